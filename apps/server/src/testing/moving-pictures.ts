import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { pngChunk } from "./hostile-pictures.ts";

/** A frame of an animated PNG: red, green, blue and alpha, its place and disposal. */
export interface Frame {
  width: number;
  height: number;
  x: number;
  y: number;
  pixels: Buffer;
  dispose?: number;
  blend?: number;
}

const uint = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export interface PngChunk {
  type: string;
  data: Buffer;
}

/** The chunks of a PNG, in order. */
export function chunksOf(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString("latin1", at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  return chunks;
}

const packed = async ({ width, height, pixels }: Frame): Promise<Buffer> => {
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: false })
    .toBuffer();
  return Buffer.concat(chunksOf(png).flatMap(({ type, data }) => (type === "IDAT" ? [data] : [])));
};

/** An animated PNG of these frames, each shown a tenth of a second; `still` comes first, for older readers. */
export async function apng(frames: readonly Frame[], still?: Frame): Promise<Buffer> {
  const [first = { width: 1, height: 1 }] = still ? [still] : frames;
  let sequence = 0;
  const next = () => uint(sequence++);
  const chunks = [pngChunk("acTL", Buffer.concat([uint(frames.length), uint(3)]))];
  if (still) chunks.push(pngChunk("IDAT", await packed(still)));
  for (const [at, frame] of frames.entries()) {
    const { width, height, x, y, dispose = 0, blend = 0 } = frame;
    const control = [next(), ...[width, height, x, y].map(uint), Buffer.from([0, 1, 0, 10, dispose, blend])];
    chunks.push(pngChunk("fcTL", Buffer.concat(control)));
    const data = await packed(frame);
    chunks.push(
      !still && at === 0 ? pngChunk("IDAT", data) : pngChunk("fdAT", Buffer.concat([next(), data])),
    );
  }
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", Buffer.concat([uint(first.width), uint(first.height), Buffer.from([8, 6, 0, 0, 0])])),
    ...chunks,
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The frames of an animated PNG as pixels, decoded independently of the code under test. */
export async function framesOf(png: Buffer): Promise<{ frames: Frame[]; controls: Buffer[]; plays: number }> {
  const controls: Buffer[] = [];
  const packs: Buffer[][] = [];
  let [plays, due] = [-1, 0];
  const inOrder = (data: Buffer) => {
    if (data.readUInt32BE() !== due++) throw new Error("a chunk out of order");
  };
  for (const { type, data } of chunksOf(png)) {
    if (type === "acTL") plays = data.readUInt32BE(4);
    if (type === "fcTL") {
      inOrder(data);
      controls.push(Buffer.from(data.subarray(4)));
      packs.push([]);
    }
    if (type === "IDAT") packs.at(-1)?.push(data);
    if (type === "fdAT") {
      inOrder(data);
      packs.at(-1)?.push(data.subarray(4));
    }
  }
  const frames = controls.map((control, at): Frame => {
    const [width = 0, height = 0, x = 0, y = 0] = [0, 4, 8, 12].map((from) => control.readUInt32BE(from));
    return { width, height, x, y, pixels: unfiltered(inflateSync(Buffer.concat(packs[at] ?? [])), width) };
  });
  return { frames, controls, plays };
}

/** Undoes what a PNG does to its rows before it packs them; four bytes a pixel. */
function unfiltered(rows: Buffer, width: number): Buffer {
  const stride = 4 * width;
  const height = rows.length / (stride + 1);
  const out = Buffer.alloc(stride * height);
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (out[y * stride + x] ?? 0));
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const [left, up, corner] = [at(x - 4, y), at(x, y - 1), at(x - 4, y - 1)];
      const guess = left + up - corner;
      const [dl, du, dc] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
      const nearer = du <= dc ? up : corner;
      const paeth = dl <= du && dl <= dc ? left : nearer;
      const added = [0, left, up, (left + up) >> 1, paeth][filter] ?? 0;
      out[y * stride + x] = ((rows[y * (stride + 1) + 1 + x] ?? 0) + added) & 255;
    }
  }
  return out;
}

/** An animated WebP or GIF of discs moving over a transparent background. */
export async function wandering(kind: "webp" | "gif", side: number, count: number): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const x = Math.round((side * (at + 1)) / (count + 1));
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${x}" cy="${side / 2}" r="${side / 8}" fill="hsl(${at * 40} 80% 50%)"/></svg>`;
      return sharp(Buffer.from(svg)).png().toBuffer();
    }),
  );
  const joined = sharp(frames, { join: { animated: true } });
  const delay = Array<number>(count).fill(120);
  return kind === "gif"
    ? joined.gif({ delay, loop: 2 }).toBuffer()
    : joined.webp({ delay, loop: 2 }).toBuffer();
}

/** An animated WebP whose frames are repeated `times` times. */
export function repeated(webp: Buffer, times: number): Buffer {
  const [before, frames]: [Buffer[], Buffer[]] = [[webp.subarray(0, 12)], []];
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    (webp.toString("latin1", at, at + 4) === "ANMF" ? frames : before).push(webp.subarray(at, end));
    at = end;
  }
  const whole = Buffer.concat([...before, ...Array<Buffer[]>(times).fill(frames).flat()]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
