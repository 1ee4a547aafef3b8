import { drawnFile, newPen } from "./canvas.ts";
import { decodePicture, releasePicture } from "./decode-picture.ts";
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

/** Whether anything drawn is transparent. */
export function isClear(pen: CanvasRenderingContext2D): boolean {
  const { width, height } = pen.canvas;
  const { data } = pen.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** What was drawn as a file: transparency is retained, and small lossless pictures stay lossless. */
function packed(pen: CanvasRenderingContext2D, { type, size }: Blob): Promise<Blob | null> {
  if (type === "image/png" && size < LOSSLESS_MAX) return drawnFile(pen, type);
  if (type === "image/jpeg" || !isClear(pen)) return drawnFile(pen, "image/jpeg", QUALITY);
  // A browser that cannot write WebP returns PNG, which retains transparency as well.
  return drawnFile(pen, "image/webp", QUALITY);
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
  const picture = await decodePicture(file);
  const { width, height } = fitWithin(picture.width, picture.height, edge);
  const pen = newPen(width, height);
  if (pen === null) throw new Error("no canvas");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  releasePicture(picture);
  const blob = await packed(pen, file);
  if (blob === null) throw new Error("the canvas cannot be read");
  return { blob, name: renamed(name, blob.type) };
}
