import { isMoving } from "./is-moving.ts";

/** Longest edge of a sent picture, pixels (`MSG-10`). */
export const IMAGE_EDGE = 2048;
const QUALITY = 0.86;
/** Drawings and screenshots up to this size stay lossless, bytes. */
const LOSSLESS_MAX = 1024 * 1024;

/** Size within `max` in the same aspect ratio; never enlarged. Pure. */
export function fitWithin(
  width: number,
  height: number,
  max = IMAGE_EDGE,
): { width: number; height: number } {
  const scale = Math.min(1, max / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const ENDINGS: Readonly<Record<string, string>> = { "image/png": "png", "image/webp": "webp" };

/** The name a re-encoded picture gets. Pure. */
export function renamed(name: string, type: string): string {
  const stem = name.replace(/\.[^.]*$/, "") || "image";
  return `${stem}.${ENDINGS[type] ?? "jpg"}`;
}

/** A file decoded for drawing. Some browsers read more formats as an image element than as a bitmap. */
async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
      return await createImageBitmap(image);
    } finally {
      URL.revokeObjectURL(image.src);
    }
  }
}

/** Whether anything drawn is transparent. */
export function isClear(pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = pen.canvas;
  const { data } = pen.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** The canvas as a file: transparency is retained, and small lossless pictures stay lossless. */
async function packed(
  canvas: OffscreenCanvas,
  pen: OffscreenCanvasRenderingContext2D,
  { type, size }: Blob,
): Promise<Blob> {
  if (type === "image/png" && size < LOSSLESS_MAX) return canvas.convertToBlob({ type });
  if (type === "image/jpeg" || !isClear(pen))
    return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  // A browser that cannot write WebP returns PNG, which retains transparency as well.
  return canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
}

/**
 * Redraws a picture in its true orientation, at most `edge` pixels along its longer side, which also drops all
 * camera metadata. Animations stay unchanged, and transparency stays. @throws when unreadable.
 */
export async function shrinkPicture(
  file: Blob,
  name: string,
  edge = IMAGE_EDGE,
): Promise<{ blob: Blob; name: string }> {
  if (await isMoving(file)) return { blob: file, name };
  const bitmap = await decoded(file);
  const { width, height } = fitWithin(bitmap.width, bitmap.height, edge);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await packed(canvas, pen, file);
  return { blob, name: renamed(name, blob.type) };
}
