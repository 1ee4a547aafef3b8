import type { ChatHead, DownFrame, StreamKind } from "@4d/contract";
import { applyRows } from "./apply-rows.ts";
import { type ChatData, emptyChat } from "./chat.ts";
import { chatIdOf } from "./chat-id-of.ts";
import { type Cursor, cursorAt, onFrame, onGiven, onLogin, onPulled } from "./cursor.ts";
import { rowOf, type StreamRecord } from "./row.ts";
import { andThen, type Change, changeChats, type SyncState, untouched } from "./state.ts";

type Streams = SyncState["streams"];

const withStream = (state: SyncState, kind: StreamKind, cursor: Cursor): SyncState =>
  cursor === state.streams[kind] ? state : { ...state, streams: { ...state.streams, [kind]: cursor } };

/** A socket is logged in: neither stream is linked until a pull that starts now is complete. */
export function login(state: SyncState): SyncState {
  const streams: Streams = { private: onLogin(state.streams.private), group: onLogin(state.streams.group) };
  return { ...state, streams };
}

/** The stream record a frame carries; null for signals, events and acknowledgements. */
export function recordOf(frame: DownFrame): StreamRecord | null {
  if (frame.cmd !== 3 && frame.cmd !== 4) return null;
  return "id" in frame.data ? frame.data : null;
}

/** Takes a burst of stream records from the socket. Display first, then the cursors (`messaging §1.2`). */
export function applyFrames(state: SyncState, records: readonly StreamRecord[]): Change {
  return andThen(applyRows(state, records, "frame"), (next) => {
    let moved = next;
    for (const record of records) {
      const { kind, rowId } = rowOf(next.me, record);
      // A frame without its place in the chain fits nowhere: the gap it makes is closed by a pull.
      const link = { id: rowId, prevId: record.prevId ?? Number.MAX_SAFE_INTEGER };
      if (rowId > 0) moved = withStream(moved, kind, onFrame(moved.streams[kind], link));
    }
    return untouched(moved);
  });
}

/** The server told which row of each stream this socket was given last. */
export function applyGiven(state: SyncState, given: Readonly<Record<StreamKind, number>>): SyncState {
  const { private: direct, group } = state.streams;
  return {
    ...state,
    streams: { private: onGiven(direct, given.private), group: onGiven(group, given.group) },
  };
}

/** A page of a pull: where and under which login it began, and whether it was the last. */
export interface Page {
  kind: StreamKind;
  from: number;
  /** What the socket had been given when the page was asked for. */
  given: number;
  login: number;
  complete: boolean;
  records: readonly StreamRecord[];
}

/** Takes a pulled page; the cursor moves to the largest position in it. */
export function applyPage(state: SyncState, page: Page): Change {
  return andThen(applyRows(state, page.records, "page"), (next) => {
    const last = page.records.reduce((max, record) => Math.max(max, rowOf(next.me, record).rowId), 0);
    return untouched(withStream(next, page.kind, onPulled(next.streams[page.kind], { ...page, last })));
  });
}

/** Heads of all chats with the positions they reach to (`/chat/heads`). */
export interface Heads {
  privateId: number;
  groupId: number;
  chats: readonly ChatHead[];
}

function headRows({ privateMessages, groupMessages }: ChatHead): StreamRecord[] {
  return [...privateMessages, ...groupMessages];
}

/** A chat without its messages; positions only grow, so they stay true. */
function lettingGo(chat: ChatData): ChatData {
  const { chatId, state, clearedUpTo, readId, serverReadId, peerReadId, peerDeliveredId } = chat;
  return { ...emptyChat(chatId), state, clearedUpTo, readId, serverReadId, peerReadId, peerDeliveredId };
}

/**
 * Begins anew from heads: for a terminal that is empty or too far behind. Held messages are let go,
 * because changes to them in the skipped part are unknown; unsent items stay.
 */
export function applyHeads(state: SyncState, heads: Heads): Change {
  const begun: SyncState = {
    ...state,
    chats: new Map([...state.chats.values()].map((chat) => [chat.chatId, lettingGo(chat)])),
    streams: {
      private: { ...cursorAt(heads.privateId), login: state.streams.private.login },
      group: { ...cursorAt(heads.groupId), login: state.streams.group.login },
    },
  };
  const placed = changeChats(begun, (draftOf) => {
    for (const head of heads.chats) {
      const id = chatIdOf(head.chatId);
      if (id === null) continue;
      const rows = headRows(head);
      const draft = draftOf(id);
      const { readId, peerReadId, peerDeliveredId } = head;
      draft.raise({ readId, serverReadId: readId, peerReadId, peerDeliveredId });
      const oldest = rows.reduce((min, row) => Math.min(min, row.id), Number.MAX_SAFE_INTEGER);
      if (readId + 1 < oldest && rows.length > 0) draft.assign({ unreadBelow: { below: oldest, count: 0 } });
    }
  });
  const filled = andThen(placed, (next) => applyRows(next, heads.chats.flatMap(headRows), "page"));
  return andThen(filled, (next) => countBelow(next, heads.chats));
}

/** What the server counted beyond the rows of the head are unread messages below them. */
function countBelow(state: SyncState, heads: readonly ChatHead[]): Change {
  return changeChats(state, (draftOf) => {
    for (const head of heads) {
      const id = chatIdOf(head.chatId);
      if (id === null) continue;
      const draft = draftOf(id);
      const { unread, unreadBelow } = draft.chat;
      if (unreadBelow === null) continue;
      const count = Math.max(0, head.unread - unread.length);
      draft.assign({ unreadBelow: count === 0 ? null : { ...unreadBelow, count } });
    }
  });
}
