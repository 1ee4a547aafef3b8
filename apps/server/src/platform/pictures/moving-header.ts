import type { FileWindow } from "./file-window.ts";
import { FRAMES_MAX } from "./picture-limits.ts";
import { unusable } from "./unusable-picture.ts";

/** The maximum number of blocks in a file; a decoder would remember each. */
const BLOCKS_MAX = 200_000;

function counted(frames: number): number {
  if (frames > FRAMES_MAX) unusable("large", `more than ${FRAMES_MAX} frames`);
  return frames;
}

/** The size in bytes of the colour table that a packed byte declares. */
const tableOf = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Counts a GIF's frames by its blocks; data after its end does not count. @throws UnusablePicture for too many. */
export function gifFrames(file: FileWindow): number {
  let at = 13 + tableOf(file.bytes(10, 1)[0] ?? 0);
  let frames = 0;
  for (let blocks = 0; blocks < BLOCKS_MAX && at < file.size; blocks += 1) {
    const [kind] = file.bytes(at, 1);
    if (kind === 0x3b) return frames;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) {
      frames = counted(frames + 1);
      at += 11 + tableOf(file.bytes(at + 9, 1)[0] ?? 0);
    } else return frames;
    for (let length = -1; length !== 0 && at < file.size; blocks += 1) {
      length = file.bytes(at, 1)[0] ?? 0;
      at += 1 + length;
    }
  }
  if (at < file.size) unusable("large", "a GIF of too many blocks");
  return frames;
}

/** Whether a still WebP is lossless. */
export function isLosslessWebp(file: FileWindow): boolean {
  let at = 12;
  for (let blocks = 0; at + 8 <= file.size; blocks += 1) {
    if (blocks > BLOCKS_MAX) unusable("large", "a WebP of too many blocks");
    const head = file.bytes(at, 8);
    if (head.toString("latin1", 0, 4) === "VP8L") return true;
    const length = head.readUInt32LE(4);
    at += 8 + length + (length % 2);
  }
  return false;
}

/** Whether an AVIF is a sequence: our decoder reads only the first frame. */
export const isMovingAvif = (file: FileWindow): boolean => file.some(8, 4).toString("latin1") === "avis";
