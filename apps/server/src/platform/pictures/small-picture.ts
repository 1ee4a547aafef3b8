import type { Sharp } from "sharp";
import { open } from "./libvips.ts";

const THUMB_SIDE = 480;
const THUMB_BYTES = 30 * 1024;
const BLUR_CHARS = 400;

// Tried in order until one is small enough; the last is small for any picture.
const SIZES = [
  { side: THUMB_SIDE, quality: 78 },
  { side: THUMB_SIDE, quality: 60 },
  { side: 400, quality: 45 },
  { side: 300, quality: 40 },
  { side: 200, quality: 30 },
] as const;

/** A picture at thumbnail size, decoded once for everything made from it. */
export async function small(image: (sides: number) => Sharp): Promise<Buffer> {
  return image(THUMB_SIDE).png({ compressionLevel: 1 }).toBuffer();
}

/** A still WebP of at most 30 KB, its longer side at most 480 pixels (`protocol §10.1`). */
export async function thumbnailOf(picture: Buffer): Promise<Buffer> {
  let thumb = Buffer.alloc(0);
  for (const { side, quality } of SIZES) {
    thumb = await open(picture)
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .toBuffer();
    if (thumb.length <= THUMB_BYTES) break;
  }
  return thumb;
}

/** A few pixels as a data URL of at most 400 characters, to draw blurred before the picture loads (`MSG-10`). */
export async function blurOf(picture: Buffer): Promise<string | undefined> {
  for (const side of [16, 12, 8, 4]) {
    const tiny = await open(picture).resize(side, side, { fit: "inside" }).webp({ quality: 30 }).toBuffer();
    const url = `data:image/webp;base64,${tiny.toString("base64")}`;
    if (url.length <= BLUR_CHARS) return url;
  }
  return undefined;
}
