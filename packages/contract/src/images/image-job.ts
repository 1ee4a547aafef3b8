import * as z from "zod/mini";
import { provenance } from "../characters/ai-reply.ts";
import { id, time } from "../scalars.ts";

/** Styles a picture can have; the painter implements them, a model gets them as words in the prompt. */
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
 * Why pictures are missing; clients show it in the reader's language. `words` and `guard`: the prompt is not allowed.
 * `failed`: our own failure. The rest: failures of the model.
 */
export const imageTrouble = z.enum(["words", "guard", "refused", "busy", "timeout", "model", "failed"]);
export type ImageTrouble = z.infer<typeof imageTrouble>;

/** The character a picture is painted after. */
export const imageLikeness = z.object({
  id,
  name: z.string(),
  /** The author's description, as far as the painter uses it. */
  looks: z.string(),
  /** The key of a starter character, which the painter knows. */
  starter: z.optional(z.string()),
});
export type ImageLikeness = z.infer<typeof imageLikeness>;

/** A finished picture. */
export const madeImage = z.object({
  id,
  jobId: id,
  /** Its index in the job, from 0. */
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

/** An image job: the request and its progress. */
export const imageJob = z.object({
  id,
  status: imageJobStatus,
  trouble: z.nullable(imageTrouble),
  /** The forbidden words in the prompt, when `trouble` is `words`. */
  found: z.array(z.string()),
  prompt: z.string(),
  negative: z.string(),
  style: z.nullable(imageStyle),
  ratio: imageRatio,
  count: z.number(),
  seed: z.number(),
  /** The character it is painted after. */
  character: z.nullable(z.object({ id, name: z.string() })),
  by: provenance,
  /** Capsules held while it runs; the final cost once it is over. */
  cost: z.number(),
  /** How many pictures are ready, including removed ones. */
  made: z.number(),
  /** Pictures that were not removed. */
  pictures: z.array(madeImage),
  createdAt: time,
});
export type ImageJob = z.infer<typeof imageJob>;
