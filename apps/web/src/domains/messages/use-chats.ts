import type { ChatId } from "@4d/contract";
import type { LinkState } from "@4d/sync";
import { useStore } from "zustand";
import { useShallow } from "zustand/shallow";
import { chatIdentity } from "./chat-directory.ts";
import { chatListStore } from "./chat-list.store.ts";
import type { ChatIdentity, ChatRow } from "./chat-rows.ts";
import { messagesStore } from "./messages.store.ts";
import { useDirectory } from "./use-directory.ts";

export interface ChatList {
  /** Rows to draw now: 15 at first. */
  rows: readonly ChatRow[];
  hasMore: boolean;
  archived: readonly ChatRow[];
  loading: boolean;
}

/** The chat list for drawing (`MSG-18`). */
export function useChatList(): ChatList {
  const { rows, shown, archived, loading } = useStore(chatListStore);
  return { rows: rows.slice(0, shown), hasMore: rows.length > shown, archived, loading };
}

/** The connection state, and whether messages are being received. */
export function useConnection(): { link: LinkState; loading: boolean } {
  return useStore(
    messagesStore,
    useShallow(({ link, loading }) => ({ link, loading })),
  );
}

/** Name, picture and mute of a chat, kept up to date. */
export function useChatIdentity(chatId: ChatId): ChatIdentity {
  useDirectory();
  useStore(messagesStore, ({ sync }) => sync?.chats.get(chatId)?.state?.muted);
  return chatIdentity(chatId);
}
