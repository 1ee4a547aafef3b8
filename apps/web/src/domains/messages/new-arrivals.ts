import { type ChatId, isTip, MessageStatus } from "@4d/contract";

import type { Message, SyncState } from "@4d/sync";
import { event } from "../../platform/signal.ts";

/** The id up to which each chat has been announced. */
export type Announced = ReadonlyMap<ChatId, number>;

/**
 * Unread messages not announced before. Derived from two states, so a message that arrives twice,
 * late or by another way is announced once (`messages §3.4`). Pure.
 */
export function newArrivals(
  state: SyncState,
  announced: Announced,
): { arrivals: Message[]; announced: Announced } {
  const next = new Map(announced);
  const arrivals: Message[] = [];
  for (const chat of state.chats.values()) {
    const newest = chat.unread.at(-1) ?? 0;
    const before = Math.max(announced.get(chat.chatId) ?? 0, chat.readId);
    if (newest <= before) continue;
    next.set(chat.chatId, newest);
    for (let at = chat.messages.length - 1; at >= 0; at -= 1) {
      const message = chat.messages[at];
      if (message === undefined || message.id <= before) break;
      const counts =
        message.sendId !== state.me && !isTip(message.type) && message.status !== MessageStatus.RECALL;
      if (counts) arrivals.push(message);
    }
  }
  return { arrivals, announced: next };
}

/** New incoming messages, announced once each however they arrived. */
export const messagesArrived = event<readonly Message[]>();
