import type { ChatId } from "@4d/contract";
import type { ChatData } from "./chat.ts";
import type { Touched } from "./chat-draft.ts";
import type { Commit, SyncCore } from "./core.ts";
import type { Message } from "./message.ts";
import { findById } from "./sorted.ts";
import type { StoreBatch, StoredChat, StoredFacts, SyncStore } from "./sync-store.ts";
import type { Timers } from "./timers.ts";

const WRITE_AFTER_MS = 60;

/** A chat without what is stored elsewhere or lives in memory only. */
export function storedChat(chat: ChatData): StoredChat {
  const { messages, loadedFrom, around, waiting, ...rest } = chat;
  return { ...rest, last: messages.at(-1) ?? null };
}

/** Collects what commits touched and writes it in few transactions, rows and cursors together. */
export class Persister {
  readonly #core: SyncCore;
  readonly #store: SyncStore;
  readonly #timers: Timers;
  readonly #onError: (error: unknown) => void;
  #active: boolean;
  #reset = false;
  #dirty = new Map<ChatId, Touched>();
  #messages = new Map<string, Message>();
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
    this.#core.onCommit((commit) => this.#note(commit));
  }

  /** From now on this tab writes; what it holds may be ahead of storage, so all of it goes once. */
  activate(): void {
    if (this.#active) return;
    this.#active = true;
    for (const [chatId, chat] of this.#core.state.chats) {
      const messages = new Set(chat.messages.map(({ id }) => id));
      this.#touch(chatId, { messages, waiting: new Set(chat.waiting.keys()) });
    }
    this.#later();
  }

  #note({ before, after, touched, stored, reset }: Commit): void {
    if (reset) {
      this.#reset = true;
      this.#dirty = new Map();
      this.#messages = new Map();
    }
    for (const [chatId, { messages, waiting }] of touched) {
      // From storage only those messages go back that met waiting facts.
      this.#touch(chatId, { messages: stored ? waiting : messages, waiting });
    }
    if (!this.#active) return;
    if (touched.size > 0 || reset || before.streams !== after.streams) this.#later();
  }

  #touch(chatId: ChatId, { messages, waiting }: Touched): void {
    if (!this.#active) return;
    const held = this.#dirty.get(chatId) ?? { messages: new Set(), waiting: new Set() };
    const chat = this.#core.state.chats.get(chatId);
    for (const id of messages) {
      held.messages.add(id);
      // Kept by value: the window may have moved on before the write.
      const message = findById(chat?.messages ?? [], id);
      if (message !== undefined) this.#messages.set(`${chatId}/${id}`, message);
    }
    for (const id of waiting) held.waiting.add(id);
    this.#dirty.set(chatId, held);
  }

  #later(): void {
    this.#cancel ??= this.#timers.after(WRITE_AFTER_MS, () => void this.flush());
  }

  /** Writes what is due now; resolves when it is durable or has failed. */
  flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    if (!this.#active) return;
    const batch = this.#batch();
    this.#reset = false;
    this.#dirty = new Map();
    this.#messages = new Map();
    await this.#store.write(batch).catch((error: unknown) => this.#onError(error));
  }

  #batch(): StoreBatch {
    const { chats, streams } = this.#core.state;
    const messages: Message[] = [];
    const removed: { chatId: ChatId; id: number }[] = [];
    const facts: StoredFacts[] = [];
    const dirty = [...this.#dirty].flatMap(([chatId, touched]) => {
      const chat = chats.get(chatId);
      return chat === undefined ? [] : [{ chat, touched }];
    });
    for (const { chat, touched } of dirty) {
      const { chatId } = chat;
      for (const id of touched.messages) {
        const message = this.#messages.get(`${chatId}/${id}`);
        if (chat.waiting.get(id)?.removed === true) removed.push({ chatId, id });
        else if (message !== undefined && id > chat.clearedUpTo) messages.push(message);
      }
      for (const id of touched.waiting) facts.push({ chatId, id, facts: chat.waiting.get(id) ?? null });
    }
    return {
      reset: this.#reset,
      messages,
      removed,
      cleared: dirty.flatMap(({ chat }) =>
        chat.clearedUpTo > 0 ? [{ chatId: chat.chatId, upTo: chat.clearedUpTo }] : [],
      ),
      chats: dirty.map(({ chat }) => storedChat(chat)),
      facts,
      cursors: { private: streams.private.position, group: streams.group.position },
    };
  }
}
