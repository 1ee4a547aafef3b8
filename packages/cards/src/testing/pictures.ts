import { deflateSync } from "node:zlib";
import { type Chunk, chunkOf, pngOf } from "../png/chunks.ts";

const u32 = (...numbers: number[]) => {
  const bytes = new Uint8Array(numbers.length * 4);
  for (const [at, number] of numbers.entries()) new DataView(bytes.buffer).setUint32(at * 4, number);
  return bytes;
};

const side = 4;
/** Four rows of four grey pixels, each row begun by its filter. */
const pixels = (grey: number) =>
  new Uint8Array(
    deflateSync(Uint8Array.from({ length: side * (side + 1) }, (_, at) => (at % (side + 1) ? grey : 0))),
  );
const header = chunkOf("IHDR", Uint8Array.from([...u32(side, side), 8, 0, 0, 0, 0]));
const end = chunkOf("IEND", new Uint8Array());

/** A small PNG, with more chunks before its end. */
export function png(...more: Chunk[]): Uint8Array {
  return pngOf([header, chunkOf("IDAT", pixels(128)), ...more, end]);
}

/** A small animation of two pictures. */
export function apng(...more: Chunk[]): Uint8Array {
  const frame = (number: number) =>
    chunkOf("fcTL", Uint8Array.from([...u32(number, side, side, 0, 0), 0, 1, 0, 10, 0, 0]));
  const second = Uint8Array.from([...u32(2), ...pixels(200)]);
  return pngOf([
    header,
    chunkOf("acTL", u32(2, 0)),
    frame(0),
    chunkOf("IDAT", pixels(100)),
    frame(1),
    chunkOf("fdAT", second),
    ...more,
    end,
  ]);
}
