import type { ChatId, StreamKind } from "@4d/contract";
import type { ExpiredMessages, Message, OutboxItem, StoreBatch, StoredState } from "@4d/sync";
import { deleteDB } from "idb";
import {
  type ChatDatabase,
  databaseName,
  EXPIRY_INDEX,
  isDatabaseNew,
  reopenChatDatabase,
  type TableName,
  takeChatDatabase,
} from "./chat-database.ts";
import {
  type ChatStore,
  hitsOf,
  type StoredDraft,
  type StoredSearch,
  type StoredUpload,
} from "./chat-store.ts";
import {
  type Change,
  changeChats,
  readBackwards,
  readChats,
  readLast,
  type Tables,
} from "./chat-transactions.ts";
import { ReopeningDatabase } from "./reopening-database.ts";
import { forgetStored, noteNewDatabase, rememberStored } from "./storage-evicted.ts";

/** The most messages a chat retains when the disk is full. */
const MESSAGES_WHEN_FULL = 500;
/** The most messages a search reads from storage. */
const SEARCH_MAX = 20_000;

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** The keys of a chat's messages up to the id `last`; without it, of all. An array sorts after every number. */
const upTo = (chatId: string, last: number | [] = [], open = false): IDBKeyRange =>
  IDBKeyRange.bound([chatId, Number.NEGATIVE_INFINITY], [chatId, last], false, open);

function cursorsOf(value: unknown): Record<StreamKind, number> {
  if (typeof value !== "object" || value === null) return { private: 0, group: 0 };
  const read = (kind: StreamKind) => {
    const position: unknown = kind in value ? Reflect.get(value, kind) : 0;
    return typeof position === "number" ? position : 0;
  };
  return { private: read("private"), group: read("group") };
}

/** Chats in IndexedDB: one row per message, one transaction per flush. */
export class IdbChatStore implements ChatStore {
  readonly durable = true;
  readonly #db: ReopeningDatabase;
  readonly #uid: number;
  #isRemembered = false;

  private constructor(db: ChatDatabase, uid: number) {
    this.#db = new ReopeningDatabase(db, () => reopenChatDatabase(uid));
    this.#uid = uid;
  }

  /** Opens a person's database. @throws when IndexedDB is missing, forbidden or broken. */
  static async open(uid: number): Promise<IdbChatStore> {
    const db = await takeChatDatabase(uid);
    if (isDatabaseNew(uid)) noteNewDatabase(uid);
    return new IdbChatStore(db, uid);
  }

  #read<T>(names: TableName[], read: (table: Tables<"readonly">) => Promise<T>): Promise<T> {
    return this.#db.use((db) => readChats(db, names, read));
  }

  #change(names: TableName[], change: Change): Promise<void> {
    return this.#db.use((db) => changeChats(db, names, change));
  }

  async load(): Promise<StoredState> {
    const [cursors, chats, facts, outbox] = await this.#read(
      ["values", "chats", "facts", "outbox"],
      (table) =>
        Promise.all([
          table("values").get("cursors"),
          table("chats").getAll(),
          table("facts").getAll(),
          table("outbox").getAll(),
        ]),
    );
    return { cursors: cursorsOf(cursors?.value), chats, facts, outbox };
  }

  outbox(): Promise<OutboxItem[]> {
    return this.#read(["outbox"], (table) => table("outbox").getAll());
  }

  async messagesBefore(chatId: ChatId, before: number, limit: number): Promise<Message[]> {
    const newestFirst = await this.#read(["messages"], (table) =>
      readLast(table("messages"), upTo(chatId, before, true), limit),
    );
    return newestFirst.reverse();
  }

  async deleteExpired(now: number): Promise<ExpiredMessages> {
    let expired: Message[] = [];
    let next: number | null = null;
    await this.#change(["messages"], async (table, ask) => {
      const times = table("messages").index(EXPIRY_INDEX);
      expired = await times.getAll(IDBKeyRange.upperBound(now));
      for (const { chatId, id } of expired) ask(table("messages").delete([chatId, id]));
      const later = await times.get(IDBKeyRange.lowerBound(now, true));
      next = later?.extra?.gone ?? null;
    });
    return { expired: expired.map(({ chatId, id }) => ({ chatId, id })), next };
  }

  async write(batch: StoreBatch): Promise<void> {
    try {
      await this.#write(batch);
    } catch (error) {
      if (!isFull(error)) throw error;
      await this.#makeRoom();
      await this.#write(batch);
    }
    if (batch.messages.length === 0 || this.#isRemembered) return;
    this.#isRemembered = true;
    rememberStored(this.#uid);
  }

  #write(batch: StoreBatch): Promise<void> {
    return this.#change(["messages", "chats", "facts", "outbox", "uploads", "values"], (table, ask) => {
      const [messages, chats, facts] = [table("messages"), table("chats"), table("facts")];
      if (batch.reset) for (const each of [messages, chats, facts]) ask(each.clear());
      for (const message of batch.messages) ask(messages.put(message));
      for (const { chatId, id } of batch.removed) ask(messages.delete([chatId, id]));
      for (const { chatId, upTo: last } of batch.cleared) ask(messages.delete(upTo(chatId, last)));
      for (const chat of batch.chats) ask(chats.put(chat));
      for (const one of batch.facts) {
        if (one.facts === null) ask(facts.delete([one.chatId, one.id]));
        else ask(facts.put(one));
      }
      for (const tmpId of batch.unqueued) {
        ask(table("outbox").delete(tmpId));
        ask(table("uploads").delete(tmpId));
      }
      ask(table("values").put({ key: "cursors", value: batch.cursors }));
    });
  }

  /** Deletes the oldest messages; the server still has them. */
  #makeRoom(): Promise<void> {
    return this.#change(["messages", "chats"], async (table, ask) => {
      for (const chatId of await table("chats").getAllKeys()) {
        const all = await table("messages").getAllKeys(upTo(chatId));
        const last = all.at(-MESSAGES_WHEN_FULL - 1);
        if (last !== undefined) ask(table("messages").delete(IDBKeyRange.bound(all[0], last)));
      }
    });
  }

  putOutbox(items: readonly OutboxItem[]): Promise<void> {
    return this.#change(["outbox"], (table, ask) => {
      for (const item of items) ask(table("outbox").put(item));
    });
  }

  deleteOutbox(tmpIds: readonly string[]): Promise<void> {
    return this.#change(["outbox", "uploads"], (table, ask) => {
      for (const tmpId of tmpIds) {
        ask(table("outbox").delete(tmpId));
        ask(table("uploads").delete(tmpId));
      }
    });
  }

  async drafts(): Promise<Record<string, StoredDraft>> {
    const all = await this.#read(["drafts"], (table) => table("drafts").getAll());
    return Object.fromEntries(all.map(({ chatId, ...draft }) => [chatId, draft]));
  }

  setDraft(chatId: ChatId, draft: StoredDraft | null): Promise<void> {
    return this.#change(["drafts"], (table) => {
      const drafts = table("drafts");
      return draft === null ? drafts.delete(chatId) : drafts.put({ ...draft, chatId });
    });
  }

  async value(key: string): Promise<unknown> {
    const row = await this.#read(["values"], (table) => table("values").get(key));
    return row?.value;
  }

  setValue(key: string, value: unknown): Promise<void> {
    return this.#change(["values"], (table) => table("values").put({ key, value }));
  }

  uploads(): Promise<StoredUpload[]> {
    return this.#read(["uploads"], (table) => table("uploads").getAll());
  }

  setUpload(tmpId: string, upload: StoredUpload | null): Promise<void> {
    return this.#change(["uploads"], (table) => {
      const uploads = table("uploads");
      return upload === null ? uploads.delete(tmpId) : uploads.put(upload);
    });
  }

  async search(query: StoredSearch): Promise<Message[]> {
    const isHit = await hitsOf(query);
    const within = query.chatId === undefined ? null : upTo(query.chatId);
    const results = await this.#read(["messages"], async (table) => {
      let looked = 0;
      const hits: Message[] = [];
      await readBackwards(table("messages"), within, (message) => {
        looked += 1;
        if (isHit(message)) hits.push(message);
        const enough = query.chatId !== undefined && hits.length >= query.limit;
        return enough || looked >= SEARCH_MAX ? "enough" : "more";
      });
      return hits;
    });
    return results.sort((a, b) => b.sendTime - a.sendTime).slice(0, query.limit);
  }

  async clear(): Promise<void> {
    this.#db.close();
    forgetStored();
    await deleteDB(databaseName(this.#uid));
  }
}
