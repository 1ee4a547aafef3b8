import { labelPng } from "@4d/cards";
import type { Picture } from "@4d/painter";
import { raster } from "./raster.ts";

/**
 * A painted picture as a PNG of the given width in pixels, with the label that it was made by machine
 * (`creations §4`, labelling); `id` is our own number of it. What people see of the label, screens draw.
 */
export async function renderPng(picture: Picture, width: number, id: string): Promise<Buffer> {
  const png = await raster(picture, width).png({ compressionLevel: 4 }).toBuffer();
  return Buffer.from(labelPng(png, { producer: "四次元 程序绘制", id }));
}
