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
}

function record(
  signature: number,
  fields: readonly (readonly [size: 2 | 4, value: number])[],
  ...tail: Uint8Array[]
) {
  const head = new Uint8Array(4 + fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(head.buffer);
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return Buffer.concat([head, ...tail]);
}

/** An archive made by hand, possibly with false claims. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const { path, data, lies = {}, deflate = false } of parts) {
    const name = new TextEncoder().encode(path);
    const packed = deflate ? deflateRawSync(data, { level: 9 }) : data;
    const common = [
      [2, lies.flags ?? 0x800],
      [2, lies.method ?? (deflate ? 8 : 0)],
      [4, 0],
      [4, lies.crc ?? crc32(data)],
      [4, packed.length],
      [4, lies.size ?? data.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const local = record(0x04034b50, [[2, 20], ...common], name, packed);
    centrals.push(
      record(0x02014b50, [[2, 20], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]], name),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ]);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}
