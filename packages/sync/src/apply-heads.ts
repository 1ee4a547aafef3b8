import { type ChatHead, parseChatId } from "@4d/contract";
import { applyRows } from "./apply-rows.ts";
import { type ChatData, emptyChat } from "./chat.ts";
import type { ChatDraft } from "./chat-draft.ts";
import { chatIdOf } from "./chat-id-of.ts";
import { type Cursor, cursorAt } from "./cursor.ts";
import type { StreamRecord } from "./row.ts";
import { andThen, type Change, changeChats, type SyncState } from "./state.ts";

/** A page of the heads of all chats with the positions they reach to (`/chat/heads`). */
export interface Heads {
  privateId: number;
  groupId: number;
  chats: readonly ChatHead[];
}

const headRows = ({ privateMessages, groupMessages }: ChatHead): StreamRecord[] => [
  ...privateMessages,
  ...groupMessages,
];

/** A chat without its messages; positions only grow, so they stay true. */
function lettingGo(chat: ChatData): ChatData {
  const { chatId, state, markDropped, clearedUpTo, readId, serverReadId, peerReadId, peerDeliveredId } = chat;
  const positions = { clearedUpTo, readId, serverReadId, peerReadId, peerDeliveredId };
  return { ...emptyChat(chatId), state, markDropped, ...positions };
}

function atPositions(state: SyncState, privateId: number, groupId: number): SyncState {
  const at = (cursor: Cursor, id: number): Cursor => ({ ...cursorAt(id), login: cursor.login });
  const { private: direct, group } = state.streams;
  return { ...state, streams: { private: at(direct, privateId), group: at(group, groupId) } };
}

/**
 * Before the first page: held messages are let go, because changes to them in the skipped part are unknown;
 * unsent items stay. The cursors stand at 0 until everything is there, so a start cut short begins anew.
 */
export function beginAnew(state: SyncState): SyncState {
  const chats = new Map([...state.chats.values()].map((chat) => [chat.chatId, lettingGo(chat)]));
  return atPositions({ ...state, chats }, 0, 0);
}

/** After the last page: the cursors stand where the heads reach to. */
export const reachHeads = (state: SyncState, { privateId, groupId }: Heads): SyncState =>
  atPositions(state, privateId, groupId);

/** Takes a page of heads. */
export function applyHeads(state: SyncState, heads: Heads): Change {
  const placed = changeHeads(state, heads.chats, (draft, head) => {
    const rows = headRows(head);
    const { readId, peerReadId, peerDeliveredId, mentions } = head;
    draft.raise({ readId, serverReadId: readId, peerReadId, peerDeliveredId });
    const oldest = rows.reduce((min, row) => Math.min(min, row.id), Number.MAX_SAFE_INTEGER);
    if (rows.length > 0) draft.holdFrom(oldest);
    draft.mention(mentions);
    if (readId + 1 < oldest && rows.length > 0) draft.assign({ unreadBelow: { below: oldest, count: 0 } });
  });
  const filled = andThen(placed, (next) => applyRows(next, heads.chats.flatMap(headRows), "page"));
  return andThen(filled, (next) => changeHeads(next, heads.chats, countBelow));
}

function changeHeads(
  state: SyncState,
  heads: readonly ChatHead[],
  change: (draft: ChatDraft, head: ChatHead) => void,
): Change {
  return changeChats(state, (draftOf) => {
    for (const head of heads) {
      const id = chatIdOf(head.chatId);
      if (id !== null) change(draftOf(id), head);
    }
  });
}

/** What the server counted beyond the rows of the head are unread messages below them. */
function countBelow(draft: ChatDraft, head: ChatHead): void {
  const { unread, unreadBelow } = draft.chat;
  if (unreadBelow === null) return;
  const newest = headRows(head).reduce((max, row) => Math.max(max, row.id), 0);
  // What came live since the first page is not among what the server counted.
  const shown = unread.filter((id) => id <= newest).length;
  const count = Math.max(0, head.unread - shown);
  draft.assign({ unreadBelow: count === 0 ? null : { ...unreadBelow, count } });
}

/**
 * Takes of heads how much is unread below them where this terminal is unsure of it, and nothing else (`MSG-5`). Who has
 * read on here meanwhile stays unsure until the server counts without that.
 */
export function applyCounts(state: SyncState, heads: Heads): Change {
  const told = new Map(heads.chats.map((head) => [head.chatId, head]));
  return changeChats(state, (draftOf) => {
    for (const { chatId, readId, unread, unreadBelow } of state.chats.values()) {
      if (unreadBelow?.unsure !== true) continue;
      const { below, count } = unreadBelow;
      const head = told.get(chatId);
      if (head !== undefined && head.readId < readId) continue;
      const newest = parseChatId(chatId)?.kind === "group" ? heads.groupId : heads.privateId;
      const shown = unread.filter((id) => id <= newest).length;
      // One so far down that it is not among them keeps what was known.
      const left = head === undefined ? count : Math.max(0, head.unread - shown);
      draftOf(chatId).assign({ unreadBelow: left === 0 ? null : { below, count: left } });
    }
  });
}
