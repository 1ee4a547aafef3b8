import type { ChatId } from "@4d/contract";
import { event } from "../../platform/signal.ts";

const views = new Map<ChatId, number>();
/** The last view of a chat was closed. */
export const chatClosed = event<ChatId>();

/** Counts a view of a chat that opened (1) or closed (−1). */
export function countView(chatId: ChatId, by: 1 | -1): void {
  const count = (views.get(chatId) ?? 0) + by;
  if (count > 0) views.set(chatId, count);
  else if (views.delete(chatId)) chatClosed.emit(chatId);
}

/** Whether somebody looks at this chat now; its messages make no sound. */
export const isOpen = (chatId: ChatId): boolean => views.has(chatId);

/** Whether any chat is open, so that the list lies behind it. */
export const isAnyOpen = (): boolean => views.size > 0;
