import { closeSync, fstatSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { type FileWindow, withFileWindow } from "./file-window.ts";
import { open } from "./libvips.ts";
import type { MovingPng, PngFrame } from "./moving-png.ts";
import type { MovingWebp, WebpFrame } from "./moving-webp.ts";
import type { PictureFile, PictureJob } from "./picture-jobs.ts";
import { pixelsOf, type Span } from "./png-header.ts";
import { unusable } from "./unusable-picture.ts";

/** An animation's structure, by kind. */
export type Moving = { kind: "png"; of: MovingPng } | { kind: "webp"; of: MovingWebp };

const COPY = 60 * 1024;
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** 8-bit red, green, blue and alpha: what every frame becomes. */
const RGBA = Buffer.from([8, 6, 0, 0, 0]);

/** Reads spans of a file in pieces that fit a window. */
function* piecesOf(file: FileWindow, spans: readonly Span[]): Generator<Buffer> {
  for (const { from, to } of spans)
    for (let at = from; at < to; at += COPY) yield file.bytes(at, Math.min(COPY, to - at));
}

/** Writes a file, and closes it whatever happens. */
async function writing<T>(
  path: string,
  work: (put: (...parts: Uint8Array[]) => void, file: number) => T,
): Promise<Awaited<T>> {
  const file = openSync(path, "w");
  try {
    return await work((...parts) => {
      for (const part of parts) writeSync(file, part);
    }, file);
  } finally {
    closeSync(file);
  }
}

const uint = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A PNG chunk, in parts: its length and type, its data, its checksum. */
function pngChunk(type: string, ...data: Uint8Array[]): Uint8Array[] {
  const name = Buffer.from(type, "latin1");
  const sum = data.reduce((value, part) => crc32(part, value), crc32(name));
  return [uint(data.reduce((length, part) => length + part.length, 0)), name, ...data, uint(sum)];
}

interface Work {
  file: FileWindow;
  folder: string;
}

/** Re-encodes one frame as a picture of its own: the spans of its pixels in the file left at `to`. */
async function pngFrame(
  { file, folder }: Work,
  moving: MovingPng,
  frame: Omit<PngFrame, "control">,
  to: string,
): Promise<void> {
  const path = join(folder, "frame.png");
  const { header, shared } = moving;
  await writing(path, (put) => {
    put(SIGNATURE, ...pngChunk("IHDR", uint(frame.width), uint(frame.height), header.subarray(8)));
    for (const piece of piecesOf(file, shared)) put(piece);
    for (const piece of piecesOf(file, frame.data)) put(...pngChunk("IDAT", piece));
    put(...pngChunk("IEND"));
  });
  const png = open(path).toColourspace("srgb").ensureAlpha().png({ compressionLevel: 7, palette: false });
  const { width, height } = await png.toFile(to);
  if (width !== frame.width || height !== frame.height) unusable("broken", "a frame of another size");
}

/** Re-encodes every frame, one after the other, and reassembles the animation. */
async function remakePng(work: Work, moving: MovingPng, path: string): Promise<void> {
  const { header, plays, frames, still } = moving;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const made = join(work.folder, "frame-made.png");
  let sequence = 0;
  const next = () => uint(sequence++);
  await writing(path, async (put) => {
    const putPixels = async (frame: Omit<PngFrame, "control">, isFirst: boolean) => {
      await pngFrame(work, moving, frame, made);
      await withFileWindow(made, async (drawn) => {
        for (const piece of piecesOf(drawn, pixelsOf(drawn)))
          put(...(isFirst ? pngChunk("IDAT", piece) : pngChunk("fdAT", next(), piece)));
      });
    };
    put(SIGNATURE, ...pngChunk("IHDR", uint(width), uint(height), RGBA));
    put(...pngChunk("acTL", uint(frames.length), uint(plays)));
    if (still !== null) await putPixels({ width, height, data: still }, true);
    for (const [at, frame] of frames.entries()) {
      put(...pngChunk("fcTL", next(), frame.control));
      await putPixels(frame, still === null && at === 0);
    }
    put(...pngChunk("IEND"));
  });
}

function webpHead(type: string, length: number): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(length, 4);
  return head;
}

function webpChunk(type: string, ...data: Uint8Array[]): Uint8Array[] {
  const length = data.reduce((sum, part) => sum + part.length, 0);
  return [webpHead(type, length), ...data, Buffer.alloc(length % 2)];
}

const riff = (length: number): Buffer => {
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(length - 8, 4);
  return head;
};

const ALPHA = 0x10;
const MOVES = 0x02;

/** Writes a frame as a still WebP, piece by piece. */
function putStill(file: FileWindow, { head, parts }: WebpFrame, put: (...parts: Uint8Array[]) => void): void {
  const canvas = Buffer.alloc(10);
  canvas[0] = parts.length > 1 ? ALPHA : 0;
  head.copy(canvas, 4, 6, 12);
  const ground = parts.length > 1 ? webpChunk("VP8X", canvas) : [];
  const whole = (length: number) => 8 + length + (length % 2);
  const length = parts.reduce((sum, { from, to }) => sum + whole(to - from), 12);
  put(riff(length + ground.reduce((sum, part) => sum + part.length, 0)), ...ground);
  for (const { type, from, to } of parts) {
    put(webpHead(type, to - from));
    for (const piece of piecesOf(file, [{ from, to }])) put(piece);
    put(Buffer.alloc((to - from) % 2));
  }
}

/** The pixel chunks of a still WebP that our encoder wrote. */
function partsOf(still: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= still.length; ) {
    const length = still.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (/^(ALPH|VP8 |VP8L)$/.test(still.toString("latin1", at, at + 4))) parts.push(still.subarray(at, end));
    at = end;
  }
  return parts;
}

async function remakeWebp(
  { file, folder }: Work,
  { canvas, play, frames }: MovingWebp,
  path: string,
): Promise<void> {
  const [input, made] = [join(folder, "frame.webp"), join(folder, "frame-made.webp")];
  const ground = Buffer.alloc(10);
  ground[0] = MOVES | ((canvas[0] ?? 0) & ALPHA);
  canvas.copy(ground, 4, 4);
  await writing(path, async (put, target) => {
    put(riff(12), ...webpChunk("VP8X", ground), ...webpChunk("ANIM", play));
    for (const frame of frames) {
      await writing(input, (putFrame) => putStill(file, frame, putFrame));
      const { width, height } = await open(input).webp({ quality: 86, effort: 3 }).toFile(made);
      if (width !== frame.width || height !== frame.height) unusable("broken", "a frame of another size");
      put(...webpChunk("ANMF", frame.head, ...partsOf(readFileSync(made))));
    }
    writeSync(target, riff(fstatSync(target).size), 0, 12, 0);
  });
}

/**
 * Re-encodes an animation from its pixels, one frame at a time, so that only one is ever held: place, duration and
 * transparency stay the same. @throws UnusablePicture.
 */
export async function remakeMoving(
  { input, folder, most }: PictureJob,
  moving: Moving,
): Promise<PictureFile> {
  const extension = moving.kind;
  const path = join(folder, `picture.${extension}`);
  await withFileWindow(input, (file) =>
    moving.kind === "png"
      ? remakePng({ file, folder }, moving.of, path)
      : remakeWebp({ file, folder }, moving.of, path),
  );
  const [size, { width, height }] = [readSize(path), await open(path).metadata()];
  if (size > most.output) unusable("large", `${size} bytes when made anew`);
  return { path, type: `image/${extension}`, extension, width, height };
}

function readSize(path: string): number {
  const file = openSync(path, "r");
  try {
    return fstatSync(file).size;
  } finally {
    closeSync(file);
  }
}
