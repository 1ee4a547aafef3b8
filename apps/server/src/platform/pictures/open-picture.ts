import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Metadata, Sharp } from "sharp";
import { readBmp } from "./bmp.ts";
import { type FileWindow, withFileWindow } from "./file-window.ts";
import { jpegHeader } from "./jpeg-header.ts";
import { open } from "./libvips.ts";
import { gifFrames, isLosslessWebp, isMovingAvif } from "./moving-header.ts";
import { movingPng } from "./moving-png.ts";
import { movingWebp } from "./moving-webp.ts";
import type { PictureJob, PictureTarget } from "./picture-jobs.ts";
import { HELD_MAX, MOVING_PIXELS_MAX, PIXELS_MAX, SIDE_MAX } from "./picture-limits.ts";
import { pngHeader, writePixels } from "./png-header.ts";
import { isPolyglot } from "./polyglot.ts";
import type { Moving } from "./remake-moving.ts";
import { UnusablePicture, unusable } from "./unusable-picture.ts";

/** A picture that passed its limits, upright, and small enough to work on. */
export interface OpenPicture {
  to: PictureTarget;
  /** The size of one frame, as in the file, before it is turned upright. */
  width: number;
  height: number;
  frames: number;
  /** Its frames, when it is re-encoded a frame at a time. */
  moving: Moving | null;
  /** The camera turned it on its side. */
  isTurned: boolean;
  /** The picture within `sides` and within `most`, upright. */
  image(sides?: number, options?: { moving: boolean }): Sharp;
}

interface Size {
  width: number;
  height: number;
}

type Decoder = NonNullable<Metadata["format"]> | "raw";

// By the kind detected in the bytes: the decoder that must agree, and the target format.
const FORMATS: Readonly<Record<PictureFormat, { decoder: Decoder; to: PictureTarget }>> = {
  jpeg: { decoder: "jpeg", to: "jpeg" },
  png: { decoder: "png", to: "png" },
  webp: { decoder: "webp", to: "webp" },
  gif: { decoder: "gif", to: "gif" },
  avif: { decoder: "heif", to: "webp" },
  heic: { decoder: "heif", to: "webp" },
  bmp: { decoder: "raw", to: "png" },
};

/** What the header says decoding costs, and the file to decode. */
interface Header {
  path: string;
  frames: number;
  moving?: Moving | null;
  /** Bytes held in any case, and bytes per pixel read. */
  held: number;
  perPixel: number;
  /** Extra bytes per pixel when the picture must be turned; bytes per pixel when it is read row by row. */
  perTurned: number;
  perRow: number;
  raw?: { data: Buffer; width: number; height: number; channels: 3 | 4 };
}

// Measured, for the limits of `images §7.2`. Bytes per pixel of a frame, and a base for every picture.
const WEBP_PIXEL = 7;
const WEBP_LOSSLESS_PIXEL = 4;
const AVIF_PIXEL = 16;
const COEFFICIENT = 1.2;
const WORK = 16_000_000;
/** Rows held of a picture that is read row by row, and of one that is scaled down meanwhile. */
const ROWS = 1_300;
const ROWS_RESIZED = 1_870;

function ensureSize(width: number, height: number): void {
  if (width < 1 || height < 1) unusable("broken", "a picture without a size");
  if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX)
    unusable("large", `${width} × ${height} pixels`);
}

function pngFile(file: FileWindow, path: string, folder: string): Header {
  const header = pngHeader(file);
  ensureSize(header.width, header.height);
  const clean = header.isClean ? path : join(folder, `clean-${basename(path)}`);
  if (!header.isClean) writePixels(file, header, clean);
  const { held, perPixel: perRow } = header;
  const found = movingPng(file);
  if (found) ensureMoving(found.frames, header.interlaced ? perRow : 0);
  const moving = found && { kind: "png" as const, of: found };
  return { path: clean, frames: 1, moving, held, perPixel: 0, perTurned: 4, perRow: held > 0 ? 0 : perRow };
}

/** @throws UnusablePicture when all frames together, or one frame at `held` bytes a pixel, exceed the limits. */
function ensureMoving(frames: readonly Size[], held: number): void {
  const pixels = frames.map(({ width, height }) => width * height);
  if (pixels.reduce((sum, one) => sum + one, 0) > MOVING_PIXELS_MAX)
    unusable("large", `${pixels.length} frames`);
  if (pixels.some((one) => held * one + WORK > HELD_MAX)) unusable("large", "a frame of too many pixels");
}

function webpFile(file: FileWindow, path: string, { width, height }: Metadata): Header {
  const found = movingWebp(file);
  if (found) {
    ensureMoving(found.frames, WEBP_PIXEL + WEBP_LOSSLESS_PIXEL);
    const moving = { kind: "webp" as const, of: found };
    return { path, frames: 1, moving, held: 8 * width * height, perPixel: 0, perTurned: 0, perRow: 0 };
  }
  const lossless = isLosslessWebp(file);
  const held = lossless ? WEBP_LOSSLESS_PIXEL * width * height : 0;
  return { path, frames: 1, held, perPixel: WEBP_PIXEL - (lossless ? 2 : 0), perTurned: 4, perRow: 0 };
}

async function bmpFile(path: string): Promise<Header> {
  const raw =
    readBmp(readFileSync(path), Math.floor(HELD_MAX / 4.5)) ?? unusable("broken", "no bitmap we know");
  return { path, frames: 1, held: 0, perPixel: 0, perTurned: 0, perRow: 0, raw };
}

/** Checks a file by its header alone: nothing is decoded, and libvips sees it only where that is cheap. */
async function headerOf(file: FileWindow, decoder: Decoder, path: string, folder: string): Promise<Header> {
  if (decoder === "raw") return bmpFile(path);
  if (decoder === "png") return pngFile(file, path, folder);
  if (decoder === "jpeg") {
    const { width, height, channels, coefficients } = jpegHeader(file);
    ensureSize(width, height);
    const held = COEFFICIENT * coefficients;
    return { path, frames: 1, held, perPixel: 0, perTurned: channels, perRow: channels };
  }
  if (decoder === "gif") {
    const frames = gifFrames(file);
    const { width, height } = await open(path).metadata();
    return { path, frames, held: 12 * width * height, perPixel: 0, perTurned: 0, perRow: 0 };
  }
  const metadata = await open(path).metadata();
  ensureSize(metadata.width, metadata.height);
  if (decoder === "webp") return webpFile(file, path, metadata);
  const held = AVIF_PIXEL * metadata.width * metadata.height;
  return { path, frames: 1, held, perPixel: 0, perTurned: 4, perRow: 0 };
}

/**
 * The number of pixels of a frame that can be held; larger frames are scaled down while reading.
 * @throws UnusablePicture when what must be held whole is too much.
 */
function mostOf(
  { held, perPixel, perTurned, perRow }: Header,
  { width, height }: Size,
  isTurned: boolean,
): number {
  const least = held + Math.max(WORK, ROWS * width * perRow);
  if (least > HELD_MAX) unusable("large", `${Math.round(least / 1e6)} MB at once`);
  const each = perPixel + (isTurned ? perTurned : 0);
  if (least + each * width * height <= HELD_MAX) return Number.POSITIVE_INFINITY;
  const left = HELD_MAX - held - Math.max(WORK, ROWS_RESIZED * width * perRow);
  return Math.max(1, Math.floor(left / each));
}

/** Turns a picture upright by its EXIF orientation. After a resize, so that less is held. */
function upright(image: Sharp, orientation: number): Sharp {
  if (orientation === 2) return image.flop();
  if (orientation === 3) return image.rotate(180);
  if (orientation === 4) return image.flip();
  if (orientation === 5) return image.flip().rotate(90);
  if (orientation === 6) return image.rotate(90);
  if (orientation === 7) return image.flip().rotate(270);
  return orientation === 8 ? image.rotate(270) : image;
}

/** The box to fit a frame into; undefined when it may keep its size. */
function boxOf({ width, height }: Size, most: number, sides: number): Size | undefined {
  const factor = Math.min(1, Math.sqrt(most / (width * height)), sides / Math.max(width, height));
  if (factor === 1) return undefined;
  const side = (one: number) => Math.max(1, Math.floor(one * factor));
  return { width: side(width), height: side(height) };
}

async function judged(
  file: FileWindow,
  { input, folder }: PictureJob,
  { decoder, to }: (typeof FORMATS)[PictureFormat],
) {
  const header = await headerOf(file, decoder, input, folder);
  const { raw, frames, moving: movingParts = null } = header;
  const found = raw ? { ...raw, format: "raw", orientation: 1 } : await open(header.path).metadata();
  if (found.format !== decoder) unusable("kind", `bytes of ${decoder} that are read as ${found.format}`);
  const { width, height, orientation = 1 } = found;
  ensureSize(width, height);
  if (frames > 1 && width * height * frames > MOVING_PIXELS_MAX) unusable("large", `${frames} frames`);
  // Animations are not turned: no camera makes them.
  const isStill = frames === 1 && movingParts === null;
  const isTurned = isStill && orientation > 4;
  const most = mostOf(header, found, isStill && orientation > 1);
  const image = (sides = SIDE_MAX, { moving } = { moving: false }): Sharp => {
    const begun = raw ? open(raw.data, { raw }) : open(header.path, { animated: moving && frames > 1 });
    const box = boxOf({ width, height }, most, sides);
    const sized = box ? begun.resize(box.width, box.height, { fit: "fill" }) : begun;
    return isStill ? upright(sized, orientation) : sized;
  };
  return { to, width, height, frames, moving: movingParts, isTurned, image };
}

/** Which limit on file bytes applies. */
type Bytes = "input" | "output";

/**
 * Opens the job's picture: its bytes are of exactly one accepted kind, its decoder agrees, and its header stays within
 * `picture-limits.ts`. @throws UnusablePicture.
 */
export async function openPicture(job: PictureJob, bytes: Bytes = "output"): Promise<OpenPicture> {
  return withFileWindow(job.input, async (file) => {
    if (file.size > job.most[bytes]) unusable("large", `${file.size} bytes`);
    const kind = detectFormat(file.some(0, 12));
    if (kind === "avif" && isMovingAvif(file)) return unusable("moving", "an AVIF of several frames");
    if (!kind || isPolyglot(file)) return unusable("kind", kind ?? "no picture");
    try {
      return await judged(file, job, FORMATS[kind]);
    } catch (error) {
      // Of this family our decoder reads only AVIF; HEIC's is patented.
      if (error instanceof UnusablePicture || kind !== "heic") throw error;
      return unusable("heic", String(error));
    }
  });
}

/** The accepted kinds of picture, by their first bytes. */
type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic" | "bmp";

const HEIC = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/** The kind by the first bytes, twelve at least; undefined for every other. */
function detectFormat(head: Buffer): PictureFormat | undefined {
  const text = (from: number, to: number) => head.toString("latin1", from, to);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 2) === "BM") return "bmp";
  if (text(4, 8) !== "ftyp") return undefined;
  const brand = text(8, 12);
  if (brand === "avif" || brand === "avis") return "avif";
  return HEIC.has(brand) ? "heic" : undefined;
}
