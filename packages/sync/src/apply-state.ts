import type { ChatId, ChatState } from "@4d/contract";
import { chatIdOf } from "./chat-id-of.ts";
import type { Facts } from "./facts.ts";
import { type Change, changeChats, type SyncState } from "./state.ts";

/** Takes how chats stand in the list, asked for as a whole. */
export function applyChatStates(state: SyncState, states: readonly ChatState[]): Change {
  return changeChats(state, (draftOf) => {
    for (const come of states) {
      const chatId = chatIdOf(come.chatId);
      if (chatId !== null) draftOf(chatId).takeState(come);
    }
  });
}

/** Adds facts about one message that no row has told yet: what I just did. */
export function applyOwnFacts(state: SyncState, chatId: ChatId, id: number, facts: Facts): Change {
  return changeChats(state, (draftOf) => draftOf(chatId).addFacts(id, facts, "mine"));
}

/** I have read this chat up to a message; `told` when the server has taken it. */
export function markRead(state: SyncState, chatId: ChatId, readId: number, told = false): Change {
  return changeChats(state, (draftOf) => draftOf(chatId).raise({ readId, serverReadId: told ? readId : 0 }));
}

/** I came back to a chat that I had marked unread, or marked it so anew (`MSG-18`). */
export function dropMark(state: SyncState, chatId: ChatId, markDropped: boolean): Change {
  return changeChats(state, (draftOf) => draftOf(chatId).assign({ markDropped }));
}

/** Shows that an answer is being made anew, until its text is there (`rules §4.8`). */
export function addPlaceholder(state: SyncState, chatId: ChatId, sendId: number): Change {
  return changeChats(state, (draftOf) => {
    const draft = draftOf(chatId);
    const { placeholders, messages } = draft.chat;
    const others = placeholders.filter((held) => held.sendId !== sendId);
    draft.assign({ placeholders: [...others, { sendId, afterId: messages.at(-1)?.id ?? 0 }] });
  });
}

/** The answer did not come: its placeholder goes. */
export function dropPlaceholder(state: SyncState, chatId: ChatId, sendId: number): Change {
  return changeChats(state, (draftOf) => {
    const draft = draftOf(chatId);
    draft.assign({ placeholders: draft.chat.placeholders.filter((held) => held.sendId !== sendId) });
  });
}
