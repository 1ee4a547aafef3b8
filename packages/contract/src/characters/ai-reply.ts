import * as z from "zod/mini";
import { id } from "../scalars.ts";

/** Where a piece of text came from; shown beside it (`CHAR-6`). */
export const provenance = z.enum(["builtin", "model"]);
export type Provenance = z.infer<typeof provenance>;

export const aiReplyStatus = z.enum(["queued", "streaming", "done", "failed", "cancelled"]);
export type AiReplyStatus = z.infer<typeof aiReplyStatus>;

/** Why a reply is not the configured model's, or is incomplete; clients show it in the reader's language. */
export const aiReplyTrouble = z.enum(["busy", "resting", "failed", "cut", "blocked", "insufficient"]);
export type AiReplyTrouble = z.infer<typeof aiReplyTrouble>;

/** What a character's message carries: its reply, the variant shown, and who made the text. */
export const aiReplyMark = z.object({
  turnId: id,
  /** From 0. Above 0 in a row of its own: a variant for clients without EDIT; others draw only the edited message. */
  variant: z.number(),
  of: z.number(),
  by: provenance,
  because: z.optional(aiReplyTrouble),
  /** Show the help card under it. */
  care: z.optional(z.boolean()),
  /** In a group: the person it answers; only they may regenerate it. */
  to: z.optional(id),
});
export type AiReplyMark = z.infer<typeof aiReplyMark>;
