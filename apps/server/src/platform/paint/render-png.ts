import { labelPng } from "@4d/cards";
import { type Picture, toSvg } from "@4d/painter";
import sharp from "sharp";

/**
 * A painted picture as a PNG of the given width in pixels, with the label that it was made by machine
 * (`creations §4`, labelling); `id` is our own number of it. What people see of the label, screens draw.
 */
export async function renderPng(picture: Picture, width: number, id: string): Promise<Buffer> {
  const svg = toSvg(picture);
  // librsvg draws at 72 dots an inch, a unit each; denser is larger, not blown up.
  const density = Math.min(2400, (72 * width) / picture.width);
  const png = await sharp(Buffer.from(svg), { density })
    .resize(width, Math.round((width * picture.height) / picture.width), { fit: "fill" })
    .flatten()
    .png({ compressionLevel: 6 })
    .toBuffer();
  return Buffer.from(labelPng(png, { producer: "四次元 程序绘制", id }));
}
