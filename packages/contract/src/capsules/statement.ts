import * as z from "zod/mini";
import { time } from "../scalars.ts";

/** Filters of a statement (`CAPSULE-1`). */
export const capsuleTopic = z.enum(["earned", "spent", "gift", "order"]);
export type CapsuleTopic = z.infer<typeof capsuleTopic>;

/**
 * The topic of every kind of transaction. The kind says why capsules moved; clients show it in the reader's language.
 */
export const CAPSULE_KINDS = {
  /** Once for every account. */
  signUp: "earned",
  /** `streak`: the day of the streak, from 1. */
  checkIn: "earned",
  /** `adId`. */
  adReward: "earned",
  /** An administrator gave or took: `reason`. */
  adjusted: "earned",
  /** A hold was released, wholly or in part; `of` is the kind it was held for, whose params follow. */
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
  /** A model spoke a line of `characters` characters. */
  aiVoice: "spent",
  /** A model replied for a character: its `name`. */
  aiReply: "spent",
  /** A model painted: `count` pictures requested. */
  aiImage: "spent",
  /** A first discovery: `name`, `nameEn`, `emoji`. */
  discovery: "earned",
  /** A chapter of a story was bought: `title` of the story, `chapter`. */
  storyChapter: "spent",
  /** Income of a work became spendable: its `title`; `remix` 1 where another made it from mine. */
  workEarned: "earned",
  /** Income of a character, from others' AI chats: its `name`; `remix` 1 as above. */
  characterEarned: "earned",
} as const satisfies Record<string, CapsuleTopic>;
export type CapsuleKind = keyof typeof CAPSULE_KINDS;

/**
 * What a line opens when tapped. A chat's id is `p:{userId}` or `g:{groupId}`, an image's is its job's, a character's
 * is its user's.
 */
export const capsuleCause = z.object({
  type: z.enum(["gift", "order", "ad", "chat", "image", "story", "craft", "character"]),
  id: z.string(),
});
export type CapsuleCause = z.infer<typeof capsuleCause>;

/** Parameters for the text of a kind. */
export const capsuleParams = z.record(z.string(), z.union([z.string(), z.number()]));
export type CapsuleParams = z.infer<typeof capsuleParams>;

/** One line of a statement: what changed the spendable balance, and why. */
export const capsuleEntry = z.object({
  id: z.number(),
  kind: z.enum(Object.keys(CAPSULE_KINDS) as [CapsuleKind, ...CapsuleKind[]]),
  topic: capsuleTopic,
  params: capsuleParams,
  cause: z.nullable(capsuleCause),
  /** Signed; paid, bonus and income together. */
  change: z.number(),
  /** Spendable balance afterwards. */
  balance: z.number(),
  /** Of a hold: still open, spent, or returned; null for everything else. */
  hold: z.nullable(z.enum(["open", "spent", "returned", "parted"])),
  time,
});
export type CapsuleEntry = z.infer<typeof capsuleEntry>;
