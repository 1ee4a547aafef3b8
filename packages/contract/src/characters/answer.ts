import * as z from "zod/mini";
import { id } from "../scalars.ts";

/** Where a piece of text came from; shown beside it (`CHAR-6`). */
export const provenance = z.enum(["builtin", "model"]);
export type Provenance = z.infer<typeof provenance>;

export const turnStatus = z.enum(["queued", "streaming", "done", "failed", "cancelled"]);
export type TurnStatus = z.infer<typeof turnStatus>;

/** What the message of a character's answer carries: whose turn, which of its variants, and who made the words. */
export const answerMark = z.object({ turnId: id, variant: z.number(), of: z.number(), by: provenance });
export type AnswerMark = z.infer<typeof answerMark>;
