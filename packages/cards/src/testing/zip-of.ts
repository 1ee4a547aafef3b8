import { deflateRawSync } from "node:zlib";
import { crc32 } from "../crc32.ts";

export interface ZipPart {
  readonly path: string;
  readonly data: Uint8Array;
  /** False claims of the archive about the file. */
  readonly lies?: {
    readonly size?: number;
    readonly crc?: number;
    readonly flags?: number;
    readonly method?: number;
  };
  readonly deflate?: boolean;
  /** Its sizes and its place are 64-bit numbers in the extra field, as some programs write them always. */
  readonly long?: boolean;
}

function record(
  signature: number,
  fields: readonly (readonly [size: 2 | 4 | 8, value: number])[],
  ...tail: Uint8Array[]
) {
  const head = new Uint8Array(4 + fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(head.buffer);
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else if (size === 8) view.setBigUint64(at, BigInt(value), true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return Buffer.concat([head, ...tail]);
}

const ELSEWHERE = 0xffffffff;

/** An extra field of 64-bit numbers, behind one of another kind. */
function longField(...numbers: number[]): Uint8Array {
  const other = Buffer.from([0x55, 0x54, 1, 0, 0]);
  const head = Buffer.from([1, 0, numbers.length * 8, 0]);
  const held = Buffer.alloc(numbers.length * 8);
  for (const [at, number] of numbers.entries()) held.writeBigUInt64LE(BigInt(number), at * 8);
  return Buffer.concat([other, head, held]);
}

/** The end record and, where it is `long`, the one with 64-bit numbers before it. */
function endRecord({
  count,
  length,
  offset,
  long,
}: {
  count: number;
  length: number;
  offset: number;
  long: boolean;
}) {
  const longEnd = record(0x06064b50, [
    ...([
      [8, 44],
      [2, 45],
      [2, 45],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, length],
      [8, offset],
    ] as const),
  ]);
  const locator = record(0x07064b50, [
    [4, 0],
    [8, offset + length],
    [4, 1],
  ]);
  const end = record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, long ? 0xffff : count],
    [2, long ? 0xffff : count],
    [4, long ? ELSEWHERE : length],
    [4, long ? ELSEWHERE : offset],
    [2, 0],
  ]);
  return long ? Buffer.concat([longEnd, locator, end]) : end;
}

/** An archive made by hand, possibly with false claims; `longEnd` writes where the directory is in 64-bit numbers. */
export function zipOf(
  parts: readonly ZipPart[],
  { longEnd = false }: { readonly longEnd?: boolean } = {},
): Uint8Array {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const { path, data, lies = {}, deflate = false, long = false } of parts) {
    const name = new TextEncoder().encode(path);
    const packed = deflate ? deflateRawSync(data, { level: 9 }) : data;
    const size = lies.size ?? data.length;
    const extra = long ? longField(size, packed.length, offset) : new Uint8Array();
    const common = [
      [2, lies.flags ?? 0x800],
      [2, lies.method ?? (deflate ? 8 : 0)],
      [4, 0],
      [4, lies.crc ?? crc32(data)],
      [4, long ? ELSEWHERE : packed.length],
      [4, long ? ELSEWHERE : size],
      [2, name.length],
      [2, extra.length],
    ] as const;
    const local = record(0x04034b50, [[2, 20], ...common], name, extra, packed);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, long ? ELSEWHERE : offset],
    ] as const;
    centrals.push(record(0x02014b50, [[2, 20], [2, 20], ...common, ...rest], name, extra));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = endRecord({ count: parts.length, length: directory.length, offset, long: longEnd });
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}
