import sharp, { type Sharp, type SharpOptions } from "sharp";

// One picture at a time in this process, and no cache.
sharp.concurrency(1);
sharp.cache(false);

/** Decoders for uploads, by libvips' names; all others are blocked, also for files that look like theirs. */
const OPEN = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);
const SVG = "VipsForeignLoadSvg";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: OPEN });

/** Opens a picture from outside, with a decoder for one of the accepted kinds. */
export const open = (input: string | Buffer, options: SharpOptions = {}): Sharp =>
  sharp(input, { failOn: "error", limitInputPixels: false, ...options });

/** Draws an SVG of our own painter; no other SVG is ever drawn. */
export async function drawSvg<T>(
  svg: string,
  density: number,
  draw: (image: Sharp) => Promise<T>,
): Promise<T> {
  sharp.unblock({ operation: [SVG] });
  try {
    return await draw(sharp(Buffer.from(svg), { density }));
  } finally {
    sharp.block({ operation: [SVG] });
  }
}
