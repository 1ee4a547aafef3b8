import * as z from "zod/mini";
import { provenance } from "../characters/ai-reply.ts";
import { id, time } from "../scalars.ts";

/** Manners a picture can be asked for in; the painter knows them all, a model is told of them in words. */
export const imageStyles = [
  "glow",
  "ink",
  "neon",
  "watercolor",
  "papercut",
  "pixel",
  "starry",
  "oil",
  "minimal",
  "woodblock",
] as const;
export const imageStyle = z.enum(imageStyles);
export type ImageStyle = z.infer<typeof imageStyle>;

export const imageRatio = z.enum(["1:1", "3:4", "9:16"]);
export type ImageRatio = z.infer<typeof imageRatio>;

export const imageJobStatus = z.enum(["queued", "running", "done", "failed", "blocked", "cancelled"]);
export type ImageJobStatus = z.infer<typeof imageJobStatus>;

/**
 * Why there is no picture, or why some are missing; the reader is told in his language. `words` and `guard`: the
 * prompt may not be painted; the rest befell the model, except `failed`, which befell us.
 */
export const imageTrouble = z.enum(["words", "guard", "refused", "busy", "timeout", "model", "failed"]);
export type ImageTrouble = z.infer<typeof imageTrouble>;

/** After whom a picture is painted. */
export const imageLikeness = z.object({
  id,
  name: z.string(),
  /** What its author wrote of it, as far as a painter cares. */
  looks: z.string(),
  /** The key of a starter character, whom the painter knows. */
  starter: z.optional(z.string()),
});
export type ImageLikeness = z.infer<typeof imageLikeness>;

/** One picture that was made. */
export const madeImage = z.object({
  id,
  jobId: id,
  /** Which of the job's, from 0. */
  place: z.number(),
  seed: z.number(),
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** A tiny data URL to draw before it loads. */
  blur: z.optional(z.string()),
  /** builtin: drawn by our own program (程序绘制). */
  by: provenance,
});
export type MadeImage = z.infer<typeof madeImage>;

/** What was asked for, and how far it is. */
export const imageJob = z.object({
  id,
  status: imageJobStatus,
  trouble: z.nullable(imageTrouble),
  /** The words of the prompt that may not be painted, when `trouble` is `words`. */
  found: z.array(z.string()),
  prompt: z.string(),
  negative: z.string(),
  style: z.nullable(imageStyle),
  ratio: imageRatio,
  count: z.number(),
  seed: z.number(),
  /** After whom it is painted. */
  character: z.nullable(z.object({ id, name: z.string() })),
  by: provenance,
  /** Capsules set aside while it is under way; what it cost once it is over. */
  cost: z.number(),
  /** How many pictures are ready, removed ones among them. */
  made: z.number(),
  /** Those that were not removed. */
  pictures: z.array(madeImage),
  createdAt: time,
});
export type ImageJob = z.infer<typeof imageJob>;
