import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pngChunk } from "../../testing/hostile-pictures.ts";
import { apng, chunksOf, type Frame, framesOf, repeated, wandering } from "../../testing/moving-pictures.ts";
import { type PictureRig, startPictureRig } from "../../testing/picture-rig.ts";

// A busy machine is slow to start a process.
vi.setConfig({ testTimeout: 120_000 });

let rig: PictureRig;
beforeAll(async () => {
  rig = await startPictureRig();
});
afterAll(() => rig.close());

const remake = (bytes: Uint8Array) =>
  rig.pictures.run(
    "remake",
    { who: 1, source: async () => bytes, params: {} },
    async ({ path, thumb, ...made }) => ({
      ...made,
      bytes: await readFile(path),
      thumb: thumb === null ? null : await readFile(thumb),
    }),
  );
const frame = (width: number, height: number, place: Partial<Frame> = {}): Frame => ({
  width,
  height,
  x: 0,
  y: 0,
  pixels: randomBytes(width * height * 4),
  ...place,
});

describe("a moving PNG stays moving, and clear", () => {
  it("every pixel, place, time and way of every frame", async () => {
    const frames = [
      frame(40, 30),
      frame(7, 5, { x: 33, y: 25, dispose: 1, blend: 1 }),
      frame(40, 30, { dispose: 2 }),
    ];
    const before = await apng(frames);
    const { bytes, type, width, height, moving } = await remake(before);
    expect([type, width, height]).toEqual(["image/png", 40, 30]);
    expect(moving).toBe(true);
    const [mine, right] = [await framesOf(bytes), await framesOf(before)];
    expect(mine.controls).toEqual(right.controls);
    expect(mine.plays).toBe(3);
    expect(mine.frames.map(({ pixels }) => pixels)).toEqual(frames.map(({ pixels }) => pixels));
    // Readers without animation show the first.
    expect(await sharp(bytes).raw().toBuffer()).toEqual(frames[0]?.pixels);
  });

  it("with the picture that stands there for those who know no animation", async () => {
    const [still, first, second] = [frame(20, 20), frame(9, 9, { x: 2, y: 3 }), frame(20, 20)];
    const { bytes } = await remake(await apng([first, second], still));
    expect((await framesOf(bytes)).frames.map(({ pixels }) => pixels)).toEqual([first.pixels, second.pixels]);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(still.pixels);
  });

  it("and nothing else that its file held", async () => {
    const file = await apng([frame(8, 8), frame(8, 8)]);
    const text = pngChunk("tEXt", Buffer.from("Comment\0here I live"));
    const { bytes } = await remake(
      Buffer.concat([file.subarray(0, 33), text, file.subarray(33), Buffer.from("behind")]),
    );
    const kinds = new Set(chunksOf(bytes).map(({ type }) => type));
    expect(kinds).toEqual(new Set(["IHDR", "acTL", "fcTL", "IDAT", "fdAT", "IEND"]));
    expect(bytes.includes("here I live")).toBe(false);
  });

  it("a still one where its frames are told wrongly, as browsers show it", async () => {
    const whole = await apng([frame(8, 8), frame(8, 8, { x: 0 }), frame(8, 8)]);
    const at = whole.lastIndexOf("fcTL");
    const wide = Buffer.from(whole);
    wide.writeUInt32BE(9, at + 8);
    const other = Buffer.from(whole);
    other.writeUInt32BE(77, at + 4);
    for (const file of [wide, other])
      expect(chunksOf((await remake(file)).bytes).some(({ type }) => type === "acTL")).toBe(false);
  });

  it("however many frames it has, and holds no more than one", async () => {
    const one = frame(1_000, 1_000, { pixels: Buffer.alloc(4_000_000, 7) });
    const { bytes } = await remake(await apng(Array<Frame>(20).fill(one)));
    expect(chunksOf(bytes).filter(({ type }) => type === "fcTL").length).toBe(20);
    expect(rig.most()).toBeLessThan(150_000_000);
  });

  it("or is refused with a sentence when it is too much", async () => {
    const many = await apng(Array.from({ length: 1_001 }, () => frame(1, 1)));
    const pixels = Buffer.alloc(4 * 2_000 * 1_000);
    const large = await apng(Array<Frame>(21).fill({ width: 2_000, height: 1_000, x: 0, y: 0, pixels }));
    for (const file of [many, large])
      await expect(remake(file)).rejects.toMatchObject({
        kind: "invalid",
        details: {
          zh: expect.stringContaining("太大") as string,
          en: expect.stringContaining("too large") as string,
        },
      });
  });
});

/** Pixels of all frames one below the other, and their metadata. */
async function looked(bytes: Buffer) {
  const image = sharp(bytes, { animated: true });
  const { pages, delay, loop, hasAlpha } = await image.metadata();
  return { told: { pages, delay, loop, hasAlpha }, pixels: await image.ensureAlpha().raw().toBuffer() };
}

describe("a moving WebP and GIF stay moving, and clear", () => {
  it.each(["webp", "gif"] as const)("%s: frames, times and what is clear", async (kind) => {
    const before = await wandering(kind, 120, 9);
    const made = await remake(before);
    expect(made.type).toBe(`image/${kind}`);
    expect([made.width, made.height]).toEqual([120, 120]);
    const [mine, right] = [await looked(made.bytes), await looked(before)];
    expect(mine.told).toEqual({ ...right.told, pages: 9, loop: 2, hasAlpha: true });
    const alphas = (pixels: Buffer) => pixels.filter((_, at) => at % 4 === 3);
    const rightOnes = alphas(right.pixels);
    const apart = alphas(mine.pixels).filter((one, at) => Math.abs(one - (rightOnes[at] ?? 0)) > 8);
    expect(apart.length).toBeLessThan(mine.pixels.length / 4 / 500);
  });

  it("a sticker of a hundred frames, which at once would be too much", async () => {
    const { bytes } = await remake(repeated(await wandering("webp", 512, 4), 25));
    expect((await sharp(bytes).metadata()).pages).toBe(100);
    expect(rig.most()).toBeLessThan(150_000_000);
  });

  it("without anything else that its file held", async () => {
    const file = await wandering("webp", 40, 3);
    const note = Buffer.from("EXIF\x08\0\0\0I live..");
    const whole = Buffer.concat([file, note]);
    whole.writeUInt32LE(whole.length - 8, 4);
    const { bytes } = await remake(whole);
    expect(bytes.includes("I live")).toBe(false);
    expect((await sharp(bytes).metadata()).pages).toBe(3);
  });

  it("or are refused with a sentence when they are too much, or when only the first frame could be read", async () => {
    const large = repeated(await wandering("webp", 1_000, 2), 400);
    await expect(remake(large)).rejects.toMatchObject({
      kind: "invalid",
      details: { zh: expect.stringContaining("太大") as string },
    });
    const avif = Buffer.from("\0\0\0\x1cftypavis\0\0\0\0avifmif1miaf", "latin1");
    await expect(remake(avif)).rejects.toMatchObject({
      kind: "invalid",
      details: { zh: expect.stringContaining("动态 WebP") as string },
    });
  });
});

describe("what is clear stays clear", () => {
  it.each(["png", "webp", "avif"] as const)("in a still %s, and in what is small of it", async (kind) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><circle cx="450" cy="450" r="300" fill="#c36"/></svg>`;
    const noise = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    const before = sharp(Buffer.from(svg)).composite([{ input: noise, blend: "in" }]);
    const { bytes, thumb } = await remake(await before.toFormat(kind).toBuffer());
    for (const picture of [bytes, thumb ?? Buffer.alloc(0)]) {
      const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const clear = (x: number, y: number) => data[4 * (y * info.width + x) + 3] ?? 255;
      expect(clear(2, 2)).toBeLessThan(4);
      expect(clear(info.width >> 1, info.height >> 1)).toBeGreaterThan(250);
    }
  });
});
