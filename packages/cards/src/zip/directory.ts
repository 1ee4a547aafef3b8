import { refuse } from "../card-refusal.ts";
import { guards } from "../limits.ts";
import { pathOf } from "./safe-path.ts";

/** A file as the archive's directory describes it. */
export interface ZipEntry {
  readonly path: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: Uint8Array;
  readonly size: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

/** The position of the end record; at most 64 KB of comment follow it. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return refuse("truncated");
}

const LONG_END = 0x06064b50;
const LONG_LOCATOR = 0x07064b50;

interface Extent {
  readonly count: number;
  readonly start: number;
  readonly stop: number;
  /** Where the archive itself begins: a picture may precede it. */
  readonly base: number;
}

/** Where the directory lies. Before the end record, a large archive has another one with 64-bit numbers. */
function extentOfDirectory(view: DataView): Extent {
  const end = endOf(view);
  const long = end - 76;
  const isLong =
    long >= 0 && view.getUint32(long, true) === LONG_END && view.getUint32(end - 20, true) === LONG_LOCATOR;
  const stop = isLong ? long : end;
  const number = (short: number, at: number) => (isLong ? Number(view.getBigUint64(long + at, true)) : short);
  const count = number(view.getUint16(end + 10, true), 32);
  const length = number(view.getUint32(end + 12, true), 40);
  const start = stop - length;
  const base = start - number(view.getUint32(end + 16, true), 48);
  return start < 0 || base < 0 ? refuse("badZip") : { count, start, stop, base };
}

/** The packed bytes after a local header. */
function packedAt(zip: Uint8Array, view: DataView, local: number, length: number): Uint8Array {
  if (local + 30 > zip.length || view.getUint32(local, true) !== LOCAL) refuse("badZip");
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + length > zip.length) refuse("truncated");
  return zip.subarray(start, start + length);
}

/** What a 32-bit number says when a 64-bit one in the extra field replaces it. */
const ELSEWHERE = 0xffffffff;
const ZIP64 = 1;

/** The 64-bit numbers in an entry's extra field, in their order; none where there is no such field. */
function longNumbers(view: DataView, from: number, length: number): number[] {
  let at = from;
  while (at + 4 <= from + length) {
    const size = view.getUint16(at + 2, true);
    if (at + 4 + size > from + length) return refuse("badZip");
    if (view.getUint16(at, true) === ZIP64)
      return Array.from({ length: Math.trunc(size / 8) }, (_, index) =>
        Number(view.getBigUint64(at + 4 + index * 8, true)),
      );
    at += 4 + size;
  }
  return [];
}

/** The sizes and the place of an entry; a field takes the next 64-bit number only where it says so. */
function extentOf(view: DataView, at: number): { size: number; length: number; local: number } {
  const [name, extra] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
  const long = longNumbers(view, at + 46 + name, extra);
  const numberAt = (offset: number) => {
    const short = view.getUint32(offset, true);
    return short === ELSEWHERE ? (long.shift() ?? refuse("truncated")) : short;
  };
  return { size: numberAt(at + 24), length: numberAt(at + 20), local: numberAt(at + 42) };
}

/**
 * The files of an archive from its central directory; nothing is inflated yet. Refuses what is encrypted, has
 * an unsafe name, is named twice, or is too large by its own claim (`characters §5.2`).
 */
export function directoryOf(zip: Uint8Array): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const { count, start, stop: end, base } = extentOfDirectory(view);
  const entries = new Map<string, ZipEntry>();
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) refuse("badZip");
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) refuse("badZip");
    const name = zip.subarray(at + 46, at + 46 + nameLength);
    const entry = entryAt(zip, view, { at, base, path: pathOf(name) });
    if (entries.has(entry.path)) refuse("badPath", entry.path);
    if (!entry.path.endsWith("/")) entries.set(entry.path, entry);
    if (entries.size > guards.files) refuse("tooMany", "charx");
    at = next;
  }
  return [...entries.values()];
}

function entryAt(
  zip: Uint8Array,
  view: DataView,
  { at, base, path }: { at: number; base: number; path: string },
): ZipEntry {
  if (view.getUint16(at + 8, true) & 1) refuse("encrypted");
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) refuse("badZip");
  const { size, length, local } = extentOf(view, at);
  const packed = packedAt(zip, view, base + local, length);
  return { path, method, crc: view.getUint32(at + 16, true), packed, size };
}
