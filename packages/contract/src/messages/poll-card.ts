import * as z from "zod/mini";
import { POLL_OPTION_MAX, POLL_QUESTION_MAX } from "../limits.ts";
import { raw, time } from "../scalars.ts";

/** The payload of a poll card in a group chat (`MSG-17`); legacy clients read the message as TEXT. */
export const pollCard = z.object({
  question: raw(POLL_QUESTION_MAX),
  options: z.array(raw(POLL_OPTION_MAX)),
  /** Several options may be chosen. */
  multiple: z.boolean(),
  /** Votes are secret. */
  anonymous: z.boolean(),
  /** When it closes by itself; null for never. */
  closesAt: z.nullable(time),
});
export type PollCard = z.infer<typeof pollCard>;

/** The result of a poll. The higher version is the newer. */
export const pollResult = z.object({
  version: z.number(),
  /** Votes for each option, in the card's order. */
  counts: z.array(z.number()),
  /** How many people voted. */
  voters: z.number(),
  /** Null while the poll is open. */
  closedAt: z.nullable(time),
});
export type PollResult = z.infer<typeof pollResult>;

/** My choice: indices of options, ascending; empty for none. */
export const pollChoice = z.array(z.number());
