import * as fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { itemsOf, unreadCount } from "./chat-view.ts";
import { MemoryStore } from "./memory-store.ts";
import type { OutboxItem } from "./outbox.ts";
import { SyncEngine } from "./sync-engine.ts";
import { emptyState } from "./sync-state.ts";
import type { StoredState } from "./sync-store.ts";
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
const item = (tmpId: string, content = tmpId): OutboxItem => ({
  tmpId,
  chatId: CHAT,
  type: 0,
  content,
  ready: true,
  aside: false,
  createdAt: timers.now(),
  state: "waiting",
  attempts: 0,
  retryAt: 0,
});
const texts = () => engine.state.chats.get(CHAT)?.messages.map(({ content }) => content) ?? [];
/** Storage as a crash left it. */
const frozen = (crashed: StoredState) =>
  Object.assign(new MemoryStore(), { load: () => Promise.resolve(structuredClone(crashed)) });
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

it("takes summaries when empty, follows the socket, and pulls what the socket lost", async () => {
  for (let index = 0; index < 30; index += 1) server.send(CHAT, FRIEND, `old ${index}`);
  await engine.start();
  link.connect();
  await timers.pass(10);
  expect(texts()).toHaveLength(20);
  expect(unreadCount(engine.state.chats.get(CHAT) ?? fail())).toBe(30);
  server.send(CHAT, FRIEND, "one");
  link.push();
  link.copies = () => 0;
  server.send(CHAT, FRIEND, "lost");
  link.push();
  link.copies = () => 1;
  server.send(CHAT, FRIEND, "three");
  link.push();
  await timers.pass(100);
  expect(texts().slice(-2)).toEqual(["one", "three"]);
  await timers.pass(500);
  expect(texts().slice(-3)).toEqual(["one", "lost", "three"]);
  expect(engine.state.streams.private).toMatchObject({ position: 33, linked: true, held: [] });
});

it("asks only once for the summaries of a person who has no messages", async () => {
  await engine.start();
  link.connect();
  await timers.pass(60_000);
  expect(link.requests.filter((url) => url.includes("heads"))).toHaveLength(1);
  expect(link.requests.length).toBeLessThan(10);
});

it("pulls the newest row when its frame was lost and the server reports what it gave", async () => {
  await engine.start();
  link.connect();
  await timers.pass(1000);
  link.copies = () => 0;
  server.send(CHAT, FRIEND, "lost");
  link.push();
  await timers.pass(60_000);
  expect(texts()).toEqual([]);
  link.sendGiven();
  await timers.pass(600);
  expect(texts()).toEqual(["lost"]);
  const asked = link.requests.length;
  link.sendGiven();
  await timers.pass(5000);
  expect(link.requests.slice(asked).filter((url) => url.includes("pull"))).toEqual([]);
});

it("keeps its own message through a crash between the response and the next write", async () => {
  await engine.start();
  link.connect();
  await timers.pass(100);
  engine.send(item("mine"));
  await timers.pass(1);
  server.send(CHAT, FRIEND, "theirs");
  link.push();
  await timers.pass(1);
  expect(texts()).toEqual(["mine", "theirs"]);
  // What is stored now is all that a crash leaves.
  const crashed = await store.load();
  engine = new SyncEngine({ me: ME, call: link.call, frames: link, store: frozen(crashed), timers });
  await engine.start();
  await timers.pass(2000);
  expect(texts()).toEqual(["mine", "theirs"]);
  expect(server.log).toHaveLength(2);
});

it("writes the rows of a failed write with the next one", async () => {
  await engine.start();
  link.connect();
  await timers.pass(100);
  const write = store.write.bind(store);
  store.write = () => Promise.reject(new Error("the disk hiccups"));
  server.send(CHAT, FRIEND, "one");
  link.push();
  await timers.pass(200);
  store.write = write;
  server.send(CHAT, FRIEND, "two");
  link.push();
  await timers.pass(200);
  const stored = await store.messagesBefore(CHAT, 1e9, 10);
  expect(stored.map(({ content }) => content)).toEqual(["one", "two"]);
});

it("loads older messages from storage, then from the server, to the start", async () => {
  for (let index = 0; index < 130; index += 1) server.send(CHAT, FRIEND, `text ${index}`);
  await engine.start();
  link.connect();
  await timers.pass(10);
  const results = [];
  for (let page = 0; page < 4; page += 1) results.push(await engine.history.loadOlder(CHAT));
  expect(results.at(-1)).toBe("start");
  expect(texts()).toEqual(server.log.map(({ content }) => content));
  await timers.pass(1000);
  await engine.stop();
  engine = startEngine();
  await engine.start();
  expect(texts()).toEqual(["text 129"]);
  const asked = link.requests.length;
  for (let page = 0; page < 4; page += 1) await engine.history.loadOlder(CHAT);
  expect(texts()).toHaveLength(130);
  expect(link.requests.slice(asked).filter((url) => url.includes("history"))).toEqual([]);
});

it("applies a change to a message that only storage holds", async () => {
  const first = server.send(CHAT, FRIEND, "to be recalled");
  for (let index = 0; index < 5; index += 1) server.send(CHAT, FRIEND, "later");
  await engine.start();
  link.connect();
  await timers.pass(100);
  await engine.stop();
  engine = startEngine();
  await engine.start();
  server.step({ what: "recall", chat: 0, mine: false, pick: first.id - 1 });
  link.push();
  await timers.pass(100);
  await engine.stop();
  engine = startEngine();
  await engine.start();
  await engine.history.loadOlder(CHAT);
  expect(texts()[0]).toBe("");
  expect(displayOf(engine.state)).toEqual(displayOf(fresh()));
});

it("sends in order through failures and never stores twice", async () => {
  await engine.start();
  link.connect();
  await timers.pass(10);
  let failures = 3;
  link.fault = (path, stage) => {
    if (!path.endsWith("/send") || failures === 0) return;
    if (failures % 2 === 0 ? stage === "before" : stage === "after") {
      failures -= 1;
      throw new TypeError("network");
    }
  };
  for (const name of ["a", "b", "c"]) engine.send(item(name));
  await timers.pass(60_000);
  expect(server.log.map(({ content }) => content)).toEqual(["a", "b", "c"]);
  expect(texts()).toEqual(["a", "b", "c"]);
  expect(engine.state.outbox).toEqual([]);
});

it("reports commits in order even when one listener commits again", async () => {
  const heard: string[] = [];
  engine.core.onCommit(({ before, after }) => heard.push(`${before.outbox.length}-${after.outbox.length}`));
  const states: unknown[] = [];
  engine.core.onCommit(({ after }) => states.push(after));
  await engine.start();
  link.connect();
  await timers.pass(10);
  for (const name of ["a", "b", "c"]) engine.send(item(name));
  await timers.pass(1000);
  expect(states.at(-1)).toBe(engine.state);
  expect(heard.slice(1).every((step, at) => step.split("-")[0] === heard[at]?.split("-")[1])).toBe(true);
});

it("keeps a refused message for a tap and lets the next go", async () => {
  await engine.start();
  link.connect();
  await timers.pass(10);
  let refuse = true;
  link.fault = (path) => {
    if (path.endsWith("/send") && refuse) {
      refuse = false;
      throw new RefusedError(403);
    }
  };
  engine.send(item("a"));
  engine.send(item("b"));
  await timers.pass(10);
  expect(texts()).toEqual(["b"]);
  const chat = engine.state.chats.get(CHAT) ?? fail();
  const items = itemsOf(chat, { me: ME, outbox: engine.state.outbox, dividerAfter: null });
  expect(items.at(-1)).toMatchObject({ kind: "pending", item: { tmpId: "a", state: "failed" } });
  engine.resend("a");
  await timers.pass(10);
  expect(texts()).toEqual(["b", "a"]);
});

it("shows a line once, though storage calls unsent what has come already", async () => {
  await engine.start();
  link.connect();
  await timers.pass(10);
  engine.send(item("a"));
  await timers.pass(10);
  const chat = engine.state.chats.get(CHAT) ?? fail();
  const items = itemsOf(chat, { me: ME, outbox: [item("a"), item("b")], dividerAfter: null });
  expect(items.flatMap((one) => (one.kind === "time" ? [] : [one.kind]))).toEqual(["message", "pending"]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

it("sends after a restart what was unsent, under the same name", async () => {
  link.fault = (path, stage) => {
    if (path.endsWith("/send") && stage === "after") throw new TypeError("network");
  };
  await engine.start();
  engine.send(item("a"));
  await timers.pass(10);
  await engine.stop();
  link.fault = () => undefined;
  engine = startEngine();
  await engine.start();
  expect(engine.state.outbox).toHaveLength(1);
  link.connect();
  await timers.pass(100);
  expect(engine.state.outbox).toEqual([]);
  expect(server.log).toHaveLength(1);
});

it("sends a read position once, and again after a login if the server never got it", async () => {
  const row = server.send(CHAT, FRIEND, "hello");
  await engine.start();
  link.connect();
  await timers.pass(10);
  link.fault = (path) => {
    if (path.endsWith("/readed")) throw new TypeError("network");
  };
  engine.actions.markRead(CHAT, row.id);
  engine.actions.markRead(CHAT, row.id);
  expect(unreadCount(engine.state.chats.get(CHAT) ?? fail())).toBe(0);
  await timers.pass(1000);
  const reads = () => link.requests.filter((url) => url.includes("readed")).length;
  expect(reads()).toBe(1);
  link.fault = () => undefined;
  link.disconnect();
  link.connect();
  await timers.pass(1000);
  link.disconnect();
  link.connect();
  await timers.pass(1000);
  expect(reads()).toBe(2);
});

it("sends a read position again after half a minute if the server could not take it, though the connection stayed up", async () => {
  const row = server.send(CHAT, FRIEND, "hello");
  await engine.start();
  link.connect();
  await timers.pass(10);
  let failures = 1;
  link.fault = (path) => {
    if (path.endsWith("/readed") && failures-- > 0) throw new TypeError("network");
  };
  engine.actions.markRead(CHAT, row.id);
  await timers.pass(1000);
  const reads = () => link.requests.filter((url) => url.includes("readed")).length;
  expect(reads()).toBe(1);
  await timers.pass(30_000);
  expect(reads()).toBe(2);
  expect(engine.state.chats.get(CHAT)?.serverReadId).toBe(row.id);
  await timers.pass(60_000);
  expect(reads()).toBe(2);
});

it("shows what a fresh fetch shows after any run of losses, repeats, cuts and restarts", async () => {
  const move = fc.tuple(fc.nat(11), fc.nat(30), fc.constantFrom<0 | 1 | 2>(0, 1, 2));
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 60, size: "max" }), async (moves) => {
      server = new ModelServer();
      // A row before the first login, so that the terminal pulls from where the summaries ended.
      server.send(CHAT, FRIEND, "before");
      store = new MemoryStore();
      link = new ModelLink(server);
      link.summariesPerPage = 1 + (moves.length % 3);
      timers = new VirtualTimers();
      engine = startEngine();
      await engine.start();
      link.connect();
      await timers.pass(20);
      const whats = [
        "send",
        "send",
        "recall",
        "edit",
        "react",
        "read",
        "peerRead",
        "remove",
        "clear",
      ] as const;
      for (const [what, pick, chat] of moves) {
        link.copies = () => (pick % 5 === 0 ? 0 : 1 + (pick % 2));
        const step = whats[what];
        if (step !== undefined) server.step({ what: step, chat, mine: pick % 2 === 0, pick });
        if (what === 9) link.disconnect();
        if (what === 10) link.connect();
        if (what === 11) {
          await timers.pass(100);
          await engine.stop();
          engine = startEngine();
          await engine.start();
        } else link.push();
        await timers.pass(pick);
      }
      link.disconnect();
      link.connect();
      await timers.pass(40_000);
      for (const chatId of engine.state.chats.keys())
        while ((await engine.history.loadOlder(chatId)) === "more");
      expect(displayOf(engine.state)).toEqual(displayOf(fresh()));
      await engine.stop();
    }),
    { numRuns: Math.min(2000, Math.ceil(Number(process.env.SYNC_CASES ?? 3000) / 20)) },
  );
});

function fail(): never {
  throw new Error("No such chat");
}
