/** Longest edge of a picture that is sent, pixels (`MSG-10`). */
export const IMAGE_EDGE = 2048;
/** Formats that move or are drawn by rule; a canvas would freeze them. */
const AS_IS = ["image/gif"];
const QUALITY = 0.86;

/** Size within `max` at the same shape; never larger than it was. Pure. */
export function fitWithin(
  width: number,
  height: number,
  max = IMAGE_EDGE,
): { width: number; height: number } {
  const scale = Math.min(1, max / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The name a re-encoded picture gets. Pure. */
export function renamed(name: string, type: string): string {
  const stem = name.replace(/\.[^.]*$/, "") || "image";
  return `${stem}.${type === "image/png" ? "png" : "jpg"}`;
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

/**
 * Draws a picture anew in its true orientation, at most 2048 px along its longer edge, which also drops
 * everything the camera wrote into the file. Pictures with transparency stay PNG. @throws when unreadable.
 */
export async function compressImage(file: Blob, name: string): Promise<{ blob: Blob; name: string }> {
  if (AS_IS.includes(file.type)) return { blob: file, name };
  const bitmap = await decoded(file);
  const { width, height } = fitWithin(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  const type = file.type === "image/png" && file.size < 1024 * 1024 ? "image/png" : "image/jpeg";
  if (type === "image/jpeg") {
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
  }
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  return { blob, name: renamed(name, type) };
}
