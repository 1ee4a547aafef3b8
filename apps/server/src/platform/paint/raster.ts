import { type Picture, toSvg } from "@4d/painter";
import sharp, { type Sharp } from "sharp";

/** A painted picture in pixels of the given width, to be written in any format. */
export function raster(picture: Picture, width: number): Sharp {
  // librsvg draws at 72 dots an inch, a unit each; denser is larger, not blown up.
  const density = Math.min(2400, (72 * width) / picture.width);
  return sharp(Buffer.from(toSvg(picture)), { density })
    .resize(width, Math.round((width * picture.height) / picture.width), { fit: "fill" })
    .flatten();
}
