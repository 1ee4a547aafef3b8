import { AT_EVERYONE, type ChatState, isAction, isTip, MessageStatus, MessageType } from "@4d/contract";
import type { ChatData } from "./chat.ts";
import { type Facts, type FactsFrom, mergeFacts } from "./facts.ts";
import {
  type Authority,
  isReplyType,
  isTransientTip,
  isVariantRow,
  type Message,
  mergeMessage,
  withFacts,
} from "./message.ts";
import { addNumber, findById, lowerBound, putById } from "./sorted.ts";

/** What a batch changed in a chat, for the persister. */
export interface Touched {
  messages: Set<number>;
  waiting: Set<number>;
}

type Positions = Pick<ChatData, "readId" | "serverReadId" | "peerReadId" | "peerDeliveredId" | "clearedUpTo">;

const without = (numbers: readonly number[], id: number): readonly number[] =>
  numbers.includes(id) ? numbers.filter((other) => other !== id) : numbers;

const above = (numbers: readonly number[], id: number): readonly number[] =>
  numbers.filter((other) => other > id);

/**
 * Whether a later state of a marked chat differs only in its time: then the chat was marked again on another
 * terminal. Pure.
 */
function isMarkedAgain(held: ChatState, incoming: ChatState): boolean {
  const isSame = JSON.stringify({ ...incoming, updatedAt: held.updatedAt }) === JSON.stringify(held);
  return incoming.updatedAt > held.updatedAt && isSame;
}

/**
 * Whether a message of somebody else counts as unread: no tip, not recalled, no call I took part in (`rules
 * §4.7`). Pure.
 */
const countsAsUnread = ({ type, status }: Message): boolean =>
  !isTip(type) && status !== MessageStatus.RECALL && !(isAction(type) && status === MessageStatus.READED);

/**
 * One chat during a batch: arrays are copied at the first change and then changed in place, so a burst
 * of 500 rows costs one copy. `chat` is the new one, or the old one while nothing changed.
 */
export class ChatBuilder {
  readonly touched: Touched = { messages: new Set(), waiting: new Set() };
  readonly #me: number;
  #chat: ChatData;
  #messages: Message[] | null = null;
  #around: Message[] | null = null;
  #waiting: Map<number, Facts> | null = null;
  #unread: number[] | null = null;
  #lastReplies: Record<number, number> | null = null;

  constructor(me: number, chat: ChatData) {
    this.#me = me;
    this.#chat = chat;
  }

  get chat(): ChatData {
    return this.#chat;
  }

  /** The window around a hit; empty while none is shown. */
  get #window(): readonly Message[] {
    return this.#chat.around ?? [];
  }

  #set(change: Partial<ChatData>): void {
    this.#chat = { ...this.#chat, ...change };
  }

  #ownMessages(): Message[] {
    if (this.#messages === null) {
      this.#messages = [...this.#chat.messages];
      this.#set({ messages: this.#messages });
    }
    return this.#messages;
  }

  #ownAround(): Message[] {
    if (this.#around === null) {
      this.#around = [...this.#window];
      this.#set({ around: this.#around });
    }
    return this.#around;
  }

  #ownWaiting(): Map<number, Facts> {
    if (this.#waiting === null) {
      this.#waiting = new Map(this.#chat.waiting);
      this.#set({ waiting: this.#waiting });
    }
    return this.#waiting;
  }

  /** Puts a drawn record where it belongs, over the one already held. */
  insert(message: Message, authority: Authority): void {
    const { id } = message;
    if (this.#isObsolete(message)) return;
    // Shown now, it would hide the gap above it; scrolling up loads it with its neighbours.
    if (id < this.#chat.heldFrom) return;
    const early = this.#chat.waiting.get(id);
    if (id <= this.#chat.clearedUpTo || early?.removed === true) return;
    const held = this.find(id);
    const merged = held === undefined ? message : mergeMessage(held, message, authority);
    const next = withFacts(merged, early);
    if (early !== undefined) {
      this.#ownWaiting().delete(id);
      this.touched.waiting.add(id);
    }
    putById(this.#ownMessages(), next);
    if (findById(this.#window, id) !== undefined) putById(this.#ownAround(), next);
    this.touched.messages.add(id);
    if (isTransientTip(next) && held === undefined)
      this.#set({ tips: [...this.#chat.tips, { id, sendId: next.sendId }] });
    this.#count(next);
    this.#dropPlaceholders(next);
  }

  /**
   * Whether a row is no longer drawn: a tip that a reply is being regenerated, once the reply came or failed,
   * and a variant in a row of its own, because the message it is a variant of shows it (`rules §4.8`).
   */
  #isObsolete(message: Message): boolean {
    const { id, sendId } = message;
    const isTip = isTransientTip(message);
    if (sendId === this.#me || (!isTip && !isReplyType(message))) return false;
    const last = this.#chat.answered[sendId] ?? 0;
    if (id > last) {
      this.#lastReplies ??= { ...this.#chat.answered };
      this.#lastReplies[sendId] = id;
      this.#set({ answered: this.#lastReplies });
      this.#removeTips(sendId);
    }
    if (!isVariantRow(message)) return isTip && id < last;
    this.#dropPlaceholders(message);
    return true;
  }

  #removeTips(sendId: number): void {
    const { tips } = this.#chat;
    this.#set({ tips: tips.filter((one) => one.sendId !== sendId) });
    for (const one of tips) if (one.sendId === sendId) this.addFacts(one.id, { removed: true });
  }

  /** The message from memory: the newest ones or the window. */
  find(id: number): Message | undefined {
    return findById(this.#chat.messages, id) ?? findById(this.#window, id);
  }

  /** Adds what a row said about a message, held or not. */
  addFacts(id: number, facts: Facts, from: FactsFrom = "row"): void {
    const held = this.find(id);
    if (held === undefined || facts.removed === true) this.#storeFacts(id, facts, from);
    if (held !== undefined) this.#change(held, facts, from);
    if (facts.recalled === true || facts.removed === true) this.#discount(id);
  }

  #storeFacts(id: number, facts: Facts, from: FactsFrom): void {
    this.#ownWaiting().set(id, mergeFacts(this.#chat.waiting.get(id), facts, from));
    this.touched.waiting.add(id);
  }

  #change(held: Message, facts: Facts, from: FactsFrom): void {
    const { id } = held;
    const inTail = findById(this.#chat.messages, id) !== undefined;
    const inAround = findById(this.#window, id) !== undefined;
    if (facts.removed === true) {
      if (inTail) this.#ownMessages().splice(lowerBound(this.#chat.messages, id), 1);
      if (inAround) this.#ownAround().splice(lowerBound(this.#window, id), 1);
    } else {
      const next = withFacts(held, facts, from);
      if (inTail) putById(this.#ownMessages(), next);
      if (inAround) putById(this.#ownAround(), next);
      // A message shown only around a hit is not stored, so its facts must be.
      if (!inTail) this.#storeFacts(id, facts, from);
    }
    this.touched.messages.add(id);
  }

  /** Raises positions; none ever goes back. */
  raise(incoming: Partial<Positions>): void {
    const chat = this.#chat;
    const readId = Math.max(chat.readId, incoming.readId ?? 0);
    const peerReadId = Math.max(chat.peerReadId, incoming.peerReadId ?? 0);
    const peerDeliveredId = Math.max(chat.peerDeliveredId, incoming.peerDeliveredId ?? 0);
    const clearedUpTo = Math.max(chat.clearedUpTo, incoming.clearedUpTo ?? 0);
    const serverReadId = Math.max(chat.serverReadId, incoming.serverReadId ?? 0);
    if (serverReadId > chat.serverReadId) this.#set({ serverReadId });
    if (readId > chat.readId) this.#readUpTo(readId);
    if (clearedUpTo > chat.clearedUpTo) this.#clearUpTo(clearedUpTo);
    if (peerReadId > chat.peerReadId || peerDeliveredId > chat.peerDeliveredId) {
      this.#set({ peerReadId, peerDeliveredId });
    }
  }

  /**
   * Applies the chat's state in the list: the later one counts, but what is cleared stays cleared (`MSG-18`).
   */
  applyState(incoming: ChatState): void {
    const held = this.#chat.state;
    if (held === null || incoming.updatedAt >= held.updatedAt) {
      const staysDropped = incoming.markedUnread && (held === null || !isMarkedAgain(held, incoming));
      this.#set({ state: incoming, markDropped: this.#chat.markDropped && staysDropped });
    }
    this.raise({ clearedUpTo: incoming.clearedUpTo ?? 0 });
  }

  #readUpTo(readId: number): void {
    const { unread, atMe, atAll } = this.#chat;
    this.#unread = null;
    this.#set({
      readId,
      unread: above(unread, readId),
      atMe: above(atMe, readId),
      atAll: above(atAll, readId),
      unreadBelow: this.#unreadBelowAfter(readId),
    });
  }

  /**
   * What the server counted below the summary, less what was read there. That number is known only where it
   * is loaded.
   */
  #unreadBelowAfter(upTo: number): ChatData["unreadBelow"] {
    const { unreadBelow, readId, messages, around, loadedFrom, firstId } = this.#chat;
    if (unreadBelow === null || upTo + 1 >= unreadBelow.below) return null;
    const shown = around ?? messages.slice(lowerBound(messages, loadedFrom));
    const oldest = shown[0]?.id ?? unreadBelow.below;
    if (oldest > readId + 1 && oldest !== firstId) return { ...unreadBelow, unsure: true };
    const read = shown.slice(lowerBound(shown, readId + 1), lowerBound(shown, upTo + 1));
    const counted = read.filter((message) => message.sendId !== this.#me && countsAsUnread(message));
    return { ...unreadBelow, count: Math.max(0, unreadBelow.count - counted.length) };
  }

  /** Drops messages below the oldest of the chat's summary: only the server has what lies between. */
  holdFrom(heldFrom: number): void {
    const isRetained = (id: number) => id >= heldFrom;
    const { messages, unread, atMe, atAll } = this.#chat;
    this.#messages = messages.filter(({ id }) => isRetained(id));
    this.#unread = null;
    this.#set({
      heldFrom,
      messages: this.#messages,
      unread: unread.filter(isRetained),
      atMe: atMe.filter(isRetained),
      atAll: atAll.filter(isRetained),
    });
  }

  #clearUpTo(clearedUpTo: number): void {
    const isRetained = (message: Message) => message.id > clearedUpTo;
    const { messages, around, unread, atMe, atAll, unreadBelow } = this.#chat;
    this.#messages = messages.filter(isRetained);
    this.#around = null;
    this.#unread = null;
    this.#set({
      clearedUpTo,
      messages: this.#messages,
      around: around === null ? null : around.filter(isRetained),
      unread: above(unread, clearedUpTo),
      atMe: above(atMe, clearedUpTo),
      atAll: above(atAll, clearedUpTo),
      unreadBelow: unreadBelow !== null && clearedUpTo + 1 >= unreadBelow.below ? null : unreadBelow,
    });
  }

  /** Counts an incoming, unread message that is no tip (`rules §4.7`), and its mentions. */
  #count(message: Message): void {
    const { id, sendId, type, status, atUserIds } = message;
    if (sendId === this.#me) return;
    // A call I took part in is not unread, and does not make what was written before it read.
    if (status === MessageStatus.READED && isAction(type)) return;
    if (status === MessageStatus.READED) {
      this.raise({ readId: id, serverReadId: id });
      return;
    }
    if (isTip(type) || id <= this.#chat.readId || id < (this.#chat.unreadBelow?.below ?? 0)) return;
    if (status === MessageStatus.RECALL) {
      this.#discount(id);
      return;
    }
    if (this.#unread === null) {
      this.#unread = [...this.#chat.unread];
      this.#set({ unread: this.#unread });
    }
    addNumber(this.#unread, id);
    if (atUserIds?.includes(this.#me)) this.#set({ atMe: withNumber(this.#chat.atMe, id) });
    if (atUserIds?.includes(AT_EVERYONE)) this.#set({ atAll: withNumber(this.#chat.atAll, id) });
  }

  /** Adds unread mentions the server reported; their messages may lie below what is held (`MSG-8`). */
  mention({ me, everyone }: { me: readonly number[]; everyone: readonly number[] }): void {
    const { readId, clearedUpTo, atMe, atAll } = this.#chat;
    const held = Math.max(readId, clearedUpTo);
    this.#set({
      atMe: above(me, held).reduce(withNumber, atMe),
      atAll: above(everyone, held).reduce(withNumber, atAll),
    });
  }

  #discount(id: number): void {
    const { unread, atMe, atAll } = this.#chat;
    this.#unread = null;
    this.#set({ unread: without(unread, id), atMe: without(atMe, id), atAll: without(atAll, id) });
  }

  #dropPlaceholders({ id, sendId, type }: Message): void {
    if (type !== MessageType.TEXT && type !== MessageType.TEXT_WITH_AUDIO) return;
    const remaining = this.#chat.placeholders.filter((held) => held.sendId !== sendId || held.afterId >= id);
    if (remaining.length < this.#chat.placeholders.length) this.#set({ placeholders: remaining });
  }

  /** Sets fields that have no rule of their own. */
  assign(change: Partial<Pick<ChatData, "unreadBelow" | "placeholders" | "markDropped">>): void {
    this.#set(change);
  }
}

function withNumber(numbers: readonly number[], value: number): readonly number[] {
  const next = [...numbers];
  addNumber(next, value);
  return next;
}
