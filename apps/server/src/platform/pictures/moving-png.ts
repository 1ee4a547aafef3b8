import type { FileWindow } from "./file-window.ts";
import { FRAMES_MAX } from "./picture-limits.ts";
import { isPixels, type Span } from "./png-header.ts";
import { unusable } from "./unusable-picture.ts";

/** One frame of an animated PNG: its place, its display control, and its packed pixels. */
export interface PngFrame {
  width: number;
  height: number;
  /** As in the file, from the width on: size, place, time, disposal. */
  control: Buffer;
  data: Span[];
}

/** An animated PNG by its chunks; nothing of it is decoded. */
export interface MovingPng {
  /** What all frames share: size and kind, palette, colours. */
  header: Buffer;
  shared: Span[];
  /** How often it is played; 0 for ever. */
  plays: number;
  frames: PngFrame[];
  /** The picture for readers without animation, when it is not one of the frames. */
  still: Span[] | null;
}

const SIGNATURE = 8;
const CHUNKS_MAX = 100_000;
const SEQUENCE = 4;
const CONTROL = 26;

/** The state while reading; anything out of order makes it a still picture. */
interface Reading {
  moving: MovingPng;
  announcedFrames: number;
  sequence: number;
  hasPixels: boolean;
  isSound: boolean;
}

function takeControl(reading: Reading, file: FileWindow, at: number): void {
  const { moving } = reading;
  const control = Buffer.from(file.bytes(at, CONTROL));
  const [width, height, x, y] = [4, 8, 12, 16].map((from) => control.readUInt32BE(from)) as [
    number,
    number,
    number,
    number,
  ];
  const [canvasWidth, canvasHeight] = [moving.header.readUInt32BE(0), moving.header.readUInt32BE(4)];
  const isWhole = x === 0 && y === 0 && width === canvasWidth && height === canvasHeight;
  const fits = width > 0 && height > 0 && x + width <= canvasWidth && y + height <= canvasHeight;
  if (!fits || (!reading.hasPixels && (!isWhole || moving.frames.length > 0))) reading.isSound = false;
  if ((control[24] ?? 9) > 2 || (control[25] ?? 9) > 1) reading.isSound = false;
  if (moving.frames.length >= FRAMES_MAX) unusable("large", `more than ${FRAMES_MAX} frames`);
  moving.frames.push({ width, height, control: control.subarray(SEQUENCE), data: [] });
}

/** Whether an animation chunk has the expected sequence number. */
function inOrder(reading: Reading, file: FileWindow, at: number, length: number, least: number): boolean {
  if (length < least || file.bytes(at, SEQUENCE).readUInt32BE() !== reading.sequence) return false;
  reading.sequence += 1;
  return true;
}

function take(reading: Reading, file: FileWindow, type: string, { from, to }: Span): void {
  const { moving } = reading;
  const length = to - from;
  const last = moving.frames.at(-1);
  if (type === "acTL") {
    if (length === 8 && !reading.hasPixels && reading.announcedFrames === 0) {
      const animation = file.bytes(from, 8);
      [reading.announcedFrames, moving.plays] = [animation.readUInt32BE(), animation.readUInt32BE(4)];
    } else reading.isSound = false;
  } else if (type === "fcTL") {
    if (length === CONTROL && inOrder(reading, file, from, length, CONTROL)) takeControl(reading, file, from);
    else reading.isSound = false;
  } else if (type === "IDAT") {
    reading.hasPixels = true;
    if (moving.frames.length > 1) reading.isSound = false;
    if (last) last.data.push({ from, to });
    else moving.still = [...(moving.still ?? []), { from, to }];
  } else if (type === "fdAT") {
    const isDue = reading.hasPixels && last !== undefined && inOrder(reading, file, from, length, SEQUENCE);
    if (isDue) last.data.push({ from: from + SEQUENCE, to });
    else reading.isSound = false;
  } else if (isPixels(file, type, from, length)) moving.shared.push({ from: from - 8, to: to + 4 });
}

/**
 * Reads a PNG's frames; null when it is not animated, or when players would ignore the animation.
 * @throws UnusablePicture for too many frames.
 */
export function movingPng(file: FileWindow): MovingPng | null {
  const moving: MovingPng = {
    header: Buffer.from(file.bytes(SIGNATURE + 8, 13)),
    shared: [],
    plays: 0,
    frames: [],
    still: null,
  };
  const reading: Reading = { moving, announcedFrames: 0, sequence: 0, hasPixels: false, isSound: true };
  let at = SIGNATURE + 25;
  for (let count = 0; count < CHUNKS_MAX && reading.isSound; count += 1) {
    const head = file.bytes(at, 8);
    const [length, type] = [head.readUInt32BE(), head.toString("latin1", 4)];
    if (type === "IEND") break;
    // Pixels before the animation header: it is not animated.
    if (type === "IDAT" && reading.announcedFrames === 0) return null;
    take(reading, file, type, { from: at + 8, to: at + 8 + length });
    at += 12 + length;
  }
  const { frames } = moving;
  const isWhole =
    frames.length > 1 &&
    frames.length === reading.announcedFrames &&
    frames.every(({ data }) => data.length > 0);
  return reading.isSound && isWhole ? moving : null;
}
