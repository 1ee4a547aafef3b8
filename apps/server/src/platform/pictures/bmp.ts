/** Uncompressed pixels, as sharp takes them. */
export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

const CORE_HEADER = 40;

interface Header {
  width: number;
  height: number;
  isTopDown: boolean;
  bits: number;
  pixelsAt: number;
  paletteAt: number;
}

/**
 * Reads an uncompressed Windows bitmap of 1, 4, 8, 24 or 32 bits, which sharp cannot. Null when it is of another kind,
 * truncated, or has more than `maxPixels`.
 */
export function readBmp(file: Buffer, maxPixels: number): RawPixels | null {
  const header = headerOf(file);
  if (!header || header.width * header.height > maxPixels) return null;
  const { width, height, bits, pixelsAt } = header;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (pixelsAt + stride * height > file.length) return null;
  const data = Buffer.alloc(width * height * 3);
  const color = bits <= 8 ? paletteReader(file, header) : directReader(bits);
  for (let y = 0; y < height; y += 1) {
    const row = pixelsAt + stride * (header.isTopDown ? y : height - 1 - y);
    for (let x = 0; x < width; x += 1) {
      const at = color(row, x);
      const to = (y * width + x) * 3;
      data[to] = file[at + 2] ?? 0;
      data[to + 1] = file[at + 1] ?? 0;
      data[to + 2] = file[at] ?? 0;
    }
  }
  return { data, width, height, channels: 3 };
}

function headerOf(file: Buffer): Header | null {
  if (file.length < 14 + CORE_HEADER || file.toString("latin1", 0, 2) !== "BM") return null;
  const headerSize = file.readUInt32LE(14);
  const [width, signedHeight] = [file.readInt32LE(18), file.readInt32LE(22)];
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)];
  const isPlain = compression === 0 || (compression === 3 && bits === 32);
  const isKnown = headerSize >= CORE_HEADER && isPlain && [1, 4, 8, 24, 32].includes(bits);
  if (!isKnown || width <= 0 || signedHeight === 0) return null;
  return {
    width,
    height: Math.abs(signedHeight),
    isTopDown: signedHeight < 0,
    bits,
    pixelsAt: file.readUInt32LE(10),
    paletteAt: 14 + headerSize,
  };
}

/** The offset of the blue, green and red bytes of pixel `x` in a row. */
type ColorAt = (row: number, x: number) => number;

const directReader =
  (bits: number): ColorAt =>
  (row, x) =>
    row + x * (bits / 8);

function paletteReader(file: Buffer, { bits, paletteAt }: Header): ColorAt {
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  return (row, x) => {
    const byte = file[row + Math.floor(x / perByte)] ?? 0;
    const shift = 8 - bits * ((x % perByte) + 1);
    return paletteAt + ((byte >> shift) & mask) * 4;
  };
}
