import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { labelXmp } from "./label-xmp.ts";
import { open } from "./libvips.ts";
import { type OpenPicture, openPicture } from "./open-picture.ts";
import type { PictureFile, PictureJob, PictureJobKind, PictureJobs, PictureTarget } from "./picture-jobs.ts";
import { CARD_PIXELS_MAX, THUMB_ABOVE } from "./picture-limits.ts";
import { remakeMoving } from "./remake-moving.ts";
import { blurOf, small, thumbnailOf } from "./small-picture.ts";
import { unusable } from "./unusable-picture.ts";

type JobDone<K extends PictureJobKind> = Promise<PictureJobs[K]["done"]>;

/** Optimised tables make a JPEG a tenth smaller, but hold the whole picture: only for pictures of a screen's size. */
const OPTIMIZED_PIXELS = 2_500_000;

/** The maximum width of a generated picture. */
const DRESSED_MAX = 2_048;

function encoded(image: Sharp, to: PictureTarget, pixels: number): Sharp {
  if (to === "jpeg") return image.jpeg({ quality: 88, optimizeCoding: pixels <= OPTIMIZED_PIXELS });
  if (to === "png") return image.png({ compressionLevel: 7 });
  if (to === "gif") return image.gif({ effort: 3 });
  return image.webp({ quality: 86, effort: 3 });
}

async function written(image: Sharp, { folder, most }: PictureJob, to: PictureTarget): Promise<PictureFile> {
  const extension = to === "jpeg" ? "jpg" : to;
  const path = join(folder, `picture.${extension}`);
  const { width, height, pageHeight, size } = await image.toFile(path);
  if (size > most.output) unusable("large", `${size} bytes when made anew`);
  return { path, type: `image/${to}`, extension, width, height: pageHeight ?? height };
}

async function smallOf(picture: OpenPicture, folder: string, isOwn: boolean): JobDone<"small"> {
  const one = await small((sides) => picture.image(sides));
  const blur = await blurOf(one);
  if (isOwn) return { thumb: null, ...(blur && { blur }) };
  const thumb = join(folder, "thumb.webp");
  writeFileSync(thumb, await thumbnailOf(one));
  return { thumb, ...(blur && { blur }) };
}

async function remake(job: PictureJob): JobDone<"remake"> {
  const { folder } = job;
  const picture = await openPicture(job, "input");
  const { to, width, height } = picture;
  const made =
    picture.moving === null
      ? await written(encoded(picture.image(undefined, { moving: true }), to, width * height), job, to)
      : await remakeMoving(job, picture.moving);
  const anew = await openPicture({ ...job, input: made.path });
  const moving = picture.moving !== null || picture.frames > 1;
  return { ...made, moving, ...(await smallOf(anew, folder, statSync(made.path).size <= THUMB_ABOVE)) };
}

async function makeSmall(job: PictureJob): JobDone<"small"> {
  const picture = await openPicture(job);
  return smallOf(picture, job.folder, statSync(job.input).size <= THUMB_ABOVE);
}

async function measure(job: PictureJob): JobDone<"measure"> {
  const picture = await openPicture(job);
  const { width, height, isTurned } = picture;
  const blur = await blurOf(await small((sides) => picture.image(sides)));
  const size = isTurned ? { width: height, height: width } : { width, height };
  return { ...size, ...(blur && { blur }) };
}

async function asPng(job: PictureJob): JobDone<"png"> {
  const picture = await openPicture(job);
  const { width, height } = picture;
  const factor = Math.min(1, Math.sqrt(CARD_PIXELS_MAX / (width * height)));
  const image = picture.image(Math.ceil(Math.max(width, height) * factor));
  const { path } = await written(encoded(image, "png", width * height), job, "png");
  return { path };
}

async function dress(job: PictureJob<"dress">): JobDone<"dress"> {
  const { shape, label } = job.params;
  const picture = await openPicture(job);
  const [w, h] = picture.isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const width = Math.max(1, Math.min(DRESSED_MAX, Math.round(Math.min(w, h * shape))));
  const size = { width, height: Math.max(1, Math.round(width / shape)) };
  // Sharp turns it upright before cutting.
  const whole = await picture
    .image(Math.max(size.width, size.height) * 2)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const cut = open(whole).resize(size.width, size.height, { fit: "cover" });
  return written(cut.webp({ quality: 88, effort: 3 }).withXmp(labelXmp(label)), job, "webp");
}

/** What each kind of job does; runs in a separate process. @throws UnusablePicture, or whatever libvips throws */
export const doJob: { [K in PictureJobKind]: (job: PictureJob<K>) => JobDone<K> } = {
  remake,
  small: makeSmall,
  measure,
  png: asPng,
  dress,
  // The painter is loaded on demand, so that a process that only decodes stays small.
  paint: async (job) => (await import("./paint-picture.ts")).paintPicture(job),
  draw: async (job) => (await import("./paint-picture.ts")).drawPicture(job),
};
