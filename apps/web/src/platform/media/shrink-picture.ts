import { isMoving } from "./is-moving.ts";

/** Longest edge of a picture that is sent, pixels (`MSG-10`). */
export const IMAGE_EDGE = 2048;
const QUALITY = 0.86;
/** Drawings and screenshots up to this stay without loss, bytes. */
const LOSSLESS_MAX = 1024 * 1024;

/** Size within `max` at the same shape; never larger than it was. Pure. */
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

/** What can be drawn of a file. Some browsers read more formats as an image element than as a bitmap. */
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

/** Whether anything drawn lets through what is behind it. */
export function isClear(pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = pen.canvas;
  const { data } = pen.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** What is drawn, as a file: what is clear stays so, what was small and exact stays exact. */
async function packed(
  canvas: OffscreenCanvas,
  pen: OffscreenCanvasRenderingContext2D,
  { type, size }: Blob,
): Promise<Blob> {
  if (type === "image/png" && size < LOSSLESS_MAX) return canvas.convertToBlob({ type });
  if (type === "image/jpeg" || !isClear(pen))
    return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  // A browser that cannot write WebP answers with PNG, which is clear as well.
  return canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
}

/**
 * Draws a picture anew in its true orientation, at most `edge` pixels along its longer side, which also drops everything
 * the camera wrote into the file. One that moves stays as it is, and transparency stays. @throws when unreadable.
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
