import type { FileWindow } from "./file-window.ts";
import { FRAMES_MAX } from "./picture-limits.ts";
import type { Span } from "./png-header.ts";
import { unusable } from "./unusable-picture.ts";

/** A chunk of a WebP, by the span of its data. */
interface Chunk extends Span {
  type: string;
}

/** One frame of an animated WebP: its place and display control, and the still picture it is. */
export interface WebpFrame {
  width: number;
  height: number;
  isLossless: boolean;
  /** Place, size, time, disposal: as in the file. */
  head: Buffer;
  parts: Chunk[];
}

/** An animated WebP by its chunks; nothing of it is decoded. */
export interface MovingWebp {
  /** Flags and canvas. */
  canvas: Buffer;
  /** Background and loop count. */
  play: Buffer;
  frames: WebpFrame[];
}

const CHUNKS_MAX = 200_000;
const FRAME_HEAD = 16;
const PARTS = new Set(["ALPH", "VP8 ", "VP8L"]);

function chunksOf(file: FileWindow, from: number, to: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = from; at + 8 <= to; ) {
    if (chunks.length > CHUNKS_MAX) unusable("large", "a WebP of too many chunks");
    const head = file.bytes(at, 8);
    const [type, length] = [head.toString("latin1", 0, 4), head.readUInt32LE(4)];
    chunks.push({ type, from: at + 8, to: Math.min(to, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** The size a still picture's first bytes declare. */
function sizeOf(file: FileWindow, { type, from, to }: Chunk): { width: number; height: number } {
  const head = file.some(from, Math.min(10, to - from));
  if (type === "VP8L" && head.length >= 5 && head[0] === 0x2f) {
    const bits = head.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (type === "VP8 " && head.length === 10 && head.readUIntLE(3, 3) === 0x2a019d)
    return { width: head.readUInt16LE(6) & 0x3fff, height: head.readUInt16LE(8) & 0x3fff };
  return unusable("broken", "a WebP frame that is no picture");
}

function frameOf(file: FileWindow, { from, to }: Chunk, canvas: Buffer): WebpFrame {
  if (to - from < FRAME_HEAD) unusable("broken", "a WebP frame without a head");
  const head = Buffer.from(file.bytes(from, FRAME_HEAD));
  const [x, y, width, height] = [
    2 * head.readUIntLE(0, 3),
    2 * head.readUIntLE(3, 3),
    head.readUIntLE(6, 3) + 1,
    head.readUIntLE(9, 3) + 1,
  ];
  const parts = chunksOf(file, from + FRAME_HEAD, to).filter(({ type }) => PARTS.has(type));
  const pixels = parts.filter(({ type }) => type !== "ALPH");
  const [picture] = pixels;
  if (picture === undefined || pixels.length > 1 || parts.length > 2)
    return unusable("broken", "a WebP frame of no picture, or of several");
  const size = sizeOf(file, picture);
  if (size.width !== width || size.height !== height) unusable("broken", "a WebP frame of another size");
  if (x + width > canvas.readUIntLE(4, 3) + 1 || y + height > canvas.readUIntLE(7, 3) + 1)
    unusable("broken", "a WebP frame beside its canvas");
  return { width, height, isLossless: picture.type === "VP8L", head, parts };
}

/**
 * Reads a WebP's frames; null when it is not animated. @throws UnusablePicture for too many frames, and for invalid
 * ones.
 */
export function movingWebp(file: FileWindow): MovingWebp | null {
  const chunks = chunksOf(file, 12, file.size);
  const found = chunks.filter(({ type }) => type === "ANMF");
  if (found.length > FRAMES_MAX) unusable("large", `more than ${FRAMES_MAX} frames`);
  if (found.length < 2) return null;
  const data = (name: string, length: number): Buffer => {
    const chunk = chunks.find(({ type, from, to }) => type === name && to - from >= length);
    return chunk ? Buffer.from(file.bytes(chunk.from, length)) : unusable("broken", `a WebP without ${name}`);
  };
  const canvas = data("VP8X", 10);
  return { canvas, play: data("ANIM", 6), frames: found.map((chunk) => frameOf(file, chunk, canvas)) };
}
