import * as z from "zod/mini";
import { GIFT_MESSAGE_MAX } from "../limits.ts";
import { id, raw } from "../scalars.ts";

export const giftMode = z.enum(["equal", "lucky"]);
export type GiftMode = z.infer<typeof giftMode>;

/** The payload of a gift card in a chat; legacy clients read the message as TEXT. */
export const giftCard = z.object({
  id,
  mode: giftMode,
  total: z.number(),
  portions: z.number(),
  message: raw(GIFT_MESSAGE_MAX),
});
export type GiftCard = z.infer<typeof giftCard>;
