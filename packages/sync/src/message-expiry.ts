import type { ChatId } from "@4d/contract";
import type { ChatData } from "./chat.ts";
import type { History } from "./history.ts";
import type { Message } from "./message.ts";
import type { Commit, SyncCore } from "./sync-core.ts";
import type { Change } from "./sync-state.ts";
import type { SyncStore } from "./sync-store.ts";
import type { Timers } from "./timers.ts";

/**
 * Timers stand still while a device sleeps, so the time is checked this often while something is to expire.
 */
const SWEEP_MS = 30_000;
const NEVER = Number.POSITIVE_INFINITY;

/** When the next part of a message expires: all of it, or the words it quotes. */
function expiryTimeOf({ extra }: Message): number {
  const quoted = extra?.quote?.text ? extra.quote.gone : undefined;
  return Math.min(extra?.gone ?? NEVER, quoted ?? NEVER);
}

/** A message as it is at a time; null when it has expired. */
function messageAt(message: Message, now: number): Message | null {
  const { extra } = message;
  if ((extra?.gone ?? NEVER) <= now) return null;
  const quote = extra?.quote;
  if (!quote?.text || (quote.gone ?? NEVER) > now) return message;
  return { ...message, extra: { ...extra, quote: { ...quote, text: "" } } };
}

/** A chat without what has expired; `dropped` are ids that storage deleted. */
function withoutExpired(chat: ChatData, now: number, dropped: ReadonlySet<number>): ChatData {
  const expired = new Set(dropped);
  const remaining = (messages: readonly Message[]) => {
    if (!messages.some((message) => expiryTimeOf(message) <= now)) return messages;
    return messages.flatMap((message) => {
      const next = messageAt(message, now);
      if (next === null) expired.add(message.id);
      return next ?? [];
    });
  };
  const messages = remaining(chat.messages);
  const around = chat.around && remaining(chat.around);
  const stays = (id: number) => !expired.has(id);
  const { unread, atMe, atAll } = chat;
  const known = [...unread, ...atMe, ...atAll, ...chat.waiting.keys()].some((id) => expired.has(id));
  if (messages === chat.messages && around === chat.around && !known) return chat;
  // Its facts go too: an edit repeats its words.
  const waiting = new Map([...chat.waiting].filter(([id]) => stays(id)));
  const counts = { unread: unread.filter(stays), atMe: atMe.filter(stays), atAll: atAll.filter(stays) };
  return { ...chat, messages, around, waiting, ...counts };
}

/** Removes what has expired from the screen, the chat list and the counts (`MSG-17`). */
export function removeExpired(
  { state }: Pick<SyncCore, "state">,
  now: number,
  dropped: readonly { chatId: ChatId; id: number }[],
): Change {
  const idsIn = (chatId: ChatId) =>
    new Set(dropped.filter((one) => one.chatId === chatId).map(({ id }) => id));
  const chats = new Map(state.chats);
  const touched: Map<ChatId, { messages: Set<number>; waiting: Set<number> }> = new Map();
  for (const [chatId, chat] of state.chats) {
    const next = withoutExpired(chat, now, idsIn(chatId));
    if (next === chat) continue;
    chats.set(chatId, next);
    // A quote that lost its words is stored anew.
    const messages = next.messages.filter((message) => !chat.messages.includes(message));
    const waitingIds = [...chat.waiting.keys()].filter((id) => !next.waiting.has(id));
    touched.set(chatId, { messages: new Set(messages.map(({ id }) => id)), waiting: new Set(waitingIds) });
  }
  return touched.size === 0 ? { state, touched } : { state: { ...state, chats }, touched };
}

interface Parts {
  core: SyncCore;
  /** Finds what the list shows of a chat whose newest messages have expired. */
  history?: Pick<History, "refillAll">;
  store: Pick<SyncStore, "deleteExpired">;
  timers: Timers;
}

/**
 * Removes messages at their time from memory and storage; a start removes what expired meanwhile (`MSG-17`).
 */
export class MessageExpiry {
  readonly #parts: Parts;
  #next = NEVER;
  #cancel: (() => void) | null = null;
  #unlisten: (() => void) | null = null;
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Removes what has expired, and watches what comes. */
  start(): Promise<void> {
    this.#unlisten = this.#parts.core.onCommit((commit) => this.#onCommit(commit));
    return this.sweep();
  }

  stop(): void {
    this.#isStopped = true;
    this.#unlisten?.();
    this.#cancel?.();
  }

  /** Removes what has expired by now. */
  async sweep(): Promise<void> {
    const { core, history, store, timers } = this.#parts;
    const now = timers.now();
    this.#next = NEVER;
    core.commit(removeExpired(core, now, []));
    const { expired, next } = await store.deleteExpired(now).catch(() => ({ expired: [], next: null }));
    if (this.#isStopped) return;
    core.commit(removeExpired(core, now, expired));
    for (const chat of core.state.chats.values()) this.#scheduleFor(chat);
    this.#scheduleAt(next ?? NEVER);
    history?.refillAll();
  }

  #onCommit({ before, after }: Commit): void {
    // Compares the chats and ignores `touched`, which lists only what is to be stored: a window around a hit
    // is not.
    for (const [chatId, chat] of after.chats) if (chat !== before.chats.get(chatId)) this.#scheduleFor(chat);
  }

  #scheduleFor({ messages, around }: ChatData): void {
    for (const message of messages) this.#scheduleAt(expiryTimeOf(message));
    for (const message of around ?? []) this.#scheduleAt(expiryTimeOf(message));
  }

  #scheduleAt(time: number): void {
    if (time >= this.#next) return;
    const { timers } = this.#parts;
    this.#next = time;
    this.#cancel?.();
    this.#cancel = timers.after(Math.min(SWEEP_MS, Math.max(0, time - timers.now())), () => {
      if (timers.now() >= this.#next) void this.sweep();
      else {
        const next = this.#next;
        this.#next = NEVER;
        this.#scheduleAt(next);
      }
    });
  }
}
