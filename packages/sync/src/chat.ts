import { type ChatId, type ChatState, parseChatId } from "@4d/contract";

import type { Facts } from "./facts.ts";
import type { Message } from "./message.ts";

/**
 * A local bubble for a reply being regenerated; removed when a text of the same sender above `afterId` is
 * held.
 */
export interface Placeholder {
  sendId: number;
  afterId: number;
}

/** One chat as held in memory. Replaced, never changed, so a reader compares by identity. */
export interface ChatData {
  chatId: ChatId;
  /** The newest messages, ascending by id. Those from `loadedFrom` on are without gaps. */
  messages: readonly Message[];
  /** Messages below this id may lie in storage or on the server; 0 when everything known is loaded. */
  loadedFrom: number;
  /**
   * Only the server has all messages below this id; from it on, memory and storage together have them all.
   */
  heldFrom: number;
  /** The chat's first message, once the server has confirmed that nothing precedes it. */
  firstId: number | null;
  /** A window around a hit, without gaps in itself, while it does not touch `messages`. */
  around: readonly Message[] | null;
  /** Facts about messages that are not in memory. */
  waiting: ReadonlyMap<number, Facts>;
  /** Ids of incoming messages above `readId` that count as unread, ascending. */
  unread: readonly number[];
  /**
   * Unread messages the server counted below the oldest row of the chat's summary; `unsure` once I read
   * further there where this terminal holds nothing.
   */
  unreadBelow: { below: number; count: number; unsure?: true } | null;
  atMe: readonly number[];
  atAll: readonly number[];
  readId: number;
  /** How much of `readId` the server has confirmed. */
  serverReadId: number;
  peerReadId: number;
  peerDeliveredId: number;
  /** Rows at or below are cleared for me; the largest value ever reported. */
  clearedUpTo: number;
  state: ChatState | null;
  /** I opened it since I marked it unread, and the server has not confirmed that. */
  markDropped: boolean;
  placeholders: readonly Placeholder[];
  /** By sender, their newest known text or transient tip: an older transient tip is obsolete. */
  answered: Readonly<Record<number, number>>;
  /** Transient tips that are shown; rarely more than one. */
  tips: readonly { id: number; sendId: number }[];
}

/** A chat of which nothing is known yet. */
export function emptyChat(chatId: ChatId): ChatData {
  return {
    chatId,
    messages: [],
    loadedFrom: 0,
    heldFrom: 0,
    firstId: null,
    around: null,
    waiting: new Map(),
    unread: [],
    unreadBelow: null,
    atMe: [],
    atAll: [],
    readId: 0,
    serverReadId: 0,
    peerReadId: 0,
    peerDeliveredId: 0,
    clearedUpTo: 0,
    state: null,
    markDropped: false,
    placeholders: [],
    answered: {},
    tips: [],
  };
}

/** Whether it looks unread because I marked it so (`MSG-18`). */
export const isMarkedUnread = ({ state, markDropped }: Pick<ChatData, "state" | "markDropped">): boolean =>
  state?.markedUnread === true && !markDropped;

/** A checked chat id, or null. */
export function toChatId(text: string): ChatId | null {
  const id = parseChatId(text);
  if (id === null) return null;
  return id.kind === "private" ? `p:${id.targetId}` : `g:${id.targetId}`;
}
