import { type Character, type ChatId, isNormal } from "@4d/contract";

import type { ChatLineItem } from "../messages/index.ts";

/** Where chat-homepage is. */
export const CHARACTER_HOME_PATH = "/pages/chat/chat-homepage";

/** The ordinary chat with a character; it is a user like any other (`characters §1.1`). */
export const chatIdOfCharacter = ({ userId }: Pick<Character, "userId">): ChatId => `p:${userId}`;

/** Whether I have said anything in these lines. Pure. */
export const hasOwnMessage = (items: readonly ChatLineItem[], me: number): boolean =>
  items.some((item) => item.kind === "pending" || (item.kind === "message" && item.message.sendId === me));

/** The newest thing said, by its id; 0 while nothing is, or something of mine is on its way. Pure. */
export function newestMessageId(items: readonly ChatLineItem[]): number {
  const last = items.findLast(
    (item) => item.kind === "pending" || (item.kind === "message" && isNormal(item.message.type)),
  );
  return last?.kind === "message" ? last.message.id : 0;
}
