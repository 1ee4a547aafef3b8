import { lastMessage, loadedMessages, previewOf, statusOf, unreadCount } from "../chat-view.ts";
import type { SyncState } from "../sync-state.ts";

/** What a person sees of a state, without anything that only helps to compute it. */
export function displayOf(state: SyncState) {
  const chats = [...state.chats.values()]
    .filter((chat) => loadedMessages(chat).length > 0)
    .map((chat) => {
      const last = lastMessage(chat);
      return {
        chatId: chat.chatId,
        messages: loadedMessages(chat).map((message) => {
          const { id, type, content, sendId, editedAt, pinned, reactions, readedCount, receiptOk } = message;
          const status = statusOf(message, chat, state.me);
          const seen = {
            pinned: pinned === true,
            reactions,
            readedCount: readedCount ?? 0,
            receiptOk: receiptOk === true,
          };
          return { id, type, content, sendId, editedAt, status, ...(status === 2 ? {} : seen) };
        }),
        unread: unreadCount(chat),
        atMe: chat.atMe.length > 0,
        atAll: chat.atAll.length > 0,
        preview: last && previewOf(last),
      };
    });
  return chats.sort((a, b) => (a.chatId < b.chatId ? -1 : 1));
}
