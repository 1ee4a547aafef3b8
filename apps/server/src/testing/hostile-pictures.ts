import { readdirSync, readFileSync } from "node:fs";
import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";

/** A PNG's chunk with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** `length` zeros compressed by zlib, made without ever holding them. */
function zeros(length: number): Buffer {
  const step = 1 << 20;
  const block = deflateRawSync(Buffer.alloc(step), { finishFlush: constants.Z_FULL_FLUSH });
  const times = Math.floor(length / step);
  const rest = deflateRawSync(Buffer.alloc(length - times * step));
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((((length % 65_521) << 16) | 1) >>> 0);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(times).fill(block), rest, sum]);
}

interface PngShape {
  width: number;
  height: number;
  bits?: number;
  color?: number;
  interlaced?: boolean;
  /** Chunks between the header and the pixels. */
  before?: readonly Buffer[];
}

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First column and row of each pass of an interlaced PNG, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A complete, valid PNG of zeros, a thousandth of its decoded size. */
export function zeroPng({
  width,
  height,
  bits = 8,
  color = 6,
  interlaced = false,
  before = [],
}: PngShape): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, color, 0, 0, interlaced ? 1 : 0], 8);
  const pixel = (bits * (SAMPLES[color] ?? 1)) / 8;
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const bytes = passes.reduce((sum, [x, y, dx, dy]) => {
    const [across, down] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return sum + (across > 0 && down > 0 ? (1 + Math.ceil(across * pixel)) * down : 0);
  }, 0);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", head),
    ...before,
    pngChunk("IDAT", zeros(bytes)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A text chunk of a few kilobytes that unpacks to `bytes`. */
export const textBomb = (bytes: number): Buffer =>
  pngChunk("zTXt", Buffer.concat([Buffer.from("a\0\0", "latin1"), deflateSync(Buffer.alloc(bytes))]));

/** A colour profile that unpacks to `bytes`. */
export const profileBomb = (bytes: number): Buffer =>
  pngChunk("iCCP", Buffer.concat([Buffer.from("a\0\0", "latin1"), deflateSync(Buffer.alloc(bytes))]));

/** A JPEG up to its first scan: the frame's marker, its size, its components, and how many the scan has. */
export function jpegHead(
  marker: number,
  {
    width,
    height,
    bits = 8,
    scanned = 3,
  }: { width: number; height: number; bits?: number; scanned?: number },
): Buffer {
  const frame = Buffer.from([0xff, marker, 0, 17, bits, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const parts = Array.from({ length: scanned }, (_, at) => [at + 1, 0]).flat();
  const scan = Buffer.from([0xff, 0xda, 0, 6 + parts.length, scanned, ...parts, 0, 63, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    scan,
    Buffer.alloc(4_000, 0x55),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Codes of three bits for pixels of four colours, with a clear code so often that they never grow. */
function looseCodes(pixels: number, colorOf: (at: number) => number): Buffer {
  const codes: number[] = [];
  for (let at = 0; at < pixels; at += 1) {
    if (at % 2 === 0) codes.push(4);
    codes.push(colorOf(at));
  }
  codes.push(5);
  const bytes = Buffer.alloc(Math.ceil((codes.length * 3) / 8));
  for (const [at, code] of codes.entries()) {
    const [byte, shift] = [(at * 3) >> 3, (at * 3) & 7];
    bytes[byte] = (bytes[byte] ?? 0) | ((code << shift) & 255);
    if (shift > 5) bytes[byte + 1] = (bytes[byte + 1] ?? 0) | (code >> (8 - shift));
  }
  return bytes;
}

function gifFrame(width: number, height: number, data: Buffer): Buffer {
  const place = Buffer.from([0x21, 0xf9, 4, 0, 5, 0, 0, 0, 0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  place.writeUInt16LE(width, 13);
  place.writeUInt16LE(height, 15);
  const blocks: Buffer[] = [place];
  for (let at = 0; at < data.length; at += 255) {
    const piece = data.subarray(at, at + 255);
    blocks.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat([...blocks, Buffer.from([0])]);
}

/** A GIF of this canvas whose frames are `side` wide and high, of noise in four colours. */
export function noisyGif(canvas: { width: number; height: number }, side: number, frames: number): Buffer {
  const head = Buffer.from([
    ...Buffer.from("GIF89a"),
    0,
    0,
    0,
    0,
    0x81,
    0,
    0,
    0,
    0,
    0,
    255,
    0,
    0,
    0,
    255,
    0,
    0,
    0,
    255,
  ]);
  head.writeUInt16LE(canvas.width, 6);
  head.writeUInt16LE(canvas.height, 8);
  let seed = 7;
  const noise = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (seed >> 16) & 3;
  };
  const two = [0, 1].map(() => gifFrame(side, side, looseCodes(side * side, noise)));
  const all = Array.from({ length: frames }, (_, at) => two[at % 2] ?? Buffer.alloc(0));
  return Buffer.concat([head, ...all, Buffer.from([0x3b])]);
}

/** Some 20 MB of a plausible GIF that takes half a minute of processor time to re-encode. */
export const slowGif = (): Buffer => noisyGif({ width: 500, height: 500 }, 500, 140);

/** A WebP of `frames` empty frames, or of one lossless frame that says it has this size. */
export function webpOf(width: number, height: number, frames: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type);
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const lossless = Buffer.alloc(5 + 40);
  lossless[0] = 0x2f;
  lossless.writeUInt32LE((((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14)) >>> 0, 1);
  const canvas = Buffer.alloc(10);
  canvas[0] = 2;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const frame = chunk("ANMF", Buffer.concat([Buffer.alloc(16), chunk("VP8L", lossless)]));
  const moving = [
    chunk("VP8X", canvas),
    chunk("ANIM", Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ];
  const body = Buffer.concat([Buffer.from("WEBP"), ...(frames > 1 ? moving : [chunk("VP8L", lossless)])]);
  const head = Buffer.alloc(8);
  head.write("RIFF");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** A bitmap that says it has this size. */
export function bitmapHead(width: number, height: number, bits: number, bytes = 64): Buffer {
  const head = Buffer.alloc(54 + bytes);
  head.write("BM");
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  return head;
}

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
};

/** Processes that `pid` began and that still run; Linux only. */
export function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      const status = statusOf(one);
      return new RegExp(`^PPid:\\s+${pid}$`, "m").test(status) && !/^State:\s+Z/m.test(status);
    });
}

/** Bytes a process holds. */
export const heldBy = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0);

export const lives = (pid: number): boolean => {
  const status = statusOf(pid);
  return status !== "" && !/^State:\s+Z/m.test(status);
};
