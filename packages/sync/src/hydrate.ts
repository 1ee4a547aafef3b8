import type { ChatId } from "@4d/contract";
import { type ChatData, emptyChat } from "./chat.ts";
import { cursorAt } from "./cursor.ts";
import type { Facts } from "./facts.ts";
import { restoreOutbox } from "./outbox.ts";
import type { SyncState } from "./sync-state.ts";
import type { StoredChat, StoredState } from "./sync-store.ts";

function chatOf({ last, ...stored }: StoredChat, now: number): ChatData {
  // A message that expired while the app was closed is not shown again.
  const messages = last === null || (last.extra?.gone ?? now + 1) <= now ? [] : [last];
  // Fields that a newer version added are absent in what an older one stored.
  return { ...emptyChat(stored.chatId), ...stored, messages, loadedFrom: last?.id ?? 0 };
}

/** The state at a start: every chat with its newest message, waiting facts, and the queue. */
export function hydrate(me: number, stored: StoredState, withOutbox: boolean, now: number): SyncState {
  const waiting = new Map<ChatId, Map<number, Facts>>();
  for (const { chatId, id, facts } of stored.facts) {
    if (facts === null) continue;
    const ofChat = waiting.get(chatId) ?? new Map<number, Facts>();
    waiting.set(chatId, ofChat.set(id, facts));
  }
  const chats = new Map<ChatId, ChatData>();
  for (const one of stored.chats) {
    chats.set(one.chatId, { ...chatOf(one, now), waiting: waiting.get(one.chatId) ?? new Map() });
  }
  for (const [chatId, facts] of waiting) {
    if (!chats.has(chatId)) chats.set(chatId, { ...emptyChat(chatId), waiting: facts });
  }
  return {
    me,
    chats,
    streams: { private: cursorAt(stored.cursors.private), group: cursorAt(stored.cursors.group) },
    outbox: withOutbox ? restoreOutbox(stored.outbox) : [],
  };
}
