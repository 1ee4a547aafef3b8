import type { ChatId } from "@4d/contract";
import { applyRows } from "./apply-rows.ts";
import type { ChatData } from "./chat.ts";
import type { Message } from "./message.ts";
import { withFacts } from "./message.ts";
import { findById, lowerBound, putById } from "./sorted.ts";
import type { StreamRecord } from "./stream-row.ts";
import { andThen, type Change, changeChats, type SyncState, untouched } from "./sync-state.ts";

/** Most messages of one chat kept in memory; storage holds the rest. */
export const WINDOW_MAX = 5000;
/** What a full window is cut down to. */
export const WINDOW_TRIMMED = 4000;

function withChat(state: SyncState, chatId: ChatId, to: (chat: ChatData) => ChatData): SyncState {
  const chat = state.chats.get(chatId);
  if (chat === undefined) return state;
  const next = to(chat);
  return next === chat ? state : { ...state, chats: new Map(state.chats).set(chatId, next) };
}

/** Id below which older messages are asked for: the oldest loaded without a gap. */
export function oldestLoaded(chat: ChatData): number {
  if (chat.around !== null) return chat.around[0]?.id ?? 0;
  const first = chat.messages[lowerBound(chat.messages, chat.loadedFrom)];
  return first?.id ?? chat.loadedFrom;
}

/** Whether what is loaded begins with the chat's first message. */
export const isAtStart = (chat: ChatData): boolean => oldestLoaded(chat) === chat.firstId;

/**
 * Whether nothing unread lies above what is loaded. Only then does seeing one message mean having seen all
 * above it; otherwise the read position would pass messages nobody saw (`MSG-5`).
 */
export function reachesRead(chat: ChatData): boolean {
  const oldest = oldestLoaded(chat);
  if (oldest <= chat.readId + 1 || isAtStart(chat)) return true;
  return chat.unreadBelow === null && oldest <= (chat.unread[0] ?? oldest);
}

/** Adds older messages from storage, without a gap up to what is loaded. */
export function applyStored(state: SyncState, chatId: ChatId, stored: readonly Message[]): Change {
  const oldest = stored[0];
  if (oldest === undefined) return untouched(state);
  const change = changeChats(state, (builderOf) => {
    const builder = builderOf(chatId);
    for (const message of stored) builder.insert(message, "frame");
  });
  return andThen(change, (next) =>
    untouched(
      withChat(next, chatId, (chat) => ({ ...chat, loadedFrom: Math.min(chat.loadedFrom, oldest.id) })),
    ),
  );
}

/** Adds a page of older messages from the server; `complete` when nothing precedes it. */
export function applyHistory(
  state: SyncState,
  chatId: ChatId,
  page: { records: readonly StreamRecord[]; before: number; complete: boolean },
): Change {
  const oldest = page.records.reduce((min, { id }) => Math.min(min, id), page.before);
  const open = withChat(state, chatId, (chat) => ({
    ...chat,
    heldFrom: page.complete ? 0 : Math.min(chat.heldFrom, oldest),
  }));
  return andThen(applyRows(open, page.records, "page"), (next) =>
    untouched(
      withChat(next, chatId, (chat) => {
        if (page.complete) return { ...chat, firstId: chat.messages[0]?.id ?? null, loadedFrom: 0 };
        return { ...chat, loadedFrom: Math.min(chat.loadedFrom || oldest, oldest) };
      }),
    ),
  );
}

/** The messages among the records of one chat, with the facts of their own rows, ascending. */
function drawnMessages(state: SyncState, chat: ChatData, records: readonly StreamRecord[]): Message[] {
  const alone: SyncState = {
    ...state,
    chats: new Map([[chat.chatId, { ...chat, messages: [], around: null, loadedFrom: 0, heldFrom: 0 }]]),
  };
  const drawn = applyRows(alone, records).state.chats.get(chat.chatId)?.messages ?? [];
  return drawn.map((message) => withFacts(message, findById(chat.messages, message.id)?.facts));
}

/** Shows a window around a hit. It stays apart from the newest messages until it touches them. */
export function showAround(state: SyncState, chatId: ChatId, records: readonly StreamRecord[]): SyncState {
  return withChat(state, chatId, (chat) => joinIfTouching(chat, drawnMessages(state, chat, records)));
}

/** Grows the window around a hit, upward or downward; `complete` when nothing precedes it. */
export function growAround(
  state: SyncState,
  chatId: ChatId,
  records: readonly StreamRecord[],
  complete = false,
): SyncState {
  return withChat(state, chatId, (chat) => {
    if (chat.around === null) return chat;
    const around = [...chat.around];
    for (const message of drawnMessages(state, chat, records)) putById(around, message);
    const firstId = complete ? (around[0]?.id ?? null) : chat.firstId;
    return joinIfTouching({ ...chat, firstId }, around);
  });
}

/** The chat with a window, which joins the newest messages where it reaches them. */
function joinIfTouching(chat: ChatData, around: readonly Message[]): ChatData {
  const { messages } = chat;
  const tail = messages[lowerBound(messages, chat.loadedFrom)];
  if (tail === undefined || (around.at(-1)?.id ?? 0) < tail.id) return { ...chat, around };
  const above = around.slice(0, lowerBound(around, tail.id));
  const joined = [...messages];
  for (const message of above) putById(joined, message);
  const loadedFrom = (above[0] ?? tail).id;
  return {
    ...chat,
    messages: joined,
    around: null,
    loadedFrom,
    heldFrom: Math.min(chat.heldFrom, loadedFrom),
  };
}

/** Returns to the newest messages. */
export function leaveAround(state: SyncState, chatId: ChatId): SyncState {
  return withChat(state, chatId, (chat) => (chat.around === null ? chat : { ...chat, around: null }));
}

/**
 * Limits a chat's window. While the newest are followed, the oldest go; while reading far above, the loaded
 * part is detached as a window around a hit, and the newest messages restart short.
 */
export function trimWindow(chat: ChatData, readingAbove: boolean): ChatData {
  if (chat.around !== null && chat.around.length > WINDOW_MAX) {
    return { ...chat, around: chat.around.slice(0, WINDOW_TRIMMED) };
  }
  if (chat.messages.length <= WINDOW_MAX) return chat;
  const messages = chat.messages.slice(readingAbove ? -200 : -WINDOW_TRIMMED);
  const cut = { ...chat, messages, loadedFrom: messages[0]?.id ?? 0 };
  if (!readingAbove) return cut;
  const around = chat.messages.slice(lowerBound(chat.messages, chat.loadedFrom)).slice(0, WINDOW_TRIMMED);
  return { ...cut, around };
}
