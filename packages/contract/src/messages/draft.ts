import * as z from "zod/mini";
import { DRAFT_MAX, WRITING_ID_MAX } from "../limits.ts";
import { raw, time } from "../scalars.ts";

const count = z.int().check(z.minimum(0));

/**
 * One piece of writing of one terminal: a name it makes up when it begins to write, anew after sending, after emptying
 * the field and over another terminal's words; and how many changes it made since.
 */
export const writingSession = z.object({ id: raw(WRITING_ID_MAX).check(z.minLength(1)), edit: count });
export type WritingSession = z.infer<typeof writingSession>;

/**
 * What is written and not sent in a chat (`MSG-13`). `revision` is the server's and only grows; clocks decide nothing.
 * `previous` are another terminal's words that these replaced unseen; none when there are none.
 */
export const draft = z.object({
  text: raw(DRAFT_MAX),
  updatedAt: time,
  revision: z.optional(count),
  previous: z.optional(z.string()),
});
export type Draft = z.infer<typeof draft>;

/**
 * A draft as a terminal tells it. `revision` is the one its words were written upon, 0 for none; `previous` sets what can
 * be restored, "" nothing. A terminal that knows no revisions sends text alone; its `updatedAt` is read by nobody.
 */
export const syncedDraft = z.object({
  text: raw(DRAFT_MAX),
  updatedAt: z.optional(time),
  revision: z.optional(count),
  writing: z.optional(writingSession),
  previous: z.optional(raw(DRAFT_MAX)),
});
export type SyncedDraft = z.infer<typeof syncedDraft>;

/** Which draft the words of a message come from: with the message it ends on all terminals. */
export const sentDraft = z.object({ revision: count, writing: z.optional(writingSession) });
export type SentDraft = z.infer<typeof sentDraft>;
