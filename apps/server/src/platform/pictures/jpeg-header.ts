import type { FileWindow } from "./file-window.ts";
import { unusable } from "./unusable-picture.ts";

/** What a JPEG's header declares. */
export interface JpegHeader {
  width: number;
  height: number;
  channels: number;
  /** Bytes a decoder holds for the whole picture; 0 when it reads row by row. */
  coefficients: number;
}

interface Frame extends JpegHeader {
  progressive: boolean;
  /** Samples of all components per pixel, two bytes each. */
  perPixel: number;
}

/** Baseline, extended and progressive with Huffman codes; no camera writes the others. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const START_OF_SCAN = 0xda;
const SEGMENTS_MAX = 2_000;

function frameOf(marker: number, segment: Buffer): Frame {
  const [bits = 0, channels = 0] = [segment[0], segment[5]];
  const [height, width] = [segment.readUInt16BE(1), segment.readUInt16BE(3)];
  if (bits !== 8 || ![1, 3, 4].includes(channels) || segment.length < 6 + 3 * channels)
    unusable("broken", `a JPEG of ${bits} bits and ${channels} components`);
  const factors = Array.from({ length: channels }, (_, at) => segment[7 + 3 * at] ?? 0x11);
  const [across, down] = [factors.map((one) => one >> 4), factors.map((one) => one & 15)];
  const whole = Math.max(...across) * Math.max(...down);
  const samples = factors.reduce((sum, one) => sum + (one >> 4) * (one & 15), 0) / Math.max(1, whole);
  return { width, height, channels, coefficients: 0, progressive: marker === 0xc2, perPixel: 2 * samples };
}

/** Walks the segments up to the first scan, which says whether the picture can be read row by row. */
export function jpegHeader(file: FileWindow): JpegHeader {
  let frame: Frame | undefined;
  let at = 2;
  for (let count = 0; count < SEGMENTS_MAX; count += 1) {
    const [lead, marker = 0] = file.bytes(at, 2);
    if (lead !== 0xff || OTHER_FRAMES.has(marker)) unusable("broken", "a JPEG nobody writes");
    if (marker === 0xff || marker === 0x01) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = file.bytes(at + 2, 2).readUInt16BE();
    if (length < 2) unusable("broken", "a JPEG with an empty segment");
    const segment = file.some(at + 4, length - 2);
    if (FRAMES.has(marker)) {
      if (frame || segment.length < 6) unusable("broken", "a JPEG of two pictures");
      frame = frameOf(marker, segment);
    }
    if (marker === START_OF_SCAN) {
      if (!frame) return unusable("broken", "a JPEG without a size");
      const { perPixel, progressive, ...header } = frame;
      const isWhole = progressive || (segment[0] ?? 0) < frame.channels;
      return { ...header, coefficients: isWhole ? frame.width * frame.height * perPixel : 0 };
    }
    at += 2 + length;
  }
  return unusable("broken", "a JPEG of too many segments");
}
