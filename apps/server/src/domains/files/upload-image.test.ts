import { randomBytes } from "node:crypto";
import { deflateSync, gzipSync } from "node:zlib";
import { type UploadedImage, uploadedImage } from "@4d/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FilesApp, startFilesApp } from "../../testing/files-app.ts";

const mei = 1;
let app: FilesApp;
beforeAll(async () => {
  app = await startFilesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(60_000));

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

async function stored(file: Uint8Array, name: string): Promise<UploadedImage> {
  const answer = await app.upload(mei, "/image/upload?isPermanent=false", file, name);
  expect(answer.code).toBe(200);
  return uploadedImage.parse(answer.data);
}

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await app.http.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

test("a photo loses its EXIF, stands upright, and gets a thumbnail, a blur and its true size", async () => {
  const photo = await noise(900, 600)
    .withExif({ IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const image = await stored(photo, "IMG_1.JPG");
  expect(image).toMatchObject({ width: 600, height: 900 });
  expect(image.originUrl).toMatch(/^\/files\/[\w-]{32}\.jpg$/);
  const origin = await bytesAt(image.originUrl);
  const found = await sharp(origin).metadata();
  expect([found.format, found.width, found.height, found.exif, found.orientation]).toEqual([
    "jpeg",
    600,
    900,
    undefined,
    undefined,
  ]);
  expect(origin.includes("Secret Camera")).toBe(false);
  expect(image.thumbUrl).not.toBe(image.originUrl);
  const thumb = await bytesAt(image.thumbUrl);
  expect(thumb.length).toBeLessThanOrEqual(30 * 1024);
  expect((await sharp(thumb).metadata()).height).toBeGreaterThan((await sharp(thumb).metadata()).width ?? 0);
  expect(image.blur).toMatch(/^data:image\/webp;base64,/);
  expect(image.blur?.length).toBeLessThanOrEqual(400);
});

test("a photo in Apple's format is refused with a sentence that says what to do", async () => {
  const box = (name: string, body: string) => {
    const bytes = Buffer.from(`0000${name}${body}`, "latin1");
    bytes.writeUInt32BE(bytes.length);
    return bytes;
  };
  const photo = Buffer.concat([box("ftyp", "heic\0\0\0\0mif1heic"), box("meta", "\0\0\0\0")]);
  const answer = await app.upload(mei, "/image/upload", photo, "IMG_1.HEIC");
  expect(answer).toMatchObject({ code: 422, data: { field: "file" } });
  expect(answer.message).toMatch(/HEIC.*JPG/);
});

test("a small picture is its own thumbnail", async () => {
  const image = await stored(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#6fd" } })
      .png()
      .toBuffer(),
    "点.png",
  );
  expect(image.thumbUrl).toBe(image.originUrl);
  expect(image).toMatchObject({ width: 40, height: 30 });
});

describe("each kind of picture is taken", () => {
  const frames = async (format: "gif" | "webp") => {
    const raw = Buffer.concat([
      Buffer.alloc(32 * 32 * 3, 10),
      Buffer.alloc(32 * 32 * 3, 120),
      Buffer.alloc(32 * 32 * 3, 240),
    ]);
    return sharp(raw, { raw: { width: 32, height: 96, channels: 3, pageHeight: 32 } })
      .toFormat(format, { delay: [100, 100, 100], loop: 0 })
      .toBuffer();
  };
  test.each(["gif", "webp"] as const)("a moving %s goes on moving", async (format) => {
    const image = await stored(await frames(format), `cat.${format}`);
    expect(image).toMatchObject({ width: 32, height: 32 });
    const found = await sharp(await bytesAt(image.originUrl), { animated: true }).metadata();
    expect([found.format, found.pages]).toEqual([format, 3]);
  });
  test("avif becomes webp, and is called so", async () => {
    const image = await stored(await noise(64, 48).avif({ effort: 0 }).toBuffer(), "leaf.avif");
    expect(image.originUrl).toMatch(/\.webp$/);
    const answer = await app.http.inject({ url: image.originUrl });
    expect(answer.headers["content-disposition"]).toContain("leaf.webp");
  });
  test.each([8, 24, 32])("a bitmap of %i bits", async (bits) => {
    const image = await stored(bitmap(bits), "old.bmp");
    expect(image).toMatchObject({ width: 3, height: 2 });
    const { data } = await sharp(await bytesAt(image.originUrl))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect([...data.subarray(-3)]).toEqual([0, 0, 255]);
  });
});

/** 3×2, first pixel red, last blue, the others black. */
function bitmap(bits: number): Buffer {
  const palette = bits === 8 ? Buffer.from([0, 0, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]) : Buffer.alloc(0);
  const stride = Math.ceil((3 * bits) / 32) * 4;
  const head = Buffer.alloc(54);
  head.write("BM");
  head.writeUInt32LE(54 + palette.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(3, 18);
  head.writeInt32LE(2, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  const pixels = Buffer.alloc(stride * 2);
  const put = (at: number, index: number, bgr: number[]) =>
    bits === 8 ? pixels.writeUInt8(index, at) : Buffer.from(bgr).copy(pixels, at);
  put(stride, 1, [0, 0, 255]);
  put(2 * (bits / 8), 2, [255, 0, 0]);
  return Buffer.concat([head, palette, pixels]);
}

describe("what is no plain picture is refused", async () => {
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const jpeg = await sharp({ create: { width: 60, height: 60, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>`;
  const zipEnd = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
  const cases: [string, Buffer][] = [
    ["nothing", Buffer.alloc(0)],
    ["text", Buffer.from("just words")],
    ["SVG", Buffer.from(svg)],
    ["SVG with an XML head", Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["SVGZ", gzipSync(svg)],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["script that begins like a GIF", Buffer.from("GIF89a/*\x00\x00*/=1;alert(1)")],
    ["script that begins like a bitmap", Buffer.from("BM=1;alert(document.domain)//".padEnd(80))],
    ["a picture with HTML behind it", Buffer.concat([png, Buffer.from("<html ><script>alert(1)</script>")])],
    [
      "a picture with a script in its comment",
      Buffer.concat([jpeg.subarray(0, 2), comment("<script>alert(1)</script>"), jpeg.subarray(2)]),
    ],
    ["a picture with a zip behind it", Buffer.concat([jpeg, Buffer.from("PK\x03\x04", "latin1"), zipEnd])],
    [
      "a picture that is a PDF too",
      Buffer.concat([jpeg.subarray(0, 2), comment("%PDF-1.7"), jpeg.subarray(2)]),
    ],
    ["half a picture", (await noise(300, 300).png().toBuffer()).subarray(0, 40_000)],
    ["a picture of 60,000 × 60,000 pixels", bomb(60_000, 60_000)],
    ["a picture of 12,000 × 12,000 pixels in a few bytes", bomb(12_000, 12_000)],
    ["a TIFF", await noise(20, 20).tiff().toBuffer()],
  ];
  test.each(cases)("%s", async (_name, file) => {
    const answer = await app.upload(mei, "/image/upload", file, "innocent.png");
    expect(answer).toMatchObject({ code: 422, data: { field: "file" } });
    expect(answer.message).toContain("图片");
  });

  function comment(text: string): Buffer {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length + 2);
    return Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)]);
  }

  /** A PNG that claims this size; its data is a compressed run of zeros. */
  function bomb(width: number, height: number): Buffer {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([1, 0, 0, 0, 0], 8);
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const frame = Buffer.alloc(8);
      frame.writeUInt32BE(data.length, 0);
      frame.writeUInt32BE(crc(body), 4);
      return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
    };
    const data = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 20_000_000)));
    return Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      chunk("IHDR", head),
      chunk("IDAT", data),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  }

  function crc(bytes: Buffer): number {
    let value = 0xffffffff;
    for (const byte of bytes) {
      value ^= byte;
      for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    }
    return (value ^ 0xffffffff) >>> 0;
  }
});

test("above 20 MB is too large, and nothing stays behind", async () => {
  const before = await countFiles();
  const answer = await app.upload(mei, "/image/upload", Buffer.alloc(20 * 1024 * 1024 + 1, 7), "big.png");
  expect(answer.code).toBe(413);
  expect(await countFiles()).toBe(before);
});

test("without a file, or without a login, it says so", async () => {
  const headers = { accesstoken: "1", "content-type": "multipart/form-data; boundary=x" };
  const answer = await app.http.inject({
    method: "POST",
    url: "/api/image/upload",
    headers,
    payload: "--x--\r\n",
  });
  expect(answer.json()).toMatchObject({ code: 422 });
  const nobody = await app.http.inject({ method: "POST", url: "/api/image/upload" });
  expect(nobody.json()).toMatchObject({ code: 400 });
});

async function countFiles(): Promise<number> {
  return (await app.services.db.selectFrom("stored_file").select("key").execute()).length;
}
