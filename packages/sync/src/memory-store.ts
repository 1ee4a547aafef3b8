import type { ChatId, StreamKind } from "@4d/contract";
import type { Message } from "./message.ts";
import type { OutboxItem } from "./outbox.ts";
import { lowerBound, putById } from "./sorted.ts";
import type {
  ExpiredMessages,
  StoreBatch,
  StoredChat,
  StoredFacts,
  StoredState,
  SyncStore,
} from "./sync-store.ts";

/**
 * Storage that lives as long as the program: used where IndexedDB is missing, in tests and in the chaos run.
 */
export class MemoryStore implements SyncStore {
  readonly #messages = new Map<ChatId, Message[]>();
  readonly #chats = new Map<ChatId, StoredChat>();
  readonly #facts = new Map<string, StoredFacts>();
  readonly #outbox = new Map<string, OutboxItem>();
  #cursors: Readonly<Record<StreamKind, number>> = { private: 0, group: 0 };

  load(): Promise<StoredState> {
    return Promise.resolve({
      cursors: this.#cursors,
      chats: [...this.#chats.values()],
      facts: [...this.#facts.values()],
      outbox: [...this.#outbox.values()],
    });
  }

  outbox(): Promise<OutboxItem[]> {
    return Promise.resolve([...this.#outbox.values()]);
  }

  messagesBefore(chatId: ChatId, before: number, limit: number): Promise<Message[]> {
    const held = this.#messages.get(chatId) ?? [];
    const end = lowerBound(held, before);
    return Promise.resolve(held.slice(Math.max(0, end - limit), end));
  }

  deleteExpired(now: number): Promise<ExpiredMessages> {
    const passing = [...this.#messages.values()].flat().filter(({ extra }) => extra?.gone !== undefined);
    const expiryTimeOf = (message: Message) => message.extra?.gone ?? 0;
    const expired = passing
      .filter((message) => expiryTimeOf(message) <= now)
      .map(({ chatId, id }) => ({ chatId, id }));
    for (const { chatId, id } of expired) this.#filterMessages(chatId, (message) => message.id !== id);
    const later = passing.map(expiryTimeOf).filter((time) => time > now);
    return Promise.resolve({ expired, next: later.length === 0 ? null : Math.min(...later) });
  }

  write(batch: StoreBatch): Promise<void> {
    if (batch.reset) {
      this.#messages.clear();
      this.#chats.clear();
      this.#facts.clear();
    }
    for (const message of batch.messages) {
      const held = this.#messages.get(message.chatId) ?? [];
      putById(held, message);
      this.#messages.set(message.chatId, held);
    }
    for (const { chatId, id } of batch.removed) this.#filterMessages(chatId, (message) => message.id !== id);
    for (const { chatId, upTo } of batch.cleared)
      this.#filterMessages(chatId, (message) => message.id > upTo);
    for (const chat of batch.chats) this.#chats.set(chat.chatId, chat);
    for (const entry of batch.facts) {
      const key = `${entry.chatId}/${entry.id}`;
      if (entry.facts === null) this.#facts.delete(key);
      else this.#facts.set(key, entry);
    }
    for (const tmpId of batch.unqueued) this.#outbox.delete(tmpId);
    this.#cursors = batch.cursors;
    return Promise.resolve();
  }

  #filterMessages(chatId: ChatId, test: (message: Message) => boolean): void {
    const held = this.#messages.get(chatId);
    if (held !== undefined) this.#messages.set(chatId, held.filter(test));
  }

  putOutbox(items: readonly OutboxItem[]): Promise<void> {
    for (const item of items) this.#outbox.set(item.tmpId, item);
    return Promise.resolve();
  }

  deleteOutbox(tmpIds: readonly string[]): Promise<void> {
    for (const tmpId of tmpIds) this.#outbox.delete(tmpId);
    return Promise.resolve();
  }

  /** Deletes everything. */
  forget(): Promise<void> {
    for (const table of [this.#messages, this.#chats, this.#facts, this.#outbox]) table.clear();
    this.#cursors = { private: 0, group: 0 };
    return Promise.resolve();
  }
}
