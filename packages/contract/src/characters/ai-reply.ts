import * as z from "zod/mini";
import { id } from "../scalars.ts";

/** Where a piece of text came from; shown beside it (`CHAR-6`). */
export const provenance = z.enum(["builtin", "model"]);
export type Provenance = z.infer<typeof provenance>;

export const aiReplyStatus = z.enum(["queued", "streaming", "done", "failed", "cancelled"]);
export type AiReplyStatus = z.infer<typeof aiReplyStatus>;

/**
 * Why an answer is not the model's although one is configured, or why it is not whole; the reader is told in his
 * language.
 */
export const aiReplyTrouble = z.enum(["busy", "resting", "failed", "cut", "blocked", "insufficient"]);
export type AiReplyTrouble = z.infer<typeof aiReplyTrouble>;

/** What the message of a character's answer carries: whose turn, which of its variants is shown, who made the words. */
export const aiReplyMark = z.object({
  turnId: id,
  /** From 0. Above it in a row of its own: a variant for clients that know no EDIT; ours draw the edited message alone. */
  variant: z.number(),
  of: z.number(),
  by: provenance,
  because: z.optional(aiReplyTrouble),
  /** The card with help is drawn under it. */
  care: z.optional(z.boolean()),
  /** In a group: whom it answers; he alone has it answered once more. */
  to: z.optional(id),
});
export type AiReplyMark = z.infer<typeof aiReplyMark>;
