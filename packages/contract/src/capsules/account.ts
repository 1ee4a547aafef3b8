import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PAGE_MAX } from "../limits.ts";
import { int, raw } from "../scalars.ts";
import { capsuleEntry, capsuleTopic } from "./statement.ts";

/** An IANA name such as `Asia/Shanghai`; check-ins use that zone's day. */
const timeZone = z.optional(raw(64));

/** Progress in the check-in week. */
export const checkInState = z.object({
  /** Today's date for this person, `2026-11-22`. */
  day: z.string(),
  done: z.boolean(),
  /** Consecutive days, including today once checked in; 0 when the streak was broken. */
  streak: z.number(),
  /** The reward of today's check-in, given or due. */
  amount: z.number(),
  /** Rewards of days one to seven. */
  week: z.array(z.number()),
});
export type CheckInState = z.infer<typeof checkInState>;

/** A person's balances. All amounts are whole capsules. */
export const capsuleAccount = z.object({
  /** What can be spent: paid, bonus and income. */
  balance: z.number(),
  paid: z.number(),
  bonus: z.number(),
  income: z.number(),
  /** Earned but not yet spendable. */
  incomePending: z.number(),
  /** Held for operations in progress. */
  held: z.number(),
  /** Owed after a refund of capsules already spent; while positive, nothing can be spent. */
  debt: z.number(),
  checkIn: checkInState,
  ads: z.object({ left: z.number(), most: z.number(), reward: z.number() }),
});
export type CapsuleAccount = z.infer<typeof capsuleAccount>;

export const capsulePackage = z.object({
  id: z.string(),
  paid: z.number(),
  bonus: z.number(),
  /** In fen. */
  amount: z.number(),
  currency: z.literal("CNY"),
});
export type CapsulePackage = z.infer<typeof capsulePackage>;

/** Prices; 0 is free. `chapter` is the range an author may charge. */
export const capsulePrices = z.object({
  builtIn: z.number(),
  reply: z.number(),
  image: z.number(),
  voicePer100: z.number(),
  chapter: z.object({ least: z.number(), most: z.number() }),
});
export type CapsulePrices = z.infer<typeof capsulePrices>;

export const capsules = {
  account: endpoint({
    method: "GET",
    path: "/capsule/account",
    access: "user",
    summary: "My capsules: paid, bonus, held and earned separately; today's check-in",
    query: { timeZone },
    out: capsuleAccount,
    errors: ["invalid"],
  }),
  entries: endpoint({
    method: "GET",
    path: "/capsule/entries",
    access: "user",
    summary: "My statement, newest first; filtered by topic",
    query: {
      topic: z.optional(capsuleTopic),
      cursor: z.optional(raw(20)),
      limit: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PAGE_MAX))), 20),
    },
    out: z.object({ items: z.array(capsuleEntry), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid"],
  }),
  checkIn: endpoint({
    method: "POST",
    path: "/capsule/checkin",
    access: "user",
    summary: "Check in for today; again on the same day changes nothing",
    body: z.optional(z.nullable(z.object({ timeZone }))),
    out: checkInState,
    errors: ["invalid"],
    note: "The day is the caller's in the given time zone, else the product's; a day is used up in all zones at once.",
  }),
  packages: endpoint({
    method: "GET",
    path: "/capsule/packages",
    access: "user",
    summary: "Packages that can be bought",
    out: z.array(capsulePackage),
    errors: [],
  }),
  prices: endpoint({
    method: "GET",
    path: "/capsule/prices",
    access: "user",
    summary: "Prices",
    out: capsulePrices,
    errors: [],
  }),
};
