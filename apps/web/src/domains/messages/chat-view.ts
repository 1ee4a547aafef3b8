import type { ChatId } from "@4d/contract";
import { type ChatData, type ChatItem, emptyChat } from "@4d/sync";

/** One line of an open chat; "live" is an AI reply being generated (`CHAR-2`). */
export type ChatLineItem = ChatItem | { kind: "live"; key: string };

/** An open chat as it is drawn. */
export interface ChatView {
  chatId: ChatId;
  items: readonly ChatLineItem[];
  /** The first messages are loaded; until then a skeleton shows. */
  ready: boolean;
  /** The first message of the chat is loaded. */
  atStart: boolean;
  /** The newest messages are shown, not a window around a hit. */
  atEnd: boolean;
  older: "idle" | "loading" | "failed";
  newer: "idle" | "loading" | "failed";
  /** The unread divider's key, if there is one. */
  dividerKey: string | null;
  /** Number of unread messages, for the button that jumps to them. */
  unread: number;
  /** Unread mentions of me, oldest first. */
  mentionIds: readonly number[];
  /** What statuses are derived from: `statusOf(message, chat, me)`. */
  chat: ChatData;
  /** Where to scroll next: the key to bring into view, highlighted for a moment after a jump. */
  anchor: { key: string; flash: boolean } | null;
  /** The line highlighted for a moment because it was jumped to. */
  lit: string | null;
}

/** A chat of which nothing is drawn yet. */
export function blankView(chatId: ChatId): ChatView {
  return {
    chatId,
    items: [],
    ready: false,
    atStart: false,
    atEnd: true,
    older: "idle",
    newer: "idle",
    dividerKey: null,
    unread: 0,
    mentionIds: [],
    chat: emptyChat(chatId),
    anchor: null,
    lit: null,
  };
}
