import { type Character, type ChatId, isNormal } from "@4d/contract";

import type { ChatLineItem } from "../messages/index.ts";

/** Path of chat-homepage. */
export const CHARACTER_HOME_PATH = "/pages/chat/chat-homepage";

/** The ordinary chat with a character; it is a user like any other (`characters §1.1`). */
export const chatIdOfCharacter = ({ userId }: Pick<Character, "userId">): ChatId => `p:${userId}`;

/** Whether I have sent anything in these lines. Pure. */
export const hasOwnMessage = (items: readonly ChatLineItem[], me: number): boolean =>
  items.some((item) => item.kind === "pending" || (item.kind === "message" && item.message.sendId === me));

/** Id of the newest message; 0 if there is none, or one of mine is still being sent. Pure. */
export function newestMessageId(items: readonly ChatLineItem[]): number {
  const last = items.findLast(
    (item) => item.kind === "pending" || (item.kind === "message" && isNormal(item.message.type)),
  );
  return last?.kind === "message" ? last.message.id : 0;
}
