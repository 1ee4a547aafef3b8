import { crc32, createDeflate } from "node:zlib";

const PNG_HEAD = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** The start of the seven passes of an interlaced PNG, and the distance of their pixels: x, y, dx, dy. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Deflates as many zeros as the pixels of an interlaced picture of 16 bit RGBA need. */
async function emptyPixels(side: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 6 });
  const pieces: Buffer[] = [];
  deflate.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => deflate.on("end", resolve).on("error", reject));
  for (const [x, y, dx, dy] of PASSES) {
    const row = 1 + Math.ceil((side - x) / dx) * 8;
    const zeros = Buffer.alloc(row * 64);
    for (let left = row * Math.ceil((side - y) / dy); left > 0; left -= zeros.length) {
      if (!deflate.write(zeros.subarray(0, Math.min(left, zeros.length))))
        await new Promise<void>((resolve) => deflate.once("drain", resolve));
    }
  }
  deflate.end();
  await ended;
  return Buffer.concat(pieces);
}

/** An interlaced PNG of `side` × `side` pixels of 64 bits, all zero: small to send, gigabytes in memory. */
export async function hugePng(side = 16_383): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 1], 8);
  return Buffer.concat([
    PNG_HEAD,
    chunk("IHDR", header),
    chunk("IDAT", await emptyPixels(side)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An SVG of about a kilobyte that takes minutes to draw. */
export function slowSvg(): Buffer {
  const uses = (name: string) => `<use href="#${name}"/>`.repeat(20);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">
<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.9" numOctaves="20"/>
<feGaussianBlur stdDeviation="40"/><feMorphology operator="dilate" radius="20"/></filter>
<rect id="r" width="4000" height="4000" filter="url(#f)"/>
<g id="a">${uses("r")}</g><g id="b">${uses("a")}</g><g id="c">${uses("b")}</g></svg>`);
}
