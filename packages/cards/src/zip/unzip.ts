import { Inflate } from "fflate";
import { CardRefused, refuse } from "../card-refusal.ts";
import { crc32 } from "../crc32.ts";
import { guards } from "../limits.ts";
import { directoryOf, type ZipEntry } from "./directory.ts";

/** Deflate expands a byte to at most 1032, so a push makes no more than `size`, or 4 MB if that is more. */
const stepFor = (size: number) => Math.min(0x10000, Math.max(0x1000, Math.trunc(size / 1032)));

/** The largest size a file of this packed size may inflate to. */
const allowed = (packed: number) => Math.max(guards.harmless, packed * guards.ratio);

/** Inflates piece by piece and stops at `limit`; declared sizes are trusted only after a check. */
function inflate(entry: ZipEntry, limit: number): Uint8Array {
  if (entry.size > limit) refuse("bomb", entry.path);
  if (entry.method === 0) return entry.packed;
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    if (size > entry.size) refuse("bomb", entry.path);
    pieces.push(piece);
  });
  const step = stepFor(entry.size);
  try {
    for (let at = 0; at < entry.packed.length; at += step)
      stream.push(entry.packed.subarray(at, at + step), at + step >= entry.packed.length);
  } catch (error) {
    if (error instanceof CardRefused) throw error;
    refuse("badZip");
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * Every file of an archive, checked, in memory. Never holds more than `guards.charx` of unpacked bytes; an
 * archive inside the archive is not opened.
 */
export function unzip(zip: Uint8Array): Map<string, Uint8Array> {
  const entries = directoryOf(zip);
  if (entries.reduce((sum, { size }) => sum + size, 0) > guards.charx) refuse("tooLarge", "50MB");
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const file = inflate(entry, allowed(entry.packed.length));
    if (file.length !== entry.size || crc32(file) !== entry.crc) refuse("badChecksum", entry.path);
    files.set(entry.path, file);
  }
  return files;
}
