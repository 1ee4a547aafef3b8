import { beforeEach, expect, it } from "vitest";
import type { ChatData } from "./chat.ts";
import { unreadCount } from "./chat-view.ts";
import { MemoryStore } from "./memory-store.ts";
import { reachesRead } from "./message-window.ts";
import { SyncEngine } from "./sync-engine.ts";
import { FRIEND, ME } from "./testing/model-history.ts";
import { ModelLink } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

const CHAT = "p:2";
/** The last message I have read, and how many are unread above it: far more than a chat summary brings. */
const READ = 100;
const UNREAD = 300;
let server: ModelServer;
let timers: VirtualTimers;
let link: ModelLink;
let engine: SyncEngine;

/** Another terminal of mine reads up to a message; ids count from 1. */
const readElsewhere = (id: number) => server.step({ what: "read", chat: 0, mine: true, pick: id - 1 });
const chat = (): ChatData => {
  const held = engine.state.chats.get(CHAT);
  if (held === undefined) throw new Error("the chat is there");
  return held;
};
const countAtServer = () =>
  server.summaries({ rows: 1, perPage: 9, cursor: null }).chats.find(({ chatId }) => chatId === CHAT)?.unread;

beforeEach(async () => {
  server = new ModelServer();
  timers = new VirtualTimers();
  link = new ModelLink(server);
  for (let at = 0; at < READ + UNREAD; at += 1) server.send(CHAT, FRIEND, `text ${at}`);
  readElsewhere(READ);
  engine = new SyncEngine({ me: ME, call: link.call, frames: link, store: new MemoryStore(), timers });
  await engine.start();
  link.connect();
  await timers.pass(1000);
});

it("knows that the last read message is not loaded, until it is reached (MSG-5)", async () => {
  expect([unreadCount(chat()), reachesRead(chat())]).toEqual([UNREAD, false]);
  await engine.history.jump(CHAT, READ + UNREAD / 2);
  expect(reachesRead(chat())).toBe(false);
  await engine.history.jump(CHAT, READ);
  expect([chat().around?.some(({ id }) => id === READ + 1), reachesRead(chat())]).toEqual([true, true]);
  engine.history.leaveWindow(CHAT);
  await engine.history.reach(CHAT, READ + 1, 9);
  expect([chat().around, reachesRead(chat())]).toEqual([null, true]);
});

it("knows it also of a window that begins with the chat's first message", async () => {
  await engine.history.jump(CHAT, 20);
  while ((await engine.history.loadOlder(CHAT)) === "more");
  expect([chat().around?.[0]?.id, chat().firstId]).toEqual([1, 1]);
});

it("counts down what is read in a window far above the newest (MSG-5)", async () => {
  await engine.history.jump(CHAT, READ);
  engine.actions.markRead(CHAT, READ + 25);
  expect(unreadCount(chat())).toBe(UNREAD - 25);
  expect(chat().readId).toBe(READ + 25);
  engine.actions.markRead(CHAT, READ + UNREAD);
  expect([unreadCount(chat()), chat().unreadBelow]).toEqual([0, null]);
});

it("agrees with the server after another terminal read on where this one holds nothing (MSG-5)", async () => {
  readElsewhere(READ + 40);
  link.push();
  await timers.pass(2000);
  expect(countAtServer()).toBe(UNREAD - 40);
  expect([unreadCount(chat()), chat().unreadBelow?.unsure]).toEqual([UNREAD - 40, undefined]);
});

it("does not take a count that the server made before it knew what was read here", async () => {
  readElsewhere(READ + 10);
  link.push();
  await timers.pass(500);
  await engine.history.jump(CHAT, READ + 10);
  link.fault = (path) => {
    if (path.includes("readed")) throw new Error("no network");
  };
  engine.actions.markRead(CHAT, READ + 25);
  await timers.pass(2000);
  const counted = unreadCount(chat());
  expect([countAtServer(), counted]).toEqual([UNREAD - 10, UNREAD - 15]);
  expect(chat().unreadBelow?.unsure).toBe(true);
  link.fault = () => undefined;
  readElsewhere(READ + 25);
  engine.actions.markRead(CHAT, READ + 26);
  readElsewhere(READ + 26);
  await timers.pass(3000);
  expect([countAtServer(), unreadCount(chat())]).toEqual([UNREAD - 26, UNREAD - 26]);
});

it("asks again after the next login when the request failed", async () => {
  link.fault = (path) => {
    if (path.includes("heads")) throw new Error("no network");
  };
  readElsewhere(READ + 40);
  link.push();
  await timers.pass(2000);
  expect(unreadCount(chat())).toBe(UNREAD);
  link.fault = () => undefined;
  link.connect();
  await timers.pass(2000);
  expect(unreadCount(chat())).toBe(UNREAD - 40);
});

it("puts nothing of one window into the next after a jump", async () => {
  await engine.history.jump(CHAT, READ);
  const late: (() => void)[] = [];
  link.delay = () => new Promise((resolve) => late.push(resolve));
  const grown = Promise.all([engine.history.loadOlder(CHAT), engine.history.loadNewer(CHAT)]);
  await timers.pass(10);
  link.delay = async () => undefined;
  await engine.history.jump(CHAT, READ + UNREAD / 2);
  for (const respond of late) respond();
  await grown;
  const ids = chat().around?.map(({ id }) => id) ?? [];
  expect(ids).toContain(READ + UNREAD / 2);
  expect(ids).toEqual(ids.map((_, at) => (ids[0] ?? 0) + at));
});

it("shows no window to a person who went elsewhere while it was fetched", async () => {
  let isElsewhere = false;
  const jump = engine.history.jump(CHAT, READ, () => isElsewhere);
  isElsewhere = true;
  expect(await jump).toBe(false);
  expect(chat().around).toBeNull();
});

const countRequests = () => link.requests.filter((url) => url.includes("heads"));

it("asks how much is unread only when it is unsure, for few rows, and once for all chats of a moment", async () => {
  link.connect();
  await timers.pass(2000);
  const before = countRequests().length;
  for (const id of [READ + 40, READ + 50]) {
    readElsewhere(id);
    link.push();
    await timers.pass(100);
  }
  await timers.pass(2000);
  const asked = countRequests().slice(before);
  expect([asked.length, asked[0]]).toEqual([1, expect.stringContaining("?limit=200&rows=1")]);
  link.connect();
  await timers.pass(2000);
  expect(countRequests()).toHaveLength(before + 1);
});

it("neither asks nor takes a response once it has stopped", async () => {
  readElsewhere(READ + 40);
  link.push();
  const late = Promise.withResolvers<void>();
  link.delay = (stage) => (stage === "after" ? late.promise : Promise.resolve());
  await timers.pass(1500);
  const asked = countRequests().length;
  await engine.stop();
  late.resolve();
  await timers.pass(100);
  expect([unreadCount(chat()), chat().unreadBelow?.unsure]).toEqual([UNREAD, true]);
  link.connect();
  await timers.pass(2000);
  expect(countRequests()).toHaveLength(asked);
});

it("asks nothing when it stops before the delay has passed", async () => {
  const before = countRequests().length;
  readElsewhere(READ + 40);
  link.push();
  await timers.pass(100);
  await engine.stop();
  await timers.pass(5000);
  expect(countRequests()).toHaveLength(before);
});
