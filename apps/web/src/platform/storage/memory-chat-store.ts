import type { ChatId } from "@4d/contract";
import { MemoryStore, type Message, type StoreBatch } from "@4d/sync";
import {
  type ChatStore,
  hitsOf,
  type StoredDraft,
  type StoredSearch,
  type StoredUpload,
} from "./chat-store.ts";

/** Storage if IndexedDB is missing or forbidden: it ends with the page, and the server refills it. */
export class MemoryChatStore extends MemoryStore implements ChatStore {
  readonly durable = false;
  readonly #drafts = new Map<string, StoredDraft>();
  readonly #values = new Map<string, unknown>();
  readonly #uploads = new Map<string, StoredUpload>();

  drafts(): Promise<Record<string, StoredDraft>> {
    return Promise.resolve(Object.fromEntries(this.#drafts));
  }

  setDraft(chatId: ChatId, draft: StoredDraft | null): Promise<void> {
    if (draft === null) this.#drafts.delete(chatId);
    else this.#drafts.set(chatId, draft);
    return Promise.resolve();
  }

  /** Takes over the drafts of another store. */
  take(drafts: Record<string, StoredDraft>): Promise<void> {
    for (const [chatId, draft] of Object.entries(drafts)) this.#drafts.set(chatId, draft);
    return Promise.resolve();
  }

  value(key: string): Promise<unknown> {
    return Promise.resolve(this.#values.get(key));
  }

  setValue(key: string, value: unknown): Promise<void> {
    this.#values.set(key, value);
    return Promise.resolve();
  }

  override write(batch: StoreBatch): Promise<void> {
    for (const tmpId of batch.unqueued) this.#uploads.delete(tmpId);
    return super.write(batch);
  }

  override deleteOutbox(tmpIds: readonly string[]): Promise<void> {
    for (const tmpId of tmpIds) this.#uploads.delete(tmpId);
    return super.deleteOutbox(tmpIds);
  }

  uploads(): Promise<StoredUpload[]> {
    return Promise.resolve([...this.#uploads.values()]);
  }

  setUpload(tmpId: string, upload: StoredUpload | null): Promise<void> {
    if (upload === null) this.#uploads.delete(tmpId);
    else this.#uploads.set(tmpId, upload);
    return Promise.resolve();
  }

  async search(query: StoredSearch): Promise<Message[]> {
    const isHit = await hitsOf(query);
    const { chats } = await this.load();
    const lists = await Promise.all(
      chats
        .filter(({ chatId }) => query.chatId === undefined || query.chatId === chatId)
        .map(({ chatId }) => this.messagesBefore(chatId, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
    );
    const hits = lists.flat().filter(isHit);
    return hits.sort((a, b) => b.sendTime - a.sendTime).slice(0, query.limit);
  }

  clear(): Promise<void> {
    this.#drafts.clear();
    this.#values.clear();
    this.#uploads.clear();
    return this.forget();
  }
}
