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

/** The packed bytes after a local header. */
function packedAt(zip: Uint8Array, view: DataView, local: number, length: number): Uint8Array {
  if (local + 30 > zip.length || view.getUint32(local, true) !== LOCAL) refuse("badZip");
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + length > zip.length) refuse("truncated");
  return zip.subarray(start, start + length);
}

/**
 * The files of an archive from its central directory; nothing is inflated yet. Refuses what is encrypted, has
 * an unsafe name, is named twice, or is too large by its own claim (`characters §5.2`).
 */
export function directoryOf(zip: Uint8Array): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  // A picture may precede the archive: offsets count from the archive's own beginning.
  const base = end - length - view.getUint32(end + 16, true);
  if (base < 0) refuse("badZip");
  const entries = new Map<string, ZipEntry>();
  let at = end - length;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) refuse("badZip");
    const nameLength = view.getUint16(at + 28, true);
    const name = zip.subarray(at + 46, at + 46 + nameLength);
    const entry = entryAt(zip, view, { at, base, path: pathOf(name) });
    if (entries.has(entry.path)) refuse("badPath", entry.path);
    if (!entry.path.endsWith("/")) entries.set(entry.path, entry);
    if (entries.size > guards.files) refuse("tooMany", "charx");
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
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
  const packed = packedAt(zip, view, base + view.getUint32(at + 42, true), view.getUint32(at + 20, true));
  return { path, method, crc: view.getUint32(at + 16, true), packed, size: view.getUint32(at + 24, true) };
}
