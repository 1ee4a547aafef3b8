import { aiLabelOf } from "@4d/cards";
import { starterPortrait } from "@4d/painter";
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
