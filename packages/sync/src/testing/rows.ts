import type { ChatSummary, GroupMessage, PrivateMessage } from "@4d/contract";
import type { ChatData } from "../chat.ts";
import { emptyState, type SyncState } from "../sync-state.ts";
import { FRIEND, GROUP, ME } from "./model-history.ts";

export const CHAT = "p:2";
export const ROOM = "g:7";

/** A row between the friend and me, from the friend unless said otherwise. */
export const privateRow = (id: number, more: Partial<PrivateMessage> = {}): PrivateMessage => ({
  ...{ id, sendId: FRIEND, type: 0, content: `text ${id}`, status: 0, sendTime: id * 1000 },
  recvId: more.sendId === ME ? FRIEND : ME,
  ...more,
});

/** A row of the group. */
export const groupRow = (id: number, more: Partial<GroupMessage> = {}): GroupMessage => ({
  ...{ id, sendId: FRIEND, type: 0, content: `text ${id}`, status: 0, sendTime: id * 1000, groupId: GROUP },
  ...more,
});

/** A row that changes another, as JSON. */
export const changeRow = (id: number, type: number, content: unknown, more: Partial<PrivateMessage> = {}) =>
  privateRow(id, { type, content: JSON.stringify(content), ...more });

/** The summary of the chat with the friend. */
export const summaryOf = (rows: readonly PrivateMessage[], more: Partial<ChatSummary> = {}): ChatSummary => ({
  ...{ chatId: CHAT, readId: 0, peerReadId: 0, peerDeliveredId: 0, unread: 0 },
  mentions: { me: [], everyone: [] },
  privateMessages: [...rows],
  groupMessages: [],
  ...more,
});

export const nothing: SyncState = emptyState(ME);

/** The chat. @throws when there is none. */
export function chatOf(state: SyncState, chatId: ChatData["chatId"] = CHAT): ChatData {
  const chat = state.chats.get(chatId);
  if (chat === undefined) throw new Error(`there is no chat ${chatId}`);
  return chat;
}

export const idsOf = (messages: readonly { id: number }[] | null): number[] | null =>
  messages === null ? null : messages.map(({ id }) => id);
