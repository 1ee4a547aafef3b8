import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  bitmapHead,
  jpegHead,
  noisyGif,
  pngChunk,
  profileBomb,
  textBomb,
  webpOf,
  zeroPng,
} from "../../testing/hostile-pictures.ts";
import { type PictureRig, startPictureRig } from "../../testing/picture-rig.ts";

/** How much one account's pictures may add to the server's memory, child processes included. */
const RISE = 150_000_000;
/** Checking a header takes milliseconds; the rest is what a busy machine needs to start a process. */
const QUICK_MS = 10_000;

let rig: PictureRig;
beforeAll(async () => {
  rig = await startPictureRig();
});
afterAll(() => rig.close());

type Kind = "remake" | "measure" | "small" | "png";
const work = (bytes: Uint8Array, kind: Kind = "remake") =>
  rig.pictures.run(kind, { who: 1, field: "avatar", source: async () => bytes, params: {} }, (done) => done);

const pixels = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const photo = pixels(200, 120);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`;
const turbulence = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f"><feTurbulence numOctaves="20"/></filter>${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(400)}</svg>`;
const text = (words: string) => Buffer.from(words, "latin1");
const cut = async (made: Promise<Buffer>) => {
  const whole = await made;
  return whole.subarray(0, Math.floor(whole.length * 0.6));
};
async function wideAvif(): Promise<Buffer> {
  const file = await photo.clone().avif({ effort: 0 }).toBuffer();
  const at = file.indexOf("ispe");
  file.writeUInt32BE(30_000, at + 8);
  file.writeUInt32BE(30_000, at + 12);
  return file;
}

/** An animated PNG with this declared frame size; it is checked before anything is decoded. */
function movingHead(width: number, height: number, frames: number, interlaced = false): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const chunks = [
    pngChunk("IHDR", Buffer.concat([size, Buffer.from([8, 6, 0, 0, interlaced ? 1 : 0])])),
    pngChunk("acTL", Buffer.concat([number(frames), number(0)])),
  ];
  for (let at = 0; at < frames; at += 1) {
    const rest = Buffer.from([0, 1, 0, 10, 0, 0]);
    chunks.push(
      pngChunk("fcTL", Buffer.concat([number(at === 0 ? 0 : 2 * at - 1), size, number(0), number(0), rest])),
    );
    const pixels = Buffer.alloc(10);
    chunks.push(
      at === 0 ? pngChunk("IDAT", pixels) : pngChunk("fdAT", Buffer.concat([number(2 * at), pixels])),
    );
  }
  return Buffer.concat([text("\x89PNG\r\n\x1a\n"), ...chunks, pngChunk("IEND", Buffer.alloc(0))]);
}

const refused: [string, () => Buffer | Promise<Buffer>][] = [
  [
    "2 MB that unpack to 2 GB at once",
    () => zeroPng({ width: 16_383, height: 16_383, bits: 16, interlaced: true }),
  ],
  ["an interlaced PNG within the pixels", () => zeroPng({ width: 8_000, height: 9_000, interlaced: true })],
  [
    "a PNG of 16 bits, interlaced",
    () => zeroPng({ width: 4_000, height: 4_000, bits: 16, interlaced: true }),
  ],
  ["a moving PNG of three large frames", () => movingHead(4_000, 4_000, 3)],
  ["a moving PNG of 1,001 frames", () => movingHead(2, 2, 1_001)],
  ["a moving PNG, interlaced, of frames that are held whole", () => movingHead(4_400, 4_400, 2, true)],
  ["a PNG wider than all", () => zeroPng({ width: 2_000_000, height: 1, color: 0 })],
  ["a PNG of no size", () => zeroPng({ width: 0, height: 10 })],
  [
    "a PNG of a hundred thousand chunks",
    () => zeroPng({ width: 1, height: 1, before: Array(100_001).fill(pngChunk("IDAT", Buffer.alloc(0))) }),
  ],
  ["a progressive JPEG of 80 megapixels", () => jpegHead(0xc2, { width: 16_000, height: 5_000 })],
  ["a JPEG in scans of one component", () => jpegHead(0xc0, { width: 12_000, height: 6_000, scanned: 1 })],
  ["a JPEG of arithmetic codes", () => jpegHead(0xc9, { width: 60, height: 60 })],
  ["a JPEG of 12 bits", () => jpegHead(0xc1, { width: 60, height: 60, bits: 12 })],
  ["a JPEG of 65,500 × 65,500", () => jpegHead(0xc0, { width: 65_500, height: 65_500 })],
  ["a GIF of 20,000 frames", () => noisyGif({ width: 2, height: 2 }, 2, 20_000)],
  ["a GIF of 300 large frames in a few kilobytes", () => noisyGif({ width: 2_000, height: 2_000 }, 2, 300)],
  ["a WebP of 5,000 frames", () => webpOf(16, 16, 5_000)],
  ["a WebP of 900 large frames", () => webpOf(4_000, 4_000, 900)],
  ["a lossless WebP of 16,000 × 16,000", () => webpOf(16_000, 5_000, 1)],
  ["an AVIF that says it has 900 megapixels", wideAvif],
  ["a bitmap of a bit a pixel", () => bitmapHead(12_000, 6_000, 1, 9_000_000)],
  ["a bitmap without its pixels", () => bitmapHead(16_000, 4_000, 24)],
  ["an SVG", () => text(svg)],
  ["an SVG with an XML head", () => text(`<?xml version="1.0"?>${svg}`)],
  ["an SVG that is packed", () => gzipSync(svg)],
  ["an SVG that takes minutes", () => text(turbulence)],
  ["a TIFF", () => photo.clone().tiff().toBuffer()],
  ["a PDF", () => text("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>")],
  ["an EPS", () => text("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage")],
  [
    "an MVG",
    () =>
      text(
        "push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 'https://127.0.0.1/x'\npop graphic-context",
      ),
  ],
  ["a PPM", () => text(`P6 2 2 255 ${"abc".repeat(4)}`)],
  ["a Radiance picture", () => text("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 2\n")],
  ["a FITS", () => text(`SIMPLE  =                    T${" ".repeat(2_900)}`)],
  ["a libvips file", () => Buffer.concat([Buffer.from("08f2a6b6", "hex"), Buffer.alloc(500)])],
  ["a JPEG XL", () => Buffer.concat([Buffer.from("ff0a", "hex"), Buffer.alloc(60)])],
  ["a JPEG 2000", () => Buffer.concat([Buffer.from("0000000c6a5020200d0a870a", "hex"), Buffer.alloc(60)])],
  [
    "a HEIC",
    () =>
      Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        text("ftypheic\0\0\0\0mif1heic"),
        Buffer.from([0, 0, 0, 12]),
        text("meta\0\0\0\0"),
      ]),
  ],
  ["nothing", () => Buffer.alloc(0)],
  ["a byte", () => Buffer.from([0xff])],
  ["a PNG's signature alone", () => text("\x89PNG\r\n\x1a\n")],
  ["an SVG that begins like a PNG", () => text(`\x89PNG\r\n\x1a\n${svg}`)],
  ["an SVG that begins like a GIF", () => text(`GIF89a${svg}`)],
  ["half a JPEG", () => cut(photo.clone().jpeg().toBuffer())],
  ["half a PNG", () => cut(photo.clone().png().toBuffer())],
  ["half a WebP", () => cut(photo.clone().webp().toBuffer())],
  ["half an AVIF", () => cut(photo.clone().avif({ effort: 0 }).toBuffer())],
  [
    "a PNG with a page behind it",
    async () => Buffer.concat([await photo.clone().png().toBuffer(), text("<html ><script>1</script>")]),
  ],
  [
    "a JPEG with a zip behind it",
    async () => Buffer.concat([await photo.clone().jpeg().toBuffer(), text("PK\x05\x06"), Buffer.alloc(18)]),
  ],
  [
    "a PNG of wrong checksums",
    async () => {
      const file = await photo.clone().png().toBuffer();
      file.writeUInt32BE(0, 29);
      return file;
    },
  ],
  [
    "more than 20 MB",
    () => Buffer.concat([jpegHead(0xc0, { width: 9, height: 9 }), Buffer.alloc(20 * 1024 * 1024)]),
  ],
];

describe("what would hold the machine is refused by its header, in every use of a picture", () => {
  it.each(refused)("%s", async (_name, make) => {
    const bytes = await make();
    await expect(work(Buffer.from("warm"))).rejects.toMatchObject({ kind: "invalid" });
    rig.most();
    const began = performance.now();
    const failure = {
      kind: "invalid",
      details: { field: "avatar", zh: expect.stringContaining("图片") as string },
    };
    await expect(work(bytes)).rejects.toMatchObject(failure);
    if (bytes.length <= 20 * 1024 * 1024)
      for (const kind of ["measure", "png"] as const)
        await expect(work(bytes, kind)).rejects.toMatchObject(failure);
    expect(performance.now() - began).toBeLessThan(QUICK_MS);
    expect(rig.most()).toBeLessThan(RISE);
    expect(rig.processes().length).toBeLessThanOrEqual(1);
  });
});

describe("what only hides something is taken, and what it hides is never unpacked", () => {
  const taken: [string, () => Buffer][] = [
    [
      "texts that unpack to 4 GB",
      () => zeroPng({ width: 64, height: 48, before: Array<Buffer>(500).fill(textBomb(8_000_000)) }),
    ],
    [
      "a colour profile of 200 MB",
      () => zeroPng({ width: 64, height: 48, before: [profileBomb(200_000_000)] }),
    ],
    [
      "thousands of frames nobody plays",
      () =>
        zeroPng({
          width: 64,
          height: 48,
          before: [
            pngChunk("acTL", Buffer.from([0, 0, 78, 32, 0, 0, 0, 0])),
            ...Array<Buffer>(20_000).fill(pngChunk("fdAT", Buffer.alloc(40))),
          ],
        }),
    ],
  ];
  it.each(taken)("%s", async (_name, make) => {
    await work(await photo.clone().png().toBuffer());
    rig.most();
    expect(await work(make())).toMatchObject({ type: "image/png", width: 64, height: 48 });
    expect(rig.most()).toBeLessThan(120_000_000);
  });
});

it("nothing of a job stays behind", async () => {
  expect((await rig.left()).filter((name) => name.startsWith("picture-"))).toEqual([]);
});
