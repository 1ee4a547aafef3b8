import * as z from "zod/mini";
import { time } from "../scalars.ts";

/** What a statement can be filtered by (`CAPSULE-1`). */
export const capsuleTopic = z.enum(["earned", "spent", "gift", "order"]);
export type CapsuleTopic = z.infer<typeof capsuleTopic>;

/** The topic of every kind of transaction: why capsules moved, which the reader is told in his language. */
export const CAPSULE_KINDS = {
  /** Once for every account. */
  signUp: "earned",
  /** `streak`: the day of the streak, from 1. */
  checkIn: "earned",
  /** `adId`. */
  adReward: "earned",
  /** An administrator gave or took: `reason`. */
  adjusted: "earned",
  /** What was set aside came back, wholly or in part; `of` is the kind it was set aside for, whose params follow. */
  returned: "spent",
  /** `orderNo`, `paid`, `bonus`, `amount` in fen. */
  orderPaid: "order",
  /** `orderNo`, `amount` in fen. */
  orderRefunded: "order",
  /** `chatId`, `name` of the friend or group, `portions`, `mode`. */
  giftSent: "gift",
  /** `name` of the giver. */
  giftTaken: "gift",
  /** `portions` nobody took. */
  giftReturned: "gift",
  /** A model spoke a line: `characters` of it. */
  aiVoice: "spent",
  /** A model answered for a character: `name` of it. */
  aiReply: "spent",
  /** A model painted: `count` pictures that were asked for. */
  aiImage: "spent",
  /** I made something that nobody had made: `name`, `nameEn`, `emoji`. */
  discovery: "earned",
  /** A chapter of a story was bought: `title` of the story, `chapter`. */
  storyChapter: "spent",
  /** What a work of mine earned is mine to spend: its `title`; `remix` 1 where another made it from mine. */
  workEarned: "earned",
  /** What others spent on talking with a character of mine earned: its `name`; `remix` 1 as above. */
  characterEarned: "earned",
} as const satisfies Record<string, CapsuleTopic>;
export type CapsuleKind = keyof typeof CAPSULE_KINDS;

/**
 * What a line opens when it is tapped; the id of a chat is `p:{userId}` or `g:{groupId}`, that of an image a job's,
 * of a character its user's.
 */
export const capsuleCause = z.object({
  type: z.enum(["gift", "order", "ad", "chat", "image", "story", "craft", "character"]),
  id: z.string(),
});
export type CapsuleCause = z.infer<typeof capsuleCause>;

/** Fills the words of a kind. */
export const capsuleParams = z.record(z.string(), z.union([z.string(), z.number()]));
export type CapsuleParams = z.infer<typeof capsuleParams>;

/** One line of a statement: what changed what I can spend, and why. */
export const capsuleEntry = z.object({
  id: z.number(),
  kind: z.enum(Object.keys(CAPSULE_KINDS) as [CapsuleKind, ...CapsuleKind[]]),
  topic: capsuleTopic,
  params: capsuleParams,
  cause: z.nullable(capsuleCause),
  /** Signed; paid, bonus and income together. */
  change: z.number(),
  /** What could be spent after it. */
  balance: z.number(),
  /** Of capsules set aside: whether they still are, were spent, or came back; null for everything else. */
  hold: z.nullable(z.enum(["open", "spent", "returned", "parted"])),
  time,
});
export type CapsuleEntry = z.infer<typeof capsuleEntry>;
