import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aiLabelOf } from "@4d/cards";
import { type StyleKey, starterPortrait } from "@4d/painter";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { childrenOf } from "../../testing/hostile-pictures.ts";
import { createLog } from "../log.ts";
import { createPictures, type Pictures } from "./index.ts";

// A busy machine is slow to start a process.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const closing = new AbortController();
let pictures: Pictures;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paint-"));
  pictures = createPictures({ folder, log: createLog("silent"), closing: closing.signal });
});
afterAll(async () => {
  closing.abort();
  await rm(folder, { recursive: true });
});

const painted = (seed: number, style?: StyleKey) =>
  pictures.run(
    "paint",
    {
      who: 1,
      params: { commission: { prompt: "雪山 小屋 极光", ratio: "3:4", seed, style }, id: `p${seed}` },
    },
    async ({ path, ...size }) => ({ ...size, png: await readFile(path) }),
  );

it("paints the same bytes for the same work, in the size it thinks in, labelled", async () => {
  const [one, other] = await Promise.all([painted(7), painted(7)]);
  expect(one.png.equals(other.png)).toBe(true);
  expect(one).toMatchObject({ width: 768, height: 1024, type: "image/png" });
  expect(aiLabelOf(one.png)).toEqual({ producer: "四次元 程序绘制", id: "p7" });
});

it("takes the processor's time in a process of its own", async () => {
  await painted(1);
  // Of this thread: others of the process may be collecting what earlier tests left.
  const before = process.threadCpuUsage();
  const began = performance.now();
  for (const seed of [100, 200]) await painted(seed);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan((performance.now() - began) / 3);
});

it("loads the painter once", async () => {
  await painted(1);
  const [one] = childrenOf(process.pid);
  for (const seed of [2, 3]) await painted(seed);
  expect(childrenOf(process.pid)).toContain(one);
});

it.each(["avatar", "background"] as const)(
  "draws a starter's %s in each width asked for, labelled",
  async (use) => {
    const params = {
      picture: starterPortrait("ayao", use),
      widths: [512, 128],
      label: { producer: "四次元", id: `starter-${use}` },
    };
    const files = await pictures.run("draw", { who: "server", params }, ({ paths }) =>
      Promise.all(paths.map((path) => readFile(path))),
    );
    const found = await Promise.all(files.map((file) => sharp(file).metadata()));
    expect(found.map(({ format, width, hasAlpha }) => [format, width, hasAlpha])).toEqual([
      ["webp", 512, false],
      ["webp", 128, false],
    ]);
    expect(found[0]?.xmp?.toString()).toContain(`starter-${use}`);
    const { channels } = await sharp(files[0]).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
  },
);
