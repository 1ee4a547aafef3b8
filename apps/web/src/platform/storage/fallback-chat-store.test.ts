import "fake-indexeddb/auto";
import { emptyChat, type Message, type OutboxItem, type StoreBatch } from "@4d/sync";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FallbackChatStore } from "./fallback-chat-store.ts";
import { IdbChatStore } from "./idb-chat-store.ts";
import { MemoryChatStore } from "./memory-chat-store.ts";
import { storageUnavailable } from "./storage-unavailable.ts";

const CHAT = "p:2";
const message = (id: number, content = `text ${id}`): Message => ({
  ...{ chatId: CHAT, id, tmpId: null, sendId: 2, type: 0, content, status: 0, sendTime: id },
});
const batch = (more: Partial<StoreBatch>): StoreBatch => ({
  ...{ reset: false, messages: [], removed: [], cleared: [], chats: [], facts: [], unqueued: [] },
  cursors: { private: 0, group: 0 },
  ...more,
});
const item = (tmpId: string): OutboxItem => ({
  ...{ tmpId, chatId: CHAT, type: 0, content: "x", ready: true, aside: false },
  ...{ createdAt: 1, state: "waiting", attempts: 0, retryAt: 0 },
});
// A stored chat lacks what is stored elsewhere or only exists in memory.
const {
  messages: _messages,
  loadedFrom: _loadedFrom,
  around: _around,
  waiting: _waiting,
  ...chatFacts
} = emptyChat(CHAT);
const chatOf = (last: Message) => ({ ...chatFacts, last });
const ids = async (store: FallbackChatStore, before = 1e9, limit = 50) =>
  (await store.messagesBefore(CHAT, before, limit)).map(({ id }) => id);

let uid = 100;
let disk: IdbChatStore;
let store: FallbackChatStore;
beforeEach(async () => {
  storageUnavailable.set(false);
  uid += 1;
  disk = await IdbChatStore.open(uid);
  store = new FallbackChatStore(disk);
  const messages = [1, 2, 3, 4, 5].map((id) => message(id));
  await store.write(batch({ messages, chats: [chatOf(message(5))], cursors: { private: 5, group: 0 } }));
  await store.putOutbox([item("a")]);
  await store.setDraft(CHAT, { text: "tea" });
  await store.setValue("played", [1]);
});
afterEach(() => vi.restoreAllMocks());

const full = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

describe("a disk that becomes full", () => {
  it("loses neither new nor stored data until the page ends", async () => {
    expect([store.durable, storageUnavailable.get()]).toEqual([true, false]);
    full();
    const messages = [message(6), message(7), message(3, "changed")];
    await store.write(batch({ messages, removed: [{ chatId: CHAT, id: 2 }], chats: [chatOf(message(7))] }));
    expect([store.durable, storageUnavailable.get()]).toEqual([false, true]);
    expect(await ids(store)).toEqual([1, 3, 4, 5, 6, 7]);
    expect(await ids(store, 5, 2)).toEqual([3, 4]);
    expect((await store.messagesBefore(CHAT, 4, 1))[0]?.content).toBe("changed");
    expect((await store.load()).outbox.map(({ tmpId }) => tmpId)).toEqual(["a"]);
    expect((await store.load()).chats[0]?.last?.id).toBe(7);
    expect(await store.drafts()).toMatchObject({ [CHAT]: { text: "tea" } });
    expect(await store.value("played")).toEqual([1]);
    await store.setValue("played", [1, 2]);
    await store.setDraft(CHAT, null);
    await store.putOutbox([item("b")]);
    await store.deleteOutbox(["a"]);
    await store.setUpload("b", { tmpId: "b", file: new Blob(["x"]), name: "b.png" });
    expect(await store.value("played")).toEqual([1, 2]);
    expect(await store.drafts()).toEqual({});
    expect((await store.outbox()).map(({ tmpId }) => tmpId)).toEqual(["b"]);
    expect(await store.uploads()).toHaveLength(1);
    expect((await store.search({ keyword: "TEXT", types: [0], limit: 9 })).map(({ id }) => id)).toEqual([
      7, 6, 5, 4, 1,
    ]);
  });

  it("stays consistent for the next start", async () => {
    full();
    await store.write(batch({ messages: [message(6)], cursors: { private: 6, group: 0 } }));
    vi.restoreAllMocks();
    await store.write(batch({ messages: [message(7)], cursors: { private: 7, group: 0 } }));
    const next = new FallbackChatStore(await IdbChatStore.open(uid));
    expect((await next.load()).cursors).toEqual({ private: 5, group: 0 });
    expect(await ids(next)).toEqual([1, 2, 3, 4, 5]);
  });

  it("hides stored messages that were cleared or reset", async () => {
    full();
    await store.write(batch({ cleared: [{ chatId: CHAT, upTo: 3 }] }));
    expect(await ids(store)).toEqual([4, 5]);
    await store.write(batch({ reset: true, messages: [message(9)] }));
    expect(await ids(store)).toEqual([9]);
  });

  it("falls back once for concurrent writes, and loses none of them", async () => {
    full();
    await Promise.all([
      store.write(batch({ messages: [message(6)] })),
      store.putOutbox([item("b"), item("c")]),
      store.setDraft("p:3", { text: "two" }),
    ]);
    expect(await ids(store)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await store.outbox()).map(({ tmpId }) => tmpId)).toEqual(["a", "b", "c"]);
    expect(Object.keys(await store.drafts())).toEqual([CHAT, "p:3"]);
  });
});

it("repeats a write that fails once, and does not report it", async () => {
  full().mockRestore();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
    throw new DOMException("once", "AbortError");
  });
  await store.write(batch({ messages: [message(6)] }));
  expect([store.durable, storageUnavailable.get()]).toEqual([true, false]);
  expect(await ids(store)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe("a disk that never answers", () => {
  const silent = () => {
    const never = () => new Promise<never>(() => undefined);
    return Object.assign(new MemoryChatStore(), {
      write: never,
      putOutbox: never,
      load: never,
      durable: true,
    });
  };

  it("delays sending a message by a few seconds at most", async () => {
    vi.useFakeTimers();
    try {
      const slow = new FallbackChatStore(silent());
      const put = slow.putOutbox([item("a")]);
      await vi.advanceTimersByTimeAsync(4_001);
      await put;
      await vi.advanceTimersByTimeAsync(40_000);
      expect(storageUnavailable.get()).toBe(true);
      expect((await slow.outbox()).map(({ tmpId }) => tmpId)).toEqual(["a"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("starts the page in memory when it cannot be read", async () => {
    vi.useFakeTimers();
    try {
      const slow = new FallbackChatStore(silent());
      const loaded = slow.load();
      await vi.advanceTimersByTimeAsync(20_000);
      expect((await loaded).chats).toEqual([]);
      await slow.write(batch({ messages: [message(1)] }));
      expect(await ids(slow)).toEqual([1]);
    } finally {
      vi.useRealTimers();
    }
  });
});
