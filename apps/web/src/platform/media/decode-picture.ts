import { newPen } from "./canvas.ts";

/** A picture ready for drawing, in its true orientation. */
export type DecodedPicture = ImageBitmap | HTMLCanvasElement;

/**
 * Decodes a file for drawing. A browser may read more formats as an image element than as a bitmap, or have no bitmaps.
 * @throws when the file is no picture that this browser reads
 */
export async function decodePicture(file: Blob): Promise<DecodedPicture> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return decodeByElement(file);
  }
}

async function decodeByElement(file: Blob): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const pen = newPen(image.naturalWidth, image.naturalHeight);
    if (pen === null) throw new Error("no canvas");
    pen.drawImage(image, 0, 0);
    return pen.canvas;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Frees the memory of a picture that is no longer drawn. */
export function releasePicture(picture: DecodedPicture): void {
  if ("close" in picture) picture.close();
  else picture.width = 0;
}
