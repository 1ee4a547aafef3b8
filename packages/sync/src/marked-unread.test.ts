import { beforeEach, expect, it } from "vitest";
import { isMarkedUnread } from "./chat.ts";
import { MemoryStore } from "./memory-store.ts";
import { SyncEngine } from "./sync-engine.ts";
import { FRIEND, ME } from "./testing/model-history.ts";
import { ModelLink } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

const CHAT = "p:2";
let server: ModelServer;
let timers: VirtualTimers;
let store: MemoryStore;
let link: ModelLink;
let engine: SyncEngine;

const startEngine = () => new SyncEngine({ me: ME, call: link.call, frames: link, store, timers });
const isMarked = () => {
  const chat = engine.state.chats.get(CHAT);
  return chat !== undefined && isMarkedUnread(chat);
};
const atServer = () => server.states().map(({ markedUnread }) => markedUnread);
const network = () => {
  throw new TypeError("network");
};
const isStateRequest = (path: string) => path.endsWith("/chat/state");
/** Closes the page and opens it again. */
async function reopen(): Promise<void> {
  await engine.stop();
  link = new ModelLink(server);
  engine = startEngine();
  await engine.start();
}

beforeEach(async () => {
  server = new ModelServer();
  timers = new VirtualTimers();
  store = new MemoryStore();
  link = new ModelLink(server);
  engine = startEngine();
  server.send(CHAT, FRIEND, "你好");
  await engine.start();
  link.connect();
  await timers.pass(100);
  await engine.setChatState(CHAT, { markedUnread: true });
});

it("drops a mark at once, and sends that to the server", async () => {
  expect(isMarked()).toBe(true);
  engine.actions.dropUnreadMark(CHAT);
  expect(isMarked()).toBe(false);
  await timers.pass(10);
  expect(atServer()).toEqual([false]);
  const requestCount = link.requests.filter(isStateRequest).length;
  link.connect();
  await timers.pass(10);
  expect([isMarked(), link.requests.filter(isStateRequest).length]).toEqual([false, requestCount]);
});

it("drops a mark without a network, and sends that after the next login", async () => {
  link.fault = network;
  link.disconnect();
  engine.actions.dropUnreadMark(CHAT);
  await timers.pass(100);
  expect([isMarked(), atServer()]).toEqual([false, [true]]);
  link.fault = () => undefined;
  link.connect();
  await timers.pass(100);
  expect([isMarked(), atServer()]).toEqual([false, [false]]);
});

it("knows after a start that a mark was dropped, whatever else of the chat changed meanwhile", async () => {
  link.fault = network;
  engine.actions.dropUnreadMark(CHAT);
  await timers.pass(100);
  await reopen();
  expect(isMarked()).toBe(false);
  link.fault = (path) => {
    if (isStateRequest(path)) network();
  };
  server.step({ what: "clear", chat: 0, mine: true, pick: 0 });
  link.connect();
  await timers.pass(100);
  expect([isMarked(), atServer()]).toEqual([false, [true]]);
  link.fault = () => undefined;
  link.connect();
  await timers.pass(100);
  expect(atServer()).toEqual([false]);
});

it("shows a mark that was set again, though the server never learned that the one before was dropped", async () => {
  link.fault = network;
  engine.actions.dropUnreadMark(CHAT);
  await timers.pass(100);
  link.fault = () => undefined;
  await engine.setChatState(CHAT, { markedUnread: true });
  expect(isMarked()).toBe(true);
  link.connect();
  await timers.pass(100);
  expect([isMarked(), atServer()]).toEqual([true, [true]]);
});

it("shows a mark that another terminal set after the server knew", async () => {
  engine.actions.dropUnreadMark(CHAT);
  await timers.pass(10);
  server.mark(CHAT, true);
  link.push();
  await timers.pass(100);
  expect(isMarked()).toBe(true);
});

it("retries after a while what the server could not take, though the connection stayed up", async () => {
  link.fault = (path) => {
    if (isStateRequest(path)) network();
  };
  engine.actions.dropUnreadMark(CHAT);
  await timers.pass(100);
  expect(atServer()).toEqual([true]);
  link.fault = () => undefined;
  await timers.pass(31_000);
  expect([isMarked(), atServer()]).toEqual([false, [false]]);
});

it("shows a mark that another terminal set again before the server knew", async () => {
  link.fault = (path) => {
    if (isStateRequest(path)) network();
  };
  engine.actions.dropUnreadMark(CHAT);
  await timers.pass(100);
  server.mark(CHAT, true);
  link.push();
  await timers.pass(100);
  expect(isMarked()).toBe(true);
  link.fault = () => undefined;
  link.connect();
  await timers.pass(31_000);
  expect([isMarked(), atServer()]).toEqual([true, [true]]);
});

it("notifies the other tabs", async () => {
  const requestCount: unknown[] = [];
  engine.core.onLocal((event) => requestCount.push(event));
  link.fault = network;
  engine.actions.dropUnreadMark(CHAT);
  expect(requestCount).toEqual([{ kind: "markDropped", chatId: CHAT }]);
  const other = startEngine();
  await other.start();
  await timers.pass(100);
  other.applyLocal({ kind: "markDropped", chatId: CHAT });
  const chat = other.state.chats.get(CHAT);
  expect(chat !== undefined && isMarkedUnread(chat)).toBe(false);
  await other.stop();
});
