const HEADER_BYTES = 64;
/** The most chunks read before the pixels of a PNG; an animation is declared in the first ones. */
const CHUNKS_MAX = 200;

async function bytesOf(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}

const textOf = (view: DataView, from: number, length: number): string =>
  Array.from({ length: Math.max(0, Math.min(length, view.byteLength - from)) }, (_, at) =>
    String.fromCharCode(view.getUint8(from + at)),
  ).join("");

/** Whether a PNG declares several frames before its pixels. */
async function isMovingPng(file: Blob): Promise<boolean> {
  let at = 8;
  for (let chunks = 0; chunks < CHUNKS_MAX && at + 8 <= file.size; chunks += 1) {
    const header = await bytesOf(file, at, 8);
    const type = textOf(header, 4, 4);
    if (type === "acTL") return true;
    if (type === "IDAT" || type === "IEND") return false;
    at += 12 + header.getUint32(0);
  }
  return false;
}

/**
 * Whether a picture is animated, by its bytes: a canvas would only retain its first frame. Every GIF counts, since a
 * still one is small. @throws when the file cannot be read.
 */
export async function isMoving(file: Blob): Promise<boolean> {
  const header = await bytesOf(file, 0, HEADER_BYTES);
  if (textOf(header, 0, 4) === "GIF8") return true;
  if (textOf(header, 0, 4) === "RIFF" && textOf(header, 8, 8) === "WEBPVP8X")
    return header.byteLength > 20 && (header.getUint8(20) & 2) !== 0;
  if (textOf(header, 4, 8) === "ftypavis") return true;
  return textOf(header, 1, 3) === "PNG" && isMovingPng(file);
}
