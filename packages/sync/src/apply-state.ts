import type { ChatId, ChatState } from "@4d/contract";
import { toChatId } from "./chat.ts";
import type { Facts } from "./facts.ts";
import { type Change, changeChats, type SyncState } from "./sync-state.ts";

/** Applies the states of all chats, requested as a whole. */
export function applyChatStates(state: SyncState, states: readonly ChatState[]): Change {
  return changeChats(state, (builderOf) => {
    for (const incoming of states) {
      const chatId = toChatId(incoming.chatId);
      if (chatId !== null) builderOf(chatId).applyState(incoming);
    }
  });
}

/** Adds facts about one message that no row has reported yet: what I just did. */
export function applyOwnFacts(state: SyncState, chatId: ChatId, id: number, facts: Facts): Change {
  return changeChats(state, (builderOf) => builderOf(chatId).addFacts(id, facts, "mine"));
}

/** I have read this chat up to a message; `confirmed` once the server has taken it. */
export function markRead(state: SyncState, chatId: ChatId, readId: number, confirmed = false): Change {
  return changeChats(state, (builderOf) =>
    builderOf(chatId).raise({ readId, serverReadId: confirmed ? readId : 0 }),
  );
}

/** `true`: I opened a chat that I had marked unread. `false`: the mark counts again (`MSG-18`). */
export function dropUnreadMark(state: SyncState, chatId: ChatId, markDropped: boolean): Change {
  return changeChats(state, (builderOf) => builderOf(chatId).assign({ markDropped }));
}

/** Shows that a reply is being regenerated, until its text is there (`rules §4.8`). */
export function addPlaceholder(state: SyncState, chatId: ChatId, sendId: number): Change {
  return changeChats(state, (builderOf) => {
    const builder = builderOf(chatId);
    const { placeholders, messages } = builder.chat;
    const others = placeholders.filter((held) => held.sendId !== sendId);
    builder.assign({ placeholders: [...others, { sendId, afterId: messages.at(-1)?.id ?? 0 }] });
  });
}

/** The reply failed: its placeholder goes. */
export function dropPlaceholder(state: SyncState, chatId: ChatId, sendId: number): Change {
  return changeChats(state, (builderOf) => {
    const builder = builderOf(chatId);
    builder.assign({ placeholders: builder.chat.placeholders.filter((held) => held.sendId !== sendId) });
  });
}
