import type { Commission, Picture } from "@4d/painter";

/** What a picture is called by its bytes once it was made anew. */
export type PictureTarget = "jpeg" | "png" | "webp" | "gif";

/** A picture as a file of the job's folder. */
export interface PictureFile {
  path: string;
  type: string;
  extension: string;
  width: number;
  height: number;
}

/** A picture small: a thumbnail, null where it is small itself, and a data URL to draw before it loads. */
interface Small {
  thumb: string | null;
  blur?: string;
}

/** Whose pixels are cut and labelled: what a machine made. */
interface Label {
  producer: string;
  id: string;
}

/** Every kind of job, with what it is told besides the picture, and what it answers. Paths lie in the job's folder. */
export interface PictureJobs {
  /** A picture from outside made anew from its pixels, with what is small of it; whether it moves. */
  remake: { params: object; done: PictureFile & Small & { moving: boolean } };
  /** What is small of a picture that stays as it is. */
  small: { params: object; done: Small };
  /** The true size of a picture, and its blur. */
  measure: { params: object; done: { width: number; height: number; blur?: string } };
  /** One frame as a PNG. */
  png: { params: object; done: { path: string } };
  /** Cut to a shape (width by height), made anew and labelled. */
  dress: { params: { shape: number; label: Label }; done: PictureFile };
  /** Painted by our own painter, as a labelled PNG. */
  paint: { params: { commission: Commission; id: string }; done: PictureFile };
  /** A picture the painter composed, drawn in the widths asked for, labelled. */
  draw: { params: { picture: Picture; widths: readonly number[]; label: Label }; done: { paths: string[] } };
}

export type PictureJobKind = keyof PictureJobs;

/** What a child is asked. `input` is the picture's file, "" for what is painted; `folder` is the job's alone. */
export interface PictureJob<K extends PictureJobKind = PictureJobKind> {
  kind: K;
  input: string;
  folder: string;
  /** Bytes a file may have that comes from outside, and one that was made of it: lossless formats pack worse here. */
  most: { input: number; output: number };
  params: PictureJobs[K]["params"];
}

/** Why a picture cannot be used; `trouble` is ours and not the picture's. */
export type Unusable = "kind" | "heic" | "moving" | "broken" | "large" | "slow" | "trouble";

export type JobResult<K extends PictureJobKind = PictureJobKind> =
  | { done: PictureJobs[K]["done"] }
  | { unusable: Unusable; why: string };
