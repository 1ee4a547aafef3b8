import { beforeEach, expect, it } from "vitest";
import { AbandonedOutbox, type OutboxClaim } from "./abandoned-outbox.ts";
import { MemoryStore } from "./memory-store.ts";
import type { OutboxItem } from "./outbox.ts";
import { SyncEngine } from "./sync-engine.ts";
import { FRIEND, ME } from "./testing/model-history.ts";
import { ModelLink } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

const CHAT = "p:2";
let server: ModelServer;
let timers: VirtualTimers;
/** One browser's storage, shared by its tabs. */
let store: MemoryStore;
let tabs: Tab[];
let taken: number;
/** What the tabs broadcast to each other. */
let claims: OutboxClaim[];

interface Tab {
  engine: SyncEngine;
  link: ModelLink;
  abandoned: AbandonedOutbox;
}

/** A tab whose requests fail until it has a network; the first one leads. */
async function open(): Promise<Tab> {
  const isLeader = tabs.length === 0;
  const isAlive = () => tabs.includes(made);
  const link = new ModelLink(server);
  link.fault = () => {
    if (link.state === "offline") throw new TypeError("network");
  };
  const others = () => tabs.filter((tab) => tab !== made);
  const broadcast = (claim: OutboxClaim) => {
    claims.push(claim);
    for (const { abandoned: leftBehind } of others()) leftBehind.onClaim(claim);
  };
  const onAdopted = () => {
    taken += 1;
  };
  const engine = new SyncEngine({ me: ME, call: link.call, frames: link, store, timers, isLeader });
  const parts = { engine, store, timers, broadcast, onAdopted };
  const abandoned = new AbandonedOutbox({ ...parts, isLeader: () => isLeader && isAlive() });
  const made = { link, engine, abandoned };
  engine.core.onLocal((event) => {
    for (const { engine } of others()) engine.applyLocal(event);
  });
  tabs.push(made);
  await engine.start();
  link.onState(() => void abandoned.adopt());
  broadcast({ kind: "hello" });
  return made;
}

/** Ends the tab without a chance to write anything. */
async function kill(tab: Tab): Promise<void> {
  tabs = tabs.filter((one) => one !== tab);
  await tab.engine.stop();
}

const write = (tab: Tab, tmpId: string, more: Partial<OutboxItem> = {}) => {
  const rest = { type: 0, content: tmpId, ready: true, aside: false, attempts: 0, retryAt: 0 };
  tab.engine.send({ tmpId, chatId: CHAT, createdAt: timers.now(), state: "waiting", ...rest, ...more });
};
const waiting = ({ engine }: Tab) => engine.state.outbox.map(({ tmpId }) => tmpId);
const texts = ({ engine }: Tab) => engine.state.chats.get(CHAT)?.messages.map(({ content }) => content) ?? [];
const stored = async () => (await store.outbox()).map(({ tmpId }) => tmpId);

beforeEach(() => {
  server = new ModelServer();
  timers = new VirtualTimers();
  store = new MemoryStore();
  tabs = [];
  taken = 0;
  claims = [];
});

it("sends what a closed tab left unsent once the link is back, in the order it was written", async () => {
  const [first, second] = [await open(), await open()];
  for (const name of ["z", "b", "a"]) {
    write(second, name);
    await timers.pass(10);
  }
  await kill(second);
  expect(waiting(first)).toEqual([]);
  first.link.connect();
  await timers.pass(2000);
  expect(texts(first)).toEqual(["z", "b", "a"]);
  expect(taken).toBe(1);
  await timers.pass(100);
  expect(await stored()).toEqual([]);
});

it("shows and sends it when another tab says hello, or when asked to look", async () => {
  const [first, second] = [await open(), await open()];
  write(second, "one");
  await timers.pass(10);
  await kill(second);
  const third = await open();
  await timers.pass(1500);
  expect([waiting(first), waiting(third)]).toEqual([["one"], []]);
  write(third, "two");
  await timers.pass(10);
  await kill(third);
  void first.abandoned.adopt();
  await timers.pass(1500);
  expect(waiting(first)).toEqual(["one", "two"]);
  first.link.connect();
  await timers.pass(100);
  expect(server.log.map(({ content }) => content)).toEqual(["one", "two"]);
});

it("leaves a living tab's messages alone: what that tab takes back is never sent", async () => {
  const [first, second] = [await open(), await open()];
  write(second, "kept");
  write(second, "taken back");
  await timers.pass(10);
  first.link.connect();
  await timers.pass(5000);
  expect([waiting(first), waiting(second)]).toEqual([[], ["kept", "taken back"]]);
  second.engine.discard("taken back");
  second.link.connect();
  await timers.pass(5000);
  expect(server.log.map(({ content }) => content)).toEqual(["kept"]);
  expect([texts(first), texts(second)]).toEqual([["kept"], ["kept"]]);
  expect([waiting(first), waiting(second), taken]).toEqual([[], [], 0]);
});

it("takes over nothing that was sent or taken back while it asked for the owner", async () => {
  const [first, second] = [await open(), await open()];
  first.link.connect();
  await timers.pass(100);
  write(second, "sent");
  write(second, "gone");
  await timers.pass(10);
  tabs = [first];
  void first.abandoned.adopt();
  await timers.pass(500);
  await store.deleteOutbox(["gone"]);
  const record = server.frame(server.send(CHAT, ME, "sent", "sent"));
  first.engine.applyLocal({ kind: "records", records: [{ ...record, tmpId: "sent" }] });
  await timers.pass(5000);
  expect([waiting(first), texts(first), taken]).toEqual([[], ["sent"], 0]);
});

it("only looks while it leads", async () => {
  const [first, second, third] = [await open(), await open(), await open()];
  write(second, "left");
  await timers.pass(10);
  await kill(second);
  await timers.pass(2000);
  claims = [];
  void third.abandoned.adopt();
  await timers.pass(2000);
  expect([waiting(third), claims]).toEqual([[], []]);
  await kill(first);
  await third.engine.becomeLeader();
  expect(waiting(third)).toEqual(["left"]);
  third.link.connect();
  await timers.pass(100);
  expect(texts(third)).toEqual(["left"]);
});

it("still looks after a look that failed", async () => {
  const [first, second] = [await open(), await open()];
  write(second, "left");
  await timers.pass(10);
  await kill(second);
  const { outbox } = store;
  store.outbox = () => {
    throw new DOMException("closing", "InvalidStateError");
  };
  await expect(first.abandoned.adopt()).rejects.toThrow("closing");
  store.outbox = outbox;
  void first.abandoned.adopt();
  await timers.pass(2000);
  expect(waiting(first)).toEqual(["left"]);
});

it("looks again after storage could not be read, and does not ask the other tabs in between", async () => {
  const [first, second] = [await open(), await open()];
  write(second, "left");
  await timers.pass(10);
  await kill(second);
  const { outbox } = store;
  store.outbox = () => Promise.reject(new DOMException("closed", "InvalidStateError"));
  claims = [];
  await Promise.all([first.abandoned.adopt(), timers.pass(2000)]);
  expect([waiting(first), claims]).toEqual([[], []]);
  store.outbox = outbox;
  void first.abandoned.adopt();
  await timers.pass(2000);
  expect(waiting(first)).toEqual(["left"]);
});

it("sends what was left in a chat where others and I have written, even if others used the same tmpId", async () => {
  const [first, second] = [await open(), await open()];
  server.send(CHAT, ME, "mine", "before");
  server.send(CHAT, FRIEND, "theirs", "left");
  first.link.connect();
  await timers.pass(100);
  write(second, "left");
  await timers.pass(10);
  await kill(second);
  void first.abandoned.adopt();
  await timers.pass(2000);
  expect([texts(first), taken]).toEqual([["mine", "theirs", "left"], 1]);
});

it("takes over nothing that this tab shows as sent among other messages", async () => {
  const [first, second] = [await open(), await open()];
  server.send(CHAT, FRIEND, "theirs");
  first.link.connect();
  await timers.pass(100);
  write(second, "sent");
  await timers.pass(10);
  await kill(second);
  const record = server.frame(server.send(CHAT, ME, "sent", "sent"));
  const stays = await store.outbox();
  store.outbox = () => Promise.resolve(stays);
  first.engine.applyLocal({ kind: "records", records: [record] });
  claims = [];
  await Promise.all([first.abandoned.adopt(), timers.pass(2000)]);
  expect([waiting(first), texts(first), claims]).toEqual([[], ["theirs", "sent"], []]);
});

it("asks the other tabs who owns a message, and only its own tab answers", async () => {
  const [first, second, third] = [await open(), await open(), await open()];
  for (const [tab, tmpId] of [
    [second, "a"],
    [second, "b"],
    [third, "c"],
  ] as const) {
    write(tab, tmpId);
    await timers.pass(1000);
  }
  claims = [];
  second.abandoned.onClaim({ kind: "whose", tmpIds: ["a", "c"] });
  second.abandoned.onClaim({ kind: "whose", tmpIds: ["c"] });
  expect(claims).toEqual([{ kind: "mine", tmpIds: ["a"] }]);
  claims = [];
  void first.abandoned.adopt();
  await timers.pass(2000);
  expect(claims).toEqual([
    { kind: "whose", tmpIds: ["a", "b", "c"] },
    { kind: "mine", tmpIds: ["a", "b"] },
    { kind: "mine", tmpIds: ["c"] },
  ]);
  expect(waiting(first)).toEqual([]);
});

it("takes over from a tab that claimed a message, once that tab is closed", async () => {
  const [first, second] = [await open(), await open()];
  write(second, "kept");
  await timers.pass(10);
  void first.abandoned.adopt();
  await timers.pass(2000);
  expect(waiting(first)).toEqual([]);
  await kill(second);
  void first.abandoned.adopt();
  await timers.pass(2000);
  expect(waiting(first)).toEqual(["kept"]);
});
