import sharp, { type Sharp } from "sharp";
import { fail } from "../../platform/failure.ts";
import { readBmp } from "./bmp.ts";
import { isPolyglot } from "./doubtful.ts";
import { sniff } from "./sniff.ts";

/** A picture made anew from its pixels: no metadata, upright, with its true size. */
export interface Picture {
  data: Buffer;
  type: string;
  extension: string;
  width: number;
  height: number;
}

/** All frames together; keeps what one upload may cost in memory (about 300 MB) within reason. */
const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 16_383; // the largest WebP
const TIMEOUT_S = 30;

type Target = "jpeg" | "png" | "webp" | "gif";

// By the type found in the bytes: the decoder that must agree, and what the picture becomes.
const KINDS = new Map<string, { decoder: string; to: Target }>([
  ["image/jpeg", { decoder: "jpeg", to: "jpeg" }],
  ["image/png", { decoder: "png", to: "png" }],
  ["image/apng", { decoder: "png", to: "png" }],
  ["image/webp", { decoder: "webp", to: "webp" }],
  ["image/gif", { decoder: "gif", to: "gif" }],
  ["image/avif", { decoder: "heif", to: "webp" }],
  ["image/heic", { decoder: "heif", to: "webp" }],
  ["image/heif", { decoder: "heif", to: "webp" }],
  ["image/bmp", { decoder: "raw", to: "png" }],
]);

const HEIC = ["image/heic", "image/heif"];

/** @throws Failure `invalid`: whatever is wrong with it, this picture is not taken. */
export function refuse(): never {
  fail("invalid", {
    field: "file",
    zh: "这张图片无法使用,请换一张 JPG、PNG、WebP 或 GIF 图片",
    en: "This picture cannot be used; please take a JPG, PNG, WebP or GIF",
  });
}

/** The decoder here knows AVIF alone of this family; HEIC's is under patents. */
function refuseHeic(): never {
  fail("invalid", {
    field: "file",
    zh: "不支持 HEIC 照片,请先存成 JPG 再上传",
    en: "HEIC photos are not supported; please save it as JPG first",
  });
}

function opened(file: Buffer, decoder: string): Sharp {
  if (decoder !== "raw") {
    const animated = decoder === "gif" || decoder === "webp";
    return sharp(file, { animated, limitInputPixels: MAX_PIXELS, failOn: "error" });
  }
  const bmp = readBmp(file, MAX_PIXELS);
  if (!bmp) refuse();
  const { data, width, height, channels } = bmp;
  return sharp(data, { raw: { width, height, channels } });
}

function encoded(image: Sharp, to: Target): Sharp {
  if (to === "jpeg") return image.jpeg({ quality: 88 });
  if (to === "png") return image.png({ compressionLevel: 7 });
  if (to === "gif") return image.gif({ effort: 3 });
  return image.webp({ quality: 86, effort: 3 });
}

/**
 * Reads an uploaded picture by its bytes and encodes it anew: rotation applied, EXIF gone, GIF and WebP still
 * moving (`MSG-10`, `messaging §3`). HEIC only where the decoder is there.
 * @throws Failure `invalid` for SVG, markup, anything that is also another kind of file, more pixels than
 *   80 million over all frames, or broken data.
 */
export async function readPicture(file: Buffer): Promise<Picture> {
  const found = await sniff(file.subarray(0, 4_100));
  const kind = KINDS.get(found);
  if (!kind || isPolyglot(file)) refuse();
  const made = await remade(file, kind).catch((error) => {
    // sharp speaks in plain Errors only: whatever it did not like, the picture is not usable.
    if (!(error instanceof Error) || error.name === "Failure") throw error;
    return HEIC.includes(found) ? refuseHeic() : refuse();
  });
  const { data, info } = made;
  const type = `image/${kind.to}`;
  return {
    data,
    type,
    extension: kind.to === "jpeg" ? "jpg" : kind.to,
    width: info.width,
    height: info.pageHeight ?? info.height,
  };
}

async function remade(file: Buffer, { decoder, to }: { decoder: string; to: Target }) {
  const image = opened(file, decoder);
  const found = await image.metadata();
  if (decoder !== "raw" && found.format !== decoder) refuse();
  if (found.width > MAX_SIDE || (found.pageHeight ?? found.height) > MAX_SIDE) refuse();
  const upright = (found.pages ?? 1) > 1 ? image : image.autoOrient();
  return encoded(upright, to).timeout({ seconds: TIMEOUT_S }).toBuffer({ resolveWithObject: true });
}
