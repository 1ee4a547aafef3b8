import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { GIFT_MESSAGE_MAX, GIFT_PORTIONS_MAX } from "../limits.ts";
import { chatId } from "../messages/chats.ts";
import { nameText } from "../name-scalars.ts";
import { id, int, time } from "../scalars.ts";
import { giftMode } from "./gift-card.ts";
import { idempotencyKey } from "./idempotency-key.ts";

const person = z.object({ id: z.number(), nickName: z.string(), headImageThumb: z.string() });

/** Who took a portion; `best` marks the largest one, once a lucky gift is empty. */
export const giftTaker = z.object({ ...person.shape, amount: z.number(), time, best: z.boolean() });
export type GiftTaker = z.infer<typeof giftTaker>;

export const gift = z.object({
  id,
  /** Chat id from the viewer's side. */
  chatId: z.string(),
  /** The card's message; null for the moment before it is sent. */
  messageId: z.nullable(z.number()),
  sender: person,
  mode: giftMode,
  total: z.number(),
  portions: z.number(),
  message: z.string(),
  /** `expired`: after 24 hours, what nobody took was returned. */
  state: z.enum(["open", "empty", "expired"]),
  takenPortions: z.number(),
  takenTotal: z.number(),
  /** My portion; null when I took none. */
  mine: z.nullable(z.number()),
  /** I may take a portion now. */
  canTake: z.boolean(),
  takers: z.array(giftTaker),
  createdAt: time,
  expiresAt: time,
});
export type Gift = z.infer<typeof gift>;

export const gifts = {
  send: endpoint({
    method: "POST",
    path: "/gift",
    access: "user",
    summary:
      "Give capsules to a friend, or to a group in equal or lucky portions; a card in the chat shows it",
    headers: idempotencyKey,
    body: z.object({
      chatId,
      /** Total in capsules. */
      total: z.pipe(int, z.int().check(z.positive())),
      portions: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(GIFT_PORTIONS_MAX))), 1),
      mode: z._default(giftMode, "equal"),
      message: z._default(nameText(0, GIFT_MESSAGE_MAX), ""),
    }),
    out: gift,
    errors: ["invalid", "forbidden", "notFound", "conflict", "insufficient"],
  }),
  find: endpoint({
    method: "GET",
    path: "/gift/{id}",
    access: "user",
    summary: "A gift and who took portions of it",
    params: { id },
    out: gift,
    errors: ["notFound"],
  }),
  take: endpoint({
    method: "POST",
    path: "/gift/{id}/take",
    access: "user",
    summary:
      "Take my portion; a repeated call returns the same portion. What nobody took goes back after 24 hours",
    params: { id },
    out: gift,
    errors: ["notFound", "forbidden", "conflict"],
    note: "conflict: everything was taken, or the time is over; data.reason is empty or expired.",
  }),
};
