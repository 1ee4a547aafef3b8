import { beforeEach, expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { unreadCount } from "./chat-view.ts";
import { MemoryStore } from "./memory-store.ts";
import { SyncEngine } from "./sync-engine.ts";
import { emptyState } from "./sync-state.ts";
import { displayOf } from "./testing/display.ts";
import { FRIEND, ME } from "./testing/model-history.ts";
import { ModelLink, RefusedError } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

const CHAT = "p:2";
let server: ModelServer;
let timers: VirtualTimers;
let store: MemoryStore;
let link: ModelLink;
let engine: SyncEngine;

const startEngine = () => new SyncEngine({ me: ME, call: link.call, frames: link, store, timers });
const chat = () => engine.state.chats.get(CHAT);
const texts = () => chat()?.messages.map(({ content }) => content) ?? [];
const text = (tmpId: string) => {
  const rest = { ready: true, aside: false, state: "waiting", attempts: 0, retryAt: 0 } as const;
  return { tmpId, chatId: CHAT, type: 0, content: tmpId, createdAt: timers.now(), ...rest } as const;
};
const fresh = () =>
  applyRows(emptyState(ME), [...server.page("private", 0, 1e6), ...server.page("group", 0, 1e6)], "page")
    .state;

beforeEach(() => {
  server = new ModelServer();
  timers = new VirtualTimers();
  store = new MemoryStore();
  link = new ModelLink(server);
  engine = startEngine();
});

it("takes the summaries of all chats in pages, and begins again when one of them fails", async () => {
  link.summariesPerPage = 1;
  for (const chatId of [CHAT, "p:3", "g:7"] as const) {
    for (let index = 0; index < 6; index += 1) server.send(chatId, chatId === "p:3" ? 3 : FRIEND, `${index}`);
  }
  await engine.start();
  link.fault = () => {
    if (link.requests.at(-1)?.includes("cursor=2.") && link.requests.length < 8) throw new RefusedError(500);
  };
  link.connect();
  await timers.pass(20);
  expect([...engine.state.chats.keys()]).toEqual([CHAT, "p:3"]);
  // Interrupted here, the terminal still knows that it holds nothing complete.
  await timers.pass(100);
  expect((await store.load()).cursors).toEqual({ private: 0, group: 0 });
  link.copies = () => 0;
  server.send("g:7", FRIEND, "meanwhile");
  link.push();
  await timers.pass(60_000);
  expect(engine.state.streams).toMatchObject({ private: { position: 12 }, group: { position: 7 } });
  const shown = [...engine.state.chats.values()].map((chat) => [chat.messages.length, unreadCount(chat)]);
  expect(shown).toEqual([
    [6, 6],
    [3, 6],
    [3, 7],
  ]);
  for (const chatId of engine.state.chats.keys()) while ((await engine.history.loadOlder(chatId)) === "more");
  expect(displayOf(engine.state)).toEqual(displayOf(fresh()));
});

it("learns after an absence what another terminal of mine removed, and keeps the chat in its list", async () => {
  const rows = Array.from({ length: 6 }, (_, index) => server.send(CHAT, FRIEND, `text ${index}`));
  await engine.start();
  link.connect();
  await timers.pass(100);
  await engine.stop();
  for (const target of [1, 5]) server.step({ what: "remove", chat: 0, mine: true, pick: target });
  engine = startEngine();
  await engine.start();
  expect(texts()).toEqual(["text 5"]);
  link.connect();
  await timers.pass(100);
  expect(chat()?.messages.at(-1)?.id).toBe(rows[4]?.id);
  await engine.stop();
  engine = startEngine();
  await engine.start();
  await engine.history.loadOlder(CHAT);
  expect(texts()).toEqual(["text 0", "text 2", "text 3", "text 4"]);
  expect([...engine.state.chats.keys()]).toEqual([CHAT]);
});

it("learns after an absence that another terminal of mine cleared the chat", async () => {
  for (let index = 0; index < 6; index += 1) server.send(CHAT, FRIEND, `text ${index}`);
  await engine.start();
  link.connect();
  await timers.pass(100);
  await engine.stop();
  server.step({ what: "clear", chat: 0, mine: true, pick: 3 });
  engine = startEngine();
  await engine.start();
  link.connect();
  await timers.pass(100);
  await engine.history.loadOlder(CHAT);
  expect(texts()).toEqual(["text 4", "text 5"]);
  expect(chat()?.unread).toHaveLength(2);
});

it("sends what was written before the start after what storage had", async () => {
  link.fault = () => {
    throw new TypeError("network");
  };
  await engine.start();
  engine.send(text("first"));
  await timers.pass(10);
  await engine.stop();
  link = new ModelLink(server);
  engine = startEngine();
  engine.send(text("second"));
  await timers.pass(100);
  expect(link.requests).toEqual([]);
  await engine.start();
  expect(engine.state.outbox.map(({ tmpId }) => tmpId)).toEqual(["first", "second"]);
  link.connect();
  await timers.pass(100);
  expect(server.log.map(({ content }) => content)).toEqual(["first", "second"]);
});
