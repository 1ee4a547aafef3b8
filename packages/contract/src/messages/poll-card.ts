import * as z from "zod/mini";
import { POLL_OPTION_MAX, POLL_QUESTION_MAX } from "../limits.ts";
import { raw, time } from "../scalars.ts";

/** What a poll's card in a group's chat carries (`MSG-17`); the message is a TEXT that older clients read. */
export const pollCard = z.object({
  question: raw(POLL_QUESTION_MAX),
  options: z.array(raw(POLL_OPTION_MAX)),
  /** Any number of options may be chosen. */
  multiple: z.boolean(),
  /** Nobody learns who chose what. */
  anonymous: z.boolean(),
  /** When it closes by itself; null for never. */
  closesAt: z.nullable(time),
});
export type PollCard = z.infer<typeof pollCard>;

/** How a poll stands. The one with the higher version is the later. */
export const pollResult = z.object({
  version: z.number(),
  /** Votes for each option, in the card's order. */
  counts: z.array(z.number()),
  /** How many people voted. */
  voters: z.number(),
  /** Null while votes are taken. */
  closedAt: z.nullable(time),
});
export type PollResult = z.infer<typeof pollResult>;

/** What I chose: indices of options, ascending; empty for nothing. */
export const pollChoice = z.array(z.number());
