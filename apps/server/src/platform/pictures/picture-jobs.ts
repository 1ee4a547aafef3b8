import type { Commission, Picture } from "@4d/painter";

/** The format of a re-encoded picture. */
export type PictureTarget = "jpeg" | "png" | "webp" | "gif";

/** A picture as a file of the job's folder. */
export interface PictureFile {
  path: string;
  type: string;
  extension: string;
  width: number;
  height: number;
}

/** Small versions: a thumbnail, null when the picture is small itself, and a data URL to draw before it loads. */
interface Small {
  thumb: string | null;
  blur?: string;
}

/** Whose pixels are cut and labelled: AI-generated pictures. */
interface Label {
  producer: string;
  id: string;
}

/** Every kind of job, with its parameters besides the picture, and its result. Paths are in the job's folder. */
export interface PictureJobs {
  /** Re-encodes an uploaded picture from its pixels, with its small versions; whether it is animated. */
  remake: { params: object; done: PictureFile & Small & { moving: boolean } };
  /** The small versions of a picture that stays as it is. */
  small: { params: object; done: Small };
  /** A picture's true size, and its blur. */
  measure: { params: object; done: { width: number; height: number; blur?: string } };
  /** One frame as a PNG. */
  png: { params: object; done: { path: string } };
  /** Cuts to a shape (width by height), re-encodes and labels. */
  dress: { params: { shape: number; label: Label }; done: PictureFile };
  /** Paints with our own painter, as a labelled PNG. */
  paint: { params: { commission: Commission; id: string }; done: PictureFile };
  /** Draws a composed picture in the requested widths, labelled. */
  draw: { params: { picture: Picture; widths: readonly number[]; label: Label }; done: { paths: string[] } };
}

export type PictureJobKind = keyof PictureJobs;

/** A request to a child. `input` is the picture's file, "" for what is painted; `folder` is the job's alone. */
export interface PictureJob<K extends PictureJobKind = PictureJobKind> {
  kind: K;
  input: string;
  folder: string;
  /** Byte limits of an uploaded file, and of one made from it: our encoder packs lossless formats worse. */
  most: { input: number; output: number };
  params: PictureJobs[K]["params"];
}

/** Why a picture cannot be used; `trouble` is our fault and not the picture's. */
export type Unusable = "kind" | "heic" | "moving" | "broken" | "large" | "slow" | "trouble";

export type JobResult<K extends PictureJobKind = PictureJobKind> =
  | { done: PictureJobs[K]["done"] }
  | { unusable: Unusable; why: string };
