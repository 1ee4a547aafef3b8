import { latin1Bytes, latin1Text } from "../base64.ts";
import { refuse } from "../card-refusal.ts";
import { crc32 } from "../crc32.ts";
import { guards } from "../limits.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chunk of a PNG or APNG: its type, its data, and its bytes in the file. */
export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  readonly bytes: Uint8Array;
}

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/** The chunks from IHDR to IEND, each checked. What follows the end of the picture is not part of it. */
export function chunksOf(png: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let at = SIGNATURE.length;
  while (chunks.at(-1)?.type !== "IEND") {
    if (at + 12 > png.length) refuse("truncated");
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > png.length) refuse("truncated");
    const type = latin1Text(png.subarray(at + 4, at + 8));
    if (crc32(png.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) refuse("badChecksum", type);
    if (
      chunks.push({ type, data: png.subarray(at + 8, end - 4), bytes: png.subarray(at, end) }) > guards.chunks
    )
      refuse("tooMany", "PNG");
    at = end;
  }
  if (chunks[0]?.type !== "IHDR") refuse("badChecksum", "IHDR");
  return chunks;
}

/** A chunk with its length and checksum. */
export function chunkOf(type: string, data: Uint8Array): Chunk {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(latin1Bytes(type), 4);
  bytes.set(data, 8);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)));
  return { type, data: bytes.subarray(8, -4), bytes };
}

/** The file made of these chunks. */
export function pngOf(chunks: readonly Chunk[]): Uint8Array {
  const png = new Uint8Array(chunks.reduce((sum, { bytes }) => sum + bytes.length, SIGNATURE.length));
  png.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const { bytes } of chunks) {
    png.set(bytes, at);
    at += bytes.length;
  }
  return png;
}
