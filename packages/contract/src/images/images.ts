import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { provenance } from "../characters/ai-reply.ts";
import { endpoint } from "../endpoint.ts";
import {
  IMAGE_COUNT_MAX,
  IMAGE_NEGATIVE_MAX,
  IMAGE_PROMPT_MAX,
  IMAGE_SEED_MAX,
  PAGE_MAX,
} from "../limits.ts";
import { id, int, nothing, raw, text } from "../scalars.ts";
import { imageJob, imageLikeness, imageRatio, imageStyle } from "./image-job.ts";

const count = z.pipe(int, z.int().check(z.minimum(1), z.maximum(IMAGE_COUNT_MAX)));

/** A request for pictures. */
export const imageRequest = z.object({
  prompt: text(1, IMAGE_PROMPT_MAX),
  negative: z._default(text(0, IMAGE_NEGATIVE_MAX), ""),
  /** Absent: derived from the prompt. */
  style: z.optional(z.nullable(imageStyle)),
  ratio: z._default(imageRatio, "3:4"),
  count: z._default(count, 1),
  /** Absent: random. Seeds of the same hundred share a composition. */
  seed: z.optional(z.pipe(int, z.int().check(z.minimum(0), z.maximum(IMAGE_SEED_MAX)))),
  /** A character of mine or one I may meet; it is painted as its author describes it. */
  characterId: z.optional(id),
  /** builtin: our own painter, free, even where there is a model. */
  by: z.optional(provenance),
});
export type ImageRequest = z.input<typeof imageRequest>;

const dailyLimit = z.object({
  /** Pictures left for today. */
  left: z.number(),
  most: z.number(),
});

/** The cost of pictures and the remaining limits, shown before a request. */
export const imageTerms = z.object({
  /** Who paints by default: a model where one is configured. */
  by: provenance,
  /** Capsules per picture by a model. */
  price: z.number(),
  /** Limits of the product's current day. */
  today: z.object({ builtin: dailyLimit, model: dailyLimit }),
  /** How many jobs may run at once, and how many do. */
  atOnce: z.number(),
  underWay: z.number(),
});
export type ImageTerms = z.infer<typeof imageTerms>;

/** Pictures by a model, or by our own painter (`IMAGE-1`, `images §1`). */
export const images = {
  make: endpoint({
    method: "POST",
    path: "/image/jobs",
    access: "user",
    summary: "Request one to four pictures; they are painted after the response",
    headers: idempotencyKey,
    body: imageRequest,
    out: imageJob,
    errors: ["invalid", "notFound", "conflict", "insufficient", "tooMany"],
    note: "Responds before anything is painted (202 in HTTP terms); the event `image.job` reports progress. A prompt that is not allowed returns a job that is `blocked` and costs nothing.",
  }),
  job: endpoint({
    method: "GET",
    path: "/image/jobs/{id}",
    access: "user",
    summary: "One of my jobs, with its pictures",
    params: { id },
    out: imageJob,
    errors: ["notFound"],
  }),
  mine: endpoint({
    method: "GET",
    path: "/image/jobs",
    access: "user",
    summary: "My jobs with their pictures, the latest first",
    query: {
      cursor: z.optional(raw(40)),
      limit: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PAGE_MAX))), 20),
    },
    out: z.object({ items: z.array(imageJob), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid"],
  }),
  cancel: endpoint({
    method: "DELETE",
    path: "/image/jobs/{id}",
    access: "user",
    summary: "Cancel a running job: finished pictures stay, nothing else is painted or paid",
    params: { id },
    out: imageJob,
    errors: ["notFound"],
    note: "A job that is over does not change.",
  }),
  forget: endpoint({
    method: "POST",
    path: "/image/jobs/{id}/forget",
    access: "user",
    summary: "Remove a finished job from my history, with all its pictures",
    params: { id },
    out: nothing,
    errors: ["notFound", "conflict"],
    note: "conflict: it is still running.",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/image/{id}",
    access: "user",
    summary: "Delete a picture of mine; where it was sent or is in use it stays",
    params: { id },
    out: nothing,
    errors: ["notFound"],
  }),
  vary: endpoint({
    method: "POST",
    path: "/image/{id}/vary",
    access: "user",
    summary: "Pictures like one of mine: the same request, with nearby seeds",
    params: { id },
    headers: idempotencyKey,
    body: z.object({ count: z._default(count, IMAGE_COUNT_MAX) }),
    out: imageJob,
    errors: ["notFound", "conflict", "insufficient", "tooMany"],
  }),
  likeness: endpoint({
    method: "GET",
    path: "/image/likeness/{characterId}",
    access: "user",
    summary: "The likeness that a picture of a character is painted from, so that a page can paint the same",
    params: { characterId: id },
    out: imageLikeness,
    errors: ["notFound"],
  }),
  enhance: endpoint({
    method: "POST",
    path: "/image/enhance",
    access: "user",
    summary: "A prompt with more detail; nothing is stored, and it is free",
    body: z.object({ prompt: text(1, IMAGE_PROMPT_MAX), style: z.optional(z.nullable(imageStyle)) }),
    out: z.object({
      prompt: text(1, IMAGE_PROMPT_MAX),
      negative: text(0, IMAGE_NEGATIVE_MAX),
      by: provenance,
    }),
    errors: ["invalid", "tooMany"],
    note: "A repeated call returns another prompt.",
  }),
  terms: endpoint({
    method: "GET",
    path: "/image/terms",
    access: "user",
    summary: "What pictures cost, and how many I may still request",
    out: imageTerms,
    errors: [],
  }),
};
