import { type ChatId, type ChatState, parseChatId, type StreamKind } from "@4d/contract";
import type { Facts } from "./facts.ts";
import { type Change, changeChats, type SyncState } from "./state.ts";

/** A checked chat id, or null. */
export function chatIdOf(text: string): ChatId | null {
  const id = parseChatId(text);
  if (id === null) return null;
  return id.kind === "private" ? `p:${id.targetId}` : `g:${id.targetId}`;
}

/** Takes how chats stand in the list; of two the later one counts (`MSG-18`). */
export function applyChatStates(state: SyncState, states: readonly ChatState[]): Change {
  return changeChats(state, (draftOf) => {
    for (const come of states) {
      const chatId = chatIdOf(come.chatId);
      if (chatId === null) continue;
      const draft = draftOf(chatId);
      const held = draft.chat.state;
      if (held === null || come.updatedAt >= held.updatedAt) draft.assign({ state: come });
      if (come.clearedUpTo !== null) draft.raise({ clearedUpTo: come.clearedUpTo });
    }
  });
}

/** Messages were removed for me alone, here or on another terminal (`MSG-7`). Ids are unique per kind. */
export function applyRemoved(state: SyncState, kind: StreamKind, ids: readonly number[]): Change {
  const prefix = kind === "private" ? "p:" : "g:";
  return changeChats(state, (draftOf) => {
    for (const chat of state.chats.values()) {
      if (!chat.chatId.startsWith(prefix)) continue;
      for (const id of ids) {
        const draft = draftOf(chat.chatId);
        // Which chat an unloaded message belongs to is not told; unread ids and held rows tell most.
        if (draft.find(id) !== undefined || chat.unread.includes(id)) draft.addFacts(id, { removed: true });
      }
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

/** Shows that an answer is being made anew, until its text is there (`seed §4`). */
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
