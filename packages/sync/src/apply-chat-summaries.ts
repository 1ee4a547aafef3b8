import { type ChatSummary, parseChatId } from "@4d/contract";
import { applyRows } from "./apply-rows.ts";
import { type ChatData, emptyChat, toChatId } from "./chat.ts";
import type { ChatBuilder } from "./chat-builder.ts";
import { type Cursor, cursorAt } from "./cursor.ts";
import type { StreamRecord } from "./stream-row.ts";
import { andThen, type Change, changeChats, type SyncState } from "./sync-state.ts";

/** A page of the summaries of all chats, with the stream positions they reach (`/chat/heads`). */
export interface ChatSummaries {
  privateId: number;
  groupId: number;
  chats: readonly ChatSummary[];
}

const summaryRows = ({ privateMessages, groupMessages }: ChatSummary): StreamRecord[] => [
  ...privateMessages,
  ...groupMessages,
];

/** A chat without its messages. Positions only grow, so they stay valid. */
function withoutMessages(chat: ChatData): ChatData {
  const { chatId, state, markDropped, clearedUpTo, readId, serverReadId, peerReadId, peerDeliveredId } = chat;
  const positions = { clearedUpTo, readId, serverReadId, peerReadId, peerDeliveredId };
  return { ...emptyChat(chatId), state, markDropped, ...positions };
}

function withPositions(state: SyncState, privateId: number, groupId: number): SyncState {
  const at = (cursor: Cursor, id: number): Cursor => ({ ...cursorAt(id), login: cursor.login });
  const { private: direct, group } = state.streams;
  return { ...state, streams: { private: at(direct, privateId), group: at(group, groupId) } };
}

/**
 * Before the first page: held messages are dropped, because changes to them in the skipped part are unknown;
 * unsent items stay. The cursors stand at 0 until every page is there, so an interrupted start begins again.
 */
export function resetForSummaries(state: SyncState): SyncState {
  const chats = new Map([...state.chats.values()].map((chat) => [chat.chatId, withoutMessages(chat)]));
  return withPositions({ ...state, chats }, 0, 0);
}

/** After the last page: the cursors stand where the summaries reach. */
export const advanceToSummaries = (state: SyncState, { privateId, groupId }: ChatSummaries): SyncState =>
  withPositions(state, privateId, groupId);

/** Applies a page of chat summaries. */
export function applyChatSummaries(state: SyncState, summaries: ChatSummaries): Change {
  const placed = changeSummarisedChats(state, summaries.chats, (builder, summary) => {
    const rows = summaryRows(summary);
    const { readId, peerReadId, peerDeliveredId, mentions } = summary;
    builder.raise({ readId, serverReadId: readId, peerReadId, peerDeliveredId });
    const oldest = rows.reduce((min, row) => Math.min(min, row.id), Number.MAX_SAFE_INTEGER);
    if (rows.length > 0) builder.holdFrom(oldest);
    builder.mention(mentions);
    if (readId + 1 < oldest && rows.length > 0) builder.assign({ unreadBelow: { below: oldest, count: 0 } });
  });
  const filled = andThen(placed, (next) => applyRows(next, summaries.chats.flatMap(summaryRows), "page"));
  return andThen(filled, (next) => changeSummarisedChats(next, summaries.chats, setUnreadBelow));
}

function changeSummarisedChats(
  state: SyncState,
  summaries: readonly ChatSummary[],
  change: (builder: ChatBuilder, summary: ChatSummary) => void,
): Change {
  return changeChats(state, (builderOf) => {
    for (const summary of summaries) {
      const id = toChatId(summary.chatId);
      if (id !== null) change(builderOf(id), summary);
    }
  });
}

/** What the server counted beyond the rows of the summary is unread below them. */
function setUnreadBelow(builder: ChatBuilder, summary: ChatSummary): void {
  const { unread, unreadBelow } = builder.chat;
  if (unreadBelow === null) return;
  const newest = summaryRows(summary).reduce((max, row) => Math.max(max, row.id), 0);
  // What arrived live since the first page is not in the server's count.
  const shown = unread.filter((id) => id <= newest).length;
  const count = Math.max(0, summary.unread - shown);
  builder.assign({ unreadBelow: count === 0 ? null : { ...unreadBelow, count } });
}

/**
 * Takes from chat summaries the number of unread messages below them, only where this terminal is unsure of
 * it (`MSG-5`). A chat that was read further here meanwhile stays unsure until the server's count includes
 * that.
 */
export function applyUnreadCounts(state: SyncState, summaries: ChatSummaries): Change {
  const summaryByChat = new Map(summaries.chats.map((summary) => [summary.chatId, summary]));
  return changeChats(state, (builderOf) => {
    for (const { chatId, readId, unread, unreadBelow } of state.chats.values()) {
      if (unreadBelow?.unsure !== true) continue;
      const { below, count } = unreadBelow;
      const summary = summaryByChat.get(chatId);
      if (summary !== undefined && summary.readId < readId) continue;
      const newest = parseChatId(chatId)?.kind === "group" ? summaries.groupId : summaries.privateId;
      const shown = unread.filter((id) => id <= newest).length;
      // A chat that is too old to be on the page keeps its count.
      const remaining = summary === undefined ? count : Math.max(0, summary.unread - shown);
      builderOf(chatId).assign({ unreadBelow: remaining === 0 ? null : { below, count: remaining } });
    }
  });
}
