import { closeSync, openSync, writeSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { FileWindow } from "./file-window.ts";
import { PROFILE_MAX } from "./picture-limits.ts";
import { unusable } from "./unusable-picture.ts";

/** What a PNG's header declares. */
export interface PngHeader {
  width: number;
  height: number;
  /** Bytes per pixel. */
  perPixel: number;
  /** Bytes a decoder holds for the whole picture; 0 when it reads row by row. */
  held: number;
  interlaced: boolean;
  /** The spans of the file that determine its pixels. */
  spans: Span[];
  /** Whether these are the whole file. */
  isClean: boolean;
}

/** A byte range of a file; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** The chunks that determine pixels. Others, such as texts, may decompress to gigabytes and are skipped. */
const PRESERVED = new Set([
  "IHDR",
  "PLTE",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "sBIT",
  "pHYs",
  "eXIf",
  "IDAT",
  "IEND",
]);
const SIGNATURE = 8;
const CHUNKS_MAX = 100_000;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const COPY = 64 * 1024;

/** Whether a colour profile decompresses within its limit. One that does not fit a window does not count. */
function isProfile(file: FileWindow, at: number, length: number): boolean {
  const data = file.some(at, length);
  const name = data.indexOf(0);
  if (data.length < length || name < 0) return false;
  try {
    return inflateSync(data.subarray(name + 2), { maxOutputLength: PROFILE_MAX }).length > 0;
  } catch {
    return false;
  }
}

/** Whether a chunk with its data at `at` determines pixels. */
export function isPixels(file: FileWindow, type: string, at: number, length: number): boolean {
  return PRESERVED.has(type) || (type === "iCCP" && isProfile(file, at, length));
}

/** The file's chunks up to its end, those of the pixels merged into spans. */
function spansOf(file: FileWindow): { spans: Span[]; isClean: boolean } {
  const spans: Span[] = [{ from: 0, to: SIGNATURE }];
  let isClean = true;
  let at = SIGNATURE;
  for (let count = 0; count < CHUNKS_MAX; count += 1) {
    const head = file.bytes(at, 8);
    const [length, type] = [head.readUInt32BE(), head.toString("latin1", 4)];
    const end = at + 12 + length;
    if (end > file.size) unusable("broken", "a PNG that ends too early");
    const last = spans.at(-1);
    if (!isPixels(file, type, at + 8, length)) isClean = false;
    else if (last?.to === at) last.to = end;
    else spans.push({ from: at, to: end });
    if (type === "IEND") return { spans, isClean: isClean && end === file.size };
    at = end;
  }
  return unusable("broken", "a PNG of too many chunks");
}

/** Walks a PNG's chunks; only a colour profile is decompressed, within its limit. */
export function pngHeader(file: FileWindow): PngHeader {
  const head = file.bytes(SIGNATURE, 25);
  if (head.toString("latin1", 4, 8) !== "IHDR") unusable("broken", "a PNG without a header");
  const [width, height] = [head.readUInt32BE(8), head.readUInt32BE(12)];
  const [bits = 0, color = 0, , , interlaced = 0] = head.subarray(16);
  const channels = CHANNELS[color] ?? unusable("broken", `a PNG of colour type ${color}`);
  const perPixel = channels * (bits > 8 ? 2 : 1);
  const held = interlaced === 0 ? 0 : width * height * perPixel;
  return { width, height, perPixel, held, interlaced: interlaced !== 0, ...spansOf(file) };
}

/** The packed pixels of a PNG we made, without chunk headers. @throws UnusablePicture when it is of another kind. */
export function pixelsOf(file: FileWindow): Span[] {
  const head = file.bytes(SIGNATURE + 16, 5);
  if (head[0] !== 8 || head[1] !== 6 || head[4] !== 0) unusable("trouble", "a frame of another kind");
  const spans: Span[] = [];
  for (let at = SIGNATURE; at + 12 <= file.size; ) {
    const chunk = file.bytes(at, 8);
    const end = at + 12 + chunk.readUInt32BE();
    if (chunk.toString("latin1", 4) === "IDAT") spans.push({ from: at + 8, to: end - 4 });
    at = end;
  }
  return spans;
}

/** Writes the pixel chunks of a PNG to `to`. */
export function writePixels(file: FileWindow, { spans }: PngHeader, to: string): void {
  const copy = openSync(to, "w");
  try {
    for (const { from, to: end } of spans)
      for (let at = from; at < end; at += COPY) writeSync(copy, file.bytes(at, Math.min(COPY, end - at)));
  } finally {
    closeSync(copy);
  }
}
