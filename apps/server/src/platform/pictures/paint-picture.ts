import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { labelPng } from "@4d/cards";
import { type Picture, paintCommission, toSvg } from "@4d/painter";
import type { Sharp } from "sharp";
import { labelXmp } from "./label-xmp.ts";
import { drawSvg, open } from "./libvips.ts";
import type { PictureJob, PictureJobs } from "./picture-jobs.ts";

/** librsvg draws at 72 dots an inch, one per unit; a higher density draws larger instead of scaling up. */
async function raster<T>(picture: Picture, width: number, draw: (image: Sharp) => Promise<T>): Promise<T> {
  const density = Math.min(2400, (72 * width) / picture.width);
  const height = Math.round((width * picture.height) / picture.width);
  return drawSvg(toSvg(picture), density, (image) =>
    draw(image.resize(width, height, { fit: "fill" }).flatten()),
  );
}

/** Runs our own painter; the same commission gives the same bytes. */
export async function paintPicture({
  folder,
  params: { commission, id },
}: PictureJob<"paint">): Promise<PictureJobs["paint"]["done"]> {
  const picture = paintCommission(commission);
  const { width } = picture;
  const height = Math.round((width * picture.height) / picture.width);
  const png = await raster(picture, width, (image) => image.png({ compressionLevel: 4 }).toBuffer());
  const path = join(folder, "painted.png");
  writeFileSync(path, labelPng(png, { producer: "四次元 程序绘制", id }));
  return { path, type: "image/png", extension: "png", width, height };
}

/** Draws a composed picture once, in the largest width; the other widths are scaled from it. */
export async function drawPicture({
  folder,
  params: { picture, widths, label },
}: PictureJob<"draw">): Promise<PictureJobs["draw"]["done"]> {
  const widest = Math.max(...widths);
  const drawn = await raster(picture, widest, (image) => image.png({ compressionLevel: 1 }).toBuffer());
  const paths: string[] = [];
  for (const width of widths) {
    const path = join(folder, `drawn-${width}.webp`);
    await open(drawn).resize(width).webp({ quality: 86 }).withXmp(labelXmp(label)).toFile(path);
    paths.push(path);
  }
  return { paths };
}
