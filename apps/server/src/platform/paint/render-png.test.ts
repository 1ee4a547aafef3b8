import { aiLabelOf } from "@4d/cards";
import { paint, type StyleKey, starterPortrait } from "@4d/painter";
import sharp from "sharp";
import { expect, test } from "vitest";
import { renderPng } from "./render-png.ts";

test("a starter's avatar and background come out as labelled PNGs of the size asked for", async () => {
  for (const [use, width, height] of [
    ["avatar", 512, 512],
    ["background", 900, 1600],
  ] as const) {
    const png = await renderPng(starterPortrait("ayao", use), width, `starter-${use}`);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width, height, hasAlpha: false });
    expect(aiLabelOf(png)).toEqual({ producer: "四次元 程序绘制", id: `starter-${use}` });
    const { channels } = await sharp(png).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
  }
});

test("the slowest manners take at most 400 ms of one core for 768 by 1024, from the prompt to the file", async () => {
  const spent = async (style: StyleKey) => {
    const began = process.cpuUsage();
    await renderPng(paint({ prompt: "雪山 小屋 极光", style, ratio: "3:4", seed: 7 }), 768, "1");
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  for (const style of ["watercolor", "ink", "starry"] as const) {
    let best = await spent(style);
    // The first run compiles as well, and a neighbour may have had the core.
    for (let again = 0; again < 4 && best > 400; again++) best = Math.min(best, await spent(style));
    expect(best, style).toBeLessThanOrEqual(400);
  }
}, 90_000);
