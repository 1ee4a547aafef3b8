import type { ChatId, Draft, StreamKind } from "@4d/contract";
import type { Message, OutboxItem, StoreBatch, StoredState } from "@4d/sync";
import { Dexie } from "dexie";
import { ChatDatabase } from "./chat-database.ts";
import { type ChatStore, isHit, type StoredSearch, type StoredUpload } from "./chat-store.ts";

/** What a chat keeps when the disk is full. */
const KEEP_WHEN_FULL = 500;
/** Most messages a search in storage looks at. */
const SEARCH_MAX = 20_000;

const isFull = (error: unknown): boolean =>
  error instanceof Dexie.DexieError
    ? error.name === "QuotaExceededError" ||
      (error.inner instanceof Error && error.inner.name === "QuotaExceededError")
    : false;

function cursorsOf(value: unknown): Record<StreamKind, number> {
  if (typeof value !== "object" || value === null) return { private: 0, group: 0 };
  const read = (kind: StreamKind) => {
    const position: unknown = kind in value ? Reflect.get(value, kind) : 0;
    return typeof position === "number" ? position : 0;
  };
  return { private: read("private"), group: read("group") };
}

/** Chats in IndexedDB: one row per message, everything of one flush in one transaction. */
export class DexieChatStore implements ChatStore {
  readonly durable = true;
  readonly #db: ChatDatabase;

  private constructor(db: ChatDatabase) {
    this.#db = db;
  }

  /** Opens a person's database. @throws when IndexedDB is missing, forbidden or broken. */
  static async open(uid: number): Promise<DexieChatStore> {
    const db = new ChatDatabase(uid);
    await db.open();
    return new DexieChatStore(db);
  }

  load(): Promise<StoredState> {
    const { chats, facts, outbox, values } = this.#db;
    return this.#db.transaction("r", [chats, facts, outbox, values], async () => {
      const stored = await Promise.all([
        values.get("cursors"),
        chats.toArray(),
        facts.toArray(),
        outbox.toArray(),
      ]);
      return { cursors: cursorsOf(stored[0]?.value), chats: stored[1], facts: stored[2], outbox: stored[3] };
    });
  }

  async messagesBefore(chatId: ChatId, before: number, limit: number): Promise<Message[]> {
    const newestFirst = await this.#db.messages
      .where("[chatId+id]")
      .between([chatId, Dexie.minKey], [chatId, before], true, false)
      .reverse()
      .limit(limit)
      .toArray();
    return newestFirst.reverse();
  }

  async write(batch: StoreBatch): Promise<void> {
    try {
      await this.#write(batch);
    } catch (error) {
      if (!isFull(error)) throw error;
      await this.#makeRoom();
      await this.#write(batch);
    }
  }

  #write(batch: StoreBatch): Promise<void> {
    const { messages, chats, facts, outbox, uploads, values } = this.#db;
    const tables = [messages, chats, facts, outbox, uploads, values];
    return this.#db.transaction("rw", tables, async () => {
      if (batch.reset) await Promise.all([messages.clear(), chats.clear(), facts.clear()]);
      if (batch.messages.length > 0) await messages.bulkPut([...batch.messages]);
      if (batch.removed.length > 0) {
        await messages.bulkDelete(batch.removed.map(({ chatId, id }): [string, number] => [chatId, id]));
      }
      for (const { chatId, upTo } of batch.cleared) {
        await messages
          .where("[chatId+id]")
          .between([chatId, Dexie.minKey], [chatId, upTo], true, true)
          .delete();
      }
      if (batch.chats.length > 0) await chats.bulkPut([...batch.chats]);
      await facts.bulkPut(batch.facts.filter((one) => one.facts !== null));
      await facts.bulkDelete(
        batch.facts
          .filter((one) => one.facts === null)
          .map(({ chatId, id }): [string, number] => [chatId, id]),
      );
      if (batch.unqueued.length > 0) {
        await Promise.all([outbox.bulkDelete([...batch.unqueued]), uploads.bulkDelete([...batch.unqueued])]);
      }
      await values.put({ key: "cursors", value: batch.cursors });
    });
  }

  /** Lets the oldest messages go; the server has them. */
  async #makeRoom(): Promise<void> {
    for (const chatId of await this.#db.chats.toCollection().primaryKeys()) {
      const all = this.#db.messages
        .where("[chatId+id]")
        .between([chatId, Dexie.minKey], [chatId, Dexie.maxKey]);
      const keys = await all.primaryKeys();
      if (keys.length > KEEP_WHEN_FULL) await this.#db.messages.bulkDelete(keys.slice(0, -KEEP_WHEN_FULL));
    }
  }

  async putOutbox(items: readonly OutboxItem[]): Promise<void> {
    await this.#db.outbox.bulkPut([...items]);
  }

  async deleteOutbox(tmpIds: readonly string[]): Promise<void> {
    await this.#db.outbox.bulkDelete([...tmpIds]);
    await this.#db.uploads.bulkDelete([...tmpIds]);
  }

  async drafts(): Promise<Record<string, Draft>> {
    const all = await this.#db.drafts.toArray();
    return Object.fromEntries(all.map(({ chatId, ...draft }) => [chatId, draft]));
  }

  async setDraft(chatId: ChatId, draft: Draft | null): Promise<void> {
    if (draft === null) await this.#db.drafts.delete(chatId);
    else await this.#db.drafts.put({ ...draft, chatId });
  }

  async value(key: string): Promise<unknown> {
    return (await this.#db.values.get(key))?.value;
  }

  async setValue(key: string, value: unknown): Promise<void> {
    await this.#db.values.put({ key, value });
  }

  uploads(): Promise<StoredUpload[]> {
    return this.#db.uploads.toArray();
  }

  async setUpload(tmpId: string, upload: StoredUpload | null): Promise<void> {
    if (upload === null) await this.#db.uploads.delete(tmpId);
    else await this.#db.uploads.put(upload);
  }

  async search(query: StoredSearch): Promise<Message[]> {
    const { messages } = this.#db;
    const within =
      query.chatId === undefined
        ? messages.toCollection()
        : messages.where("[chatId+id]").between([query.chatId, Dexie.minKey], [query.chatId, Dexie.maxKey]);
    let looked = 0;
    const found: Message[] = [];
    await within
      .reverse()
      .until(() => looked >= SEARCH_MAX || (query.chatId !== undefined && found.length >= query.limit))
      .each((message) => {
        looked += 1;
        if (isHit(message, query)) found.push(message);
      });
    return found.sort((a, b) => b.sendTime - a.sendTime).slice(0, query.limit);
  }

  async clear(): Promise<void> {
    await this.#db.delete();
  }
}
