import * as z from "zod/mini";
import { DRAFT_MAX, WRITING_ID_MAX } from "../limits.ts";
import { raw, time } from "../scalars.ts";

const count = z.int().check(z.minimum(0));

/**
 * One writing session of one terminal. The terminal makes a new `id` when writing begins, after sending, after emptying
 * the field and when overwriting another terminal's words. `edit` counts the changes since.
 */
export const writingSession = z.object({ id: raw(WRITING_ID_MAX).check(z.minLength(1)), edit: count });
export type WritingSession = z.infer<typeof writingSession>;

/**
 * The unsent text of a chat (`MSG-13`). `revision` is assigned by the server and only grows; clocks decide nothing.
 * `previous` is another terminal's text that this one replaced unseen, if any.
 */
export const draft = z.object({
  text: raw(DRAFT_MAX),
  updatedAt: time,
  revision: z.optional(count),
  previous: z.optional(z.string()),
});
export type Draft = z.infer<typeof draft>;

/**
 * A draft as a terminal sends it. `revision` is the one the text was based on, 0 for none. `previous` sets what can be
 * restored, "" nothing. A terminal without revisions sends only text; its `updatedAt` is ignored.
 */
export const syncedDraft = z.object({
  text: raw(DRAFT_MAX),
  updatedAt: z.optional(time),
  revision: z.optional(count),
  writing: z.optional(writingSession),
  previous: z.optional(raw(DRAFT_MAX)),
});
export type SyncedDraft = z.infer<typeof syncedDraft>;

/** The draft a message was written in; sending the message ends it on all terminals. */
export const sentDraft = z.object({ revision: count, writing: z.optional(writingSession) });
export type SentDraft = z.infer<typeof sentDraft>;
