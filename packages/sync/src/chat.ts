import { type ChatId, type ChatState, parseChatId } from "@4d/contract";

import type { Facts } from "./facts.ts";
import type { Message } from "./message.ts";

/** A local "regenerating answer" bubble, gone when a text of the same sender above `afterId` is held. */
export interface Placeholder {
  sendId: number;
  afterId: number;
}

/** One chat as held in memory. Replaced, never changed, so a reader compares by identity. */
export interface ChatData {
  chatId: ChatId;
  /** The newest messages, ascending by id. Those from `loadedFrom` on are without gaps. */
  messages: readonly Message[];
  /** Messages below this id may lie in storage or on the server; 0 when all that is known is loaded. */
  loadedFrom: number;
  /** Of messages below this id only the server knows; from it on memory and storage together lack none. */
  heldFrom: number;
  /** The chat's very first message, once the server has said that nothing lies before it. */
  firstId: number | null;
  /** A window around a hit, without gaps in itself, while it does not touch `messages`. */
  around: readonly Message[] | null;
  /** Facts about messages that are not in memory. */
  waiting: ReadonlyMap<number, Facts>;
  /** Ids of incoming messages above `readId` that count, ascending. */
  unread: readonly number[];
  /**
   * Unread messages the server counted below the oldest row of the chat's head; `unsure` once I read on there unseen
   * by this terminal.
   */
  unreadBelow: { below: number; count: number; unsure?: true } | null;
  atMe: readonly number[];
  atAll: readonly number[];
  readId: number;
  /** What the server is known to know of `readId`. */
  serverReadId: number;
  peerReadId: number;
  peerDeliveredId: number;
  /** Rows at or below are gone for me; the largest value ever told. */
  clearedUpTo: number;
  state: ChatState | null;
  /** I opened it since I marked it unread, which the server is not known to know. */
  markDropped: boolean;
  placeholders: readonly Placeholder[];
  /** By sender, the newest text or transient tip known of them: an older transient tip is over. */
  answered: Readonly<Record<number, number>>;
  /** Passing tips that are shown: seldom one. */
  tips: readonly { id: number; sendId: number }[];
}

/** A chat nothing is known of yet. */
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

/** Whether it is to look unread because I marked it so (`MSG-18`). */
export const isMarkedUnread = ({ state, markDropped }: Pick<ChatData, "state" | "markDropped">): boolean =>
  state?.markedUnread === true && !markDropped;

/** A checked chat id, or null. */
export function toChatId(text: string): ChatId | null {
  const id = parseChatId(text);
  if (id === null) return null;
  return id.kind === "private" ? `p:${id.targetId}` : `g:${id.targetId}`;
}
