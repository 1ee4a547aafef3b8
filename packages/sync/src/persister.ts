import type { ChatId } from "@4d/contract";
import type { ChatData } from "./chat.ts";
import type { Touched } from "./chat-builder.ts";
import type { Message } from "./message.ts";
import type { Outbox } from "./outbox.ts";
import { findById } from "./sorted.ts";
import type { Commit, SyncCore } from "./sync-core.ts";
import type { SyncState } from "./sync-state.ts";
import type { StoreBatch, StoredChat, StoredFacts, SyncStore } from "./sync-store.ts";
import type { Timers } from "./timers.ts";

/**
 * Long enough that even a slow phone paints first. Rows and cursors are written together, so a crash loses
 * neither.
 */
const WRITE_AFTER_MS = 150;

/** A chat without what is stored elsewhere or lives only in memory. */
function storedChat(chat: ChatData): StoredChat {
  const { messages, loadedFrom, around, waiting, ...rest } = chat;
  return { ...rest, last: messages.at(-1) ?? null };
}

/** What is to be written next. */
interface PendingWrite {
  reset: boolean;
  dirty: Map<ChatId, Touched>;
  /** Stored by value: the window may have moved on before the write. */
  messages: Map<string, Message>;
  /** Items that left the outbox. */
  unqueued: Set<string>;
  /** Chats whose summary came: what storage has below it is deleted. */
  summarised: Set<ChatId>;
}

const emptyWrite = (): PendingWrite => ({
  reset: false,
  dirty: new Map(),
  messages: new Map(),
  unqueued: new Set(),
  summarised: new Set(),
});

/** Items that have left the outbox. */
function removedItems(before: Outbox, after: Outbox): string[] {
  if (before === after) return [];
  const remaining = new Set(after.map(({ tmpId }) => tmpId));
  return before.filter(({ tmpId }) => !remaining.has(tmpId)).map(({ tmpId }) => tmpId);
}

/** What could not be written, overlaid with what came meanwhile. */
function mergeWrites(earlier: PendingWrite, later: PendingWrite): PendingWrite {
  if (later.reset) return later;
  const dirty = new Map(earlier.dirty);
  for (const [chatId, touched] of later.dirty) {
    const held = dirty.get(chatId);
    dirty.set(chatId, {
      messages: new Set([...(held?.messages ?? []), ...touched.messages]),
      waiting: new Set([...(held?.waiting ?? []), ...touched.waiting]),
    });
  }
  return {
    reset: earlier.reset,
    dirty,
    messages: new Map([...earlier.messages, ...later.messages]),
    unqueued: new Set([...earlier.unqueued, ...later.unqueued]),
    summarised: new Set([...earlier.summarised, ...later.summarised]),
  };
}

/** Collects what commits touched and writes it in few transactions, rows and cursors together. */
export class Persister {
  readonly #core: SyncCore;
  readonly #store: SyncStore;
  readonly #timers: Timers;
  readonly #onError: (error: unknown) => void;
  #active: boolean;
  #due = emptyWrite();
  #writing: Promise<void> = Promise.resolve();
  #cancel: (() => void) | null = null;

  constructor(parts: {
    core: SyncCore;
    store: SyncStore;
    timers: Timers;
    active: boolean;
    onError: (error: unknown) => void;
  }) {
    this.#core = parts.core;
    this.#store = parts.store;
    this.#timers = parts.timers;
    this.#active = parts.active;
    this.#onError = parts.onError;
    this.#core.onCommit((commit) => this.#onCommit(commit));
  }

  /** From now on this tab writes. Its state may be ahead of storage, so all of it is written once. */
  activate(): void {
    if (this.#active) return;
    this.#active = true;
    for (const [chatId, chat] of this.#core.state.chats) {
      const messages = new Set(chat.messages.map(({ id }) => id));
      this.#touch(chatId, { messages, waiting: new Set(chat.waiting.keys()) });
    }
    this.#later();
  }

  #onCommit({ before, after, touched, stored, reset }: Commit): void {
    if (reset) this.#due = { ...emptyWrite(), reset, unqueued: this.#due.unqueued };
    // An item that another tab sent leaves the stored outbox with its message, when this tab writes that.
    const unqueued = this.#active ? removedItems(before.outbox, after.outbox) : [];
    for (const tmpId of unqueued) this.#due.unqueued.add(tmpId);
    for (const [chatId, { messages, waiting }] of touched) {
      const heldFrom = (state: SyncState) => state.chats.get(chatId)?.heldFrom ?? 0;
      if (heldFrom(after) > heldFrom(before)) this.#due.summarised.add(chatId);
      // Of messages from storage only those are written back that met waiting facts.
      this.#touch(chatId, { messages: stored ? waiting : messages, waiting });
    }
    if (!this.#active) return;
    if (touched.size > 0 || reset || before.streams !== after.streams || unqueued.length > 0) this.#later();
  }

  #touch(chatId: ChatId, { messages, waiting }: Touched): void {
    if (!this.#active) return;
    const { dirty, messages: messagesByKey } = this.#due;
    const held = dirty.get(chatId) ?? { messages: new Set(), waiting: new Set() };
    const chat = this.#core.state.chats.get(chatId);
    for (const id of messages) {
      held.messages.add(id);
      const message = findById(chat?.messages ?? [], id);
      if (message !== undefined) messagesByKey.set(`${chatId}/${id}`, message);
    }
    for (const id of waiting) held.waiting.add(id);
    dirty.set(chatId, held);
  }

  #later(): void {
    this.#cancel ??= this.#timers.after(WRITE_AFTER_MS, () => void this.flush());
  }

  /** Writes what is due now; resolves when that is durable or has failed. */
  flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    if (!this.#active) return;
    const due = this.#due;
    this.#due = emptyWrite();
    try {
      await this.#store.write(this.#batch(due));
    } catch (error) {
      // The next write includes the cursors, so it must include these rows too.
      this.#due = mergeWrites(due, this.#due);
      this.#onError(error);
    }
  }

  #batch(due: PendingWrite): StoreBatch {
    const { chats, streams, me } = this.#core.state;
    const messages: Message[] = [];
    const removed: { chatId: ChatId; id: number }[] = [];
    const facts: StoredFacts[] = [];
    const dirty = [...due.dirty].flatMap(([chatId, touched]) => {
      const chat = chats.get(chatId);
      return chat === undefined ? [] : [{ chat, touched }];
    });
    for (const { chat, touched } of dirty) {
      const { chatId } = chat;
      for (const id of touched.messages) {
        const message = due.messages.get(`${chatId}/${id}`);
        const isStopped =
          id <= chat.clearedUpTo || id < chat.heldFrom || chat.waiting.get(id)?.removed === true;
        if (message !== undefined && !isStopped) messages.push(message);
      }
      for (const id of touched.waiting) {
        const known = chat.waiting.get(id) ?? null;
        facts.push({ chatId, id, facts: known });
        // Storage may hold messages that memory does not.
        if (known?.removed === true) removed.push({ chatId, id });
      }
    }
    return {
      reset: due.reset,
      messages,
      removed,
      cleared: dirty.flatMap(({ chat: { chatId, clearedUpTo, heldFrom } }) => {
        const upTo = Math.max(clearedUpTo, due.summarised.has(chatId) ? heldFrom - 1 : 0);
        return upTo > 0 ? [{ chatId, upTo }] : [];
      }),
      chats: dirty.map(({ chat }) => storedChat(chat)),
      facts,
      unqueued: [
        ...new Set([...due.unqueued, ...messages.flatMap((one) => (one.sendId === me && one.tmpId) || [])]),
      ],
      cursors: { private: streams.private.position, group: streams.group.position },
    };
  }
}
