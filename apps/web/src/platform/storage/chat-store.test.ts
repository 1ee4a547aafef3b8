import "fake-indexeddb/auto";
import type { Message, StoreBatch } from "@4d/sync";
import { emptyChat } from "@4d/sync";
import { afterEach, describe, expect, it, vi } from "vitest";
import { prefetchChatDatabase } from "./chat-database.ts";
import type { ChatStore } from "./chat-store.ts";
import { IdbChatStore } from "./idb-chat-store.ts";
import { MemoryChatStore } from "./memory-chat-store.ts";
import { openChatStore } from "./open-chat-store.ts";
import { storageUnavailable } from "./storage-unavailable.ts";

const CHAT = "p:2";
const message = (id: number, content = `text ${id}`): Message => ({
  chatId: CHAT,
  id,
  tmpId: null,
  sendId: 2,
  type: 0,
  content,
  status: 0,
  sendTime: id,
});
// A stored chat lacks what is stored elsewhere or only exists in memory.
const {
  messages: _messages,
  loadedFrom: _loadedFrom,
  around: _around,
  waiting: _waiting,
  ...chatFacts
} = emptyChat(CHAT);
const chat = (last: Message) => ({ ...chatFacts, last });
const batch = (more: Partial<StoreBatch>): StoreBatch => ({
  reset: false,
  messages: [],
  removed: [],
  cleared: [],
  chats: [],
  facts: [],
  unqueued: [],
  cursors: { private: 0, group: 0 },
  ...more,
});
const ids = async (store: ChatStore, before = 1e9, limit = 50) =>
  (await store.messagesBefore(CHAT, before, limit)).map(({ id }) => id);

let open: ChatStore[] = [];
afterEach(async () => {
  await Promise.all(open.map((store) => store.clear()));
  open = [];
});
const kinds = {
  indexedDB: () => IdbChatStore.open(7),
  memory: () => Promise.resolve(new MemoryChatStore()),
};

describe.each(Object.entries(kinds))("chats in %s", (_, make) => {
  const openStore = async () => {
    const store: ChatStore = await make();
    open.push(store);
    return store;
  };

  it("deletes expired messages, and returns when the next one expires", async () => {
    const store = await openStore();
    const expiring = (id: number, gone: number) => ({ ...message(id), extra: { gone } });
    await store.write(
      batch({ messages: [message(1), expiring(2, 500), expiring(3, 700), expiring(4, 900)] }),
    );
    expect(await store.deleteExpired(700)).toEqual({
      expired: [
        { chatId: CHAT, id: 2 },
        { chatId: CHAT, id: 3 },
      ],
      next: 900,
    });
    expect(await ids(store)).toEqual([1, 4]);
    expect(await store.deleteExpired(900)).toMatchObject({ next: null });
    expect(await store.deleteExpired(1e9)).toEqual({ expired: [], next: null });
    expect(await ids(store)).toEqual([1]);
  });

  it("returns what a flush wrote, and pages downward by id", async () => {
    const store = await openStore();
    const messages = Array.from({ length: 120 }, (_unused, at) => message(at + 1));
    const facts = [{ chatId: CHAT, id: 3, facts: { recalled: true } }] as const;
    await store.write(
      batch({ messages, chats: [chat(message(120))], facts, cursors: { private: 120, group: 4 } }),
    );
    const stored = await store.load();
    expect(stored.cursors).toEqual({ private: 120, group: 4 });
    expect(stored.chats[0]?.last?.id).toBe(120);
    expect(stored.facts).toHaveLength(1);
    expect(await ids(store, 1e9, 3)).toEqual([118, 119, 120]);
    expect(await ids(store, 5)).toEqual([1, 2, 3, 4]);
  });

  it("removes, clears and resets", async () => {
    const store = await openStore();
    await store.write(
      batch({ messages: [1, 2, 3, 4, 5].map((id) => message(id)), chats: [chat(message(5))] }),
    );
    await store.write(batch({ removed: [{ chatId: CHAT, id: 4 }], cleared: [{ chatId: CHAT, upTo: 2 }] }));
    expect(await ids(store)).toEqual([3, 5]);
    await store.write(batch({ reset: true, messages: [message(9)] }));
    expect(await ids(store)).toEqual([9]);
    expect((await store.load()).chats).toEqual([]);
  });

  it("stores and removes queued messages, uploads, drafts and values", async () => {
    const store = await openStore();
    const item = { tmpId: "a", chatId: CHAT, type: 1, content: "", ready: false, aside: false } as const;
    await store.putOutbox([{ ...item, createdAt: 1, state: "waiting", attempts: 0, retryAt: 0 }]);
    await store.setUpload("a", { tmpId: "a", file: new Blob(["x"]), name: "a.png" });
    await store.setDraft(CHAT, { text: "tea", revision: 5, untold: true });
    await store.setValue("played", [1]);
    expect((await store.load()).outbox).toHaveLength(1);
    expect(await store.uploads()).toHaveLength(1);
    expect(await store.drafts()).toEqual({ [CHAT]: { text: "tea", revision: 5, untold: true } });
    expect(await store.value("played")).toEqual([1]);
    await store.setDraft(CHAT, null);
    await store.deleteOutbox(["a"]);
    expect(await store.drafts()).toEqual({});
    expect((await store.load()).outbox).toEqual([]);
  });

  it("removes an item from the queue when it stores the message", async () => {
    const store = await openStore();
    const item = { tmpId: "b", chatId: CHAT, type: 1, content: "", ready: false, aside: false } as const;
    await store.putOutbox([{ ...item, createdAt: 1, state: "waiting", attempts: 0, retryAt: 0 }]);
    await store.setUpload("b", { tmpId: "b", file: new Blob(["x"]), name: "b.png" });
    await store.write(batch({ messages: [message(3)], unqueued: ["b"] }));
    expect((await store.load()).outbox).toEqual([]);
    expect(await store.uploads()).toEqual([]);
    expect(await ids(store)).toEqual([3]);
  });

  it("finds text, newest first, without recalled messages", async () => {
    const store = await openStore();
    const messages = [
      message(1, "喝茶吗"),
      message(2, "不"),
      message(3, "Tea 喝茶"),
      { ...message(4, "喝茶"), status: 2 },
    ];
    await store.write(batch({ messages, chats: [chat(message(4))] }));
    const results = await store.search({ keyword: "喝茶", types: [0], limit: 10 });
    expect(results.map(({ id }) => id)).toEqual([3, 1]);
  });
});

it("reads the newest 50 messages without reading the others", async () => {
  const store = await IdbChatStore.open(8);
  open.push(store);
  const messages = Array.from({ length: 5000 }, (_unused, at) => message(at + 1));
  await store.write(batch({ messages }));
  const began = performance.now();
  expect(await ids(store)).toHaveLength(50);
  expect(performance.now() - began).toBeLessThan(200);
});

describe("a database that the browser closed", () => {
  /** A store, and a function that closes its present connection. */
  async function openStore(uid: number): Promise<{ store: IdbChatStore; lose: () => void }> {
    const opening = vi.spyOn(indexedDB, "open");
    const store = await IdbChatStore.open(uid);
    open.push(store);
    const lose = () => {
      const opened = opening.mock.results.at(-1);
      if (opened?.type === "return") opened.value.result.close();
    };
    return { store, lose };
  }
  const item = { tmpId: "a", chatId: CHAT, type: 1, content: "", ready: false, aside: false } as const;

  it("is opened again every time, and once for concurrent calls", async () => {
    const { store, lose } = await openStore(10);
    await store.putOutbox([{ ...item, createdAt: 1, state: "waiting", attempts: 0, retryAt: 0 }]);
    lose();
    const opening = vi.mocked(indexedDB.open).mock.calls.length;
    const results = await Promise.all([
      store.outbox(),
      store.uploads(),
      store.drafts(),
      store.value("played"),
    ]);
    expect(results).toMatchObject([[{ tmpId: "a" }], [], {}, undefined]);
    expect(vi.mocked(indexedDB.open).mock.calls.length - opening).toBe(1);
    lose();
    await store.write(batch({ messages: [message(1)], unqueued: ["a"] }));
    lose();
    expect([await ids(store), await store.outbox()]).toEqual([[1], []]);
  });

  it("is not made again after it was deleted, because the next start must notice", async () => {
    const { store, lose } = await openStore(11);
    await store.write(batch({ messages: [message(1)] }));
    lose();
    await new Promise((gone) => {
      indexedDB.deleteDatabase("chats-11").onsuccess = gone;
    });
    await expect(store.write(batch({ messages: [message(2)] }))).rejects.toThrow();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("chats-11");
  });
});

it("lets another tab delete the database", async () => {
  open.push(await IdbChatStore.open(13));
  const deleting = indexedDB.deleteDatabase("chats-13");
  const end = await new Promise((resolve) => {
    deleting.onsuccess = () => resolve("deleted");
    deleting.onblocked = () => resolve("blocked");
  });
  expect(end).toBe("deleted");
});

it("rejects with the reason when a write fails halfway, and stores nothing of it", async () => {
  const store = await IdbChatStore.open(14);
  open.push(store);
  const { put } = IDBObjectStore.prototype;
  const putting = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...given: Parameters<typeof put>
  ) {
    if (putting.mock.calls.length > 2) throw new DOMException("broken", "DataError");
    return put.apply(this, given);
  });
  const messages = [1, 2, 3].map((id) => message(id));
  await expect(store.write(batch({ reset: true, messages }))).rejects.toThrow("broken");
  putting.mockRestore();
  expect(await ids(store)).toEqual([]);
});

it("falls back to memory if IndexedDB is missing", async () => {
  const real = globalThis.indexedDB;
  Reflect.deleteProperty(globalThis, "indexedDB");
  try {
    expect((await openChatStore(9)).durable).toBe(false);
  } finally {
    globalThis.indexedDB = real;
  }
});

describe("IndexedDB that throws at once", () => {
  it.each(["SecurityError", "InvalidStateError"])(
    "with %s starts the app in memory, and sets storageUnavailable",
    async (name) => {
      storageUnavailable.set(false);
      const opening = vi.spyOn(indexedDB, "open").mockImplementation(() => {
        throw new DOMException("no", name);
      });
      prefetchChatDatabase(12);
      expect((await openChatStore(12)).durable).toBe(false);
      expect(storageUnavailable.get()).toBe(true);
      opening.mockRestore();
    },
  );
});
