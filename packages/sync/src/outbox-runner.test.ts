import { beforeEach, expect, it } from "vitest";
import { MemoryStore } from "./memory-store.ts";
import { SyncEngine } from "./sync-engine.ts";
import { ME } from "./testing/model-history.ts";
import { ModelLink } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

const CHAT = "p:2";
let server: ModelServer;
let timers: VirtualTimers;
let link: ModelLink;
let engine: SyncEngine;

const posts = () => link.requests.filter((url) => url.endsWith("/send")).length;
const sentTexts = () => server.log.map(({ content }) => content);
const waiting = () => engine.state.outbox.map(({ tmpId, state, attempts }) => [tmpId, state, attempts]);

/** Writes a message whose post is not answered before the test says so. */
async function hang(tmpId: string): Promise<PromiseWithResolvers<void>> {
  const held = Promise.withResolvers<void>();
  link.delay = () => held.promise;
  const rest = { type: 0, ready: true, aside: false, attempts: 0, retryAt: 0, state: "waiting" as const };
  engine.send({ tmpId, chatId: CHAT, content: tmpId, createdAt: timers.now(), ...rest });
  await timers.pass(0);
  link.delay = () => Promise.resolve();
  return held;
}
async function reconnect(): Promise<void> {
  link.disconnect();
  await timers.pass(100);
  link.connect();
}

beforeEach(async () => {
  server = new ModelServer();
  timers = new VirtualTimers();
  link = new ModelLink(server);
  engine = new SyncEngine({ me: ME, call: link.call, frames: link, store: new MemoryStore(), timers });
  await engine.start();
  link.connect();
  await timers.pass(100);
});

it("resends within a second of the login what hangs on the dead connection, and what waits behind it", async () => {
  await hang("a");
  engine.send({ ...(engine.state.outbox[0] ?? fail()), tmpId: "b", content: "b", state: "waiting" });
  await timers.pass(6000);
  expect([posts(), sentTexts()]).toEqual([0, []]);
  await reconnect();
  await timers.pass(900);
  expect([sentTexts(), waiting()]).toEqual([["a", "b"], []]);
});

it("gives what was sent just before the login 5 s for its response", async () => {
  await hang("a");
  await reconnect();
  await timers.pass(4800);
  expect([posts(), waiting()]).toEqual([0, [["a", "sending", 0]]]);
  await timers.pass(200);
  expect([posts(), sentTexts(), waiting()]).toEqual([1, ["a"], []]);
});

it("leaves alone what was sent on the new connection", async () => {
  await reconnect();
  await hang("a");
  await timers.pass(30_000);
  expect([posts(), waiting()]).toEqual([0, [["a", "sending", 0]]]);
});

it("does not take a late failure of the abandoned try for one of the next", async () => {
  const first = await hang("a");
  await timers.pass(6000);
  const second = Promise.withResolvers<void>();
  link.delay = () => second.promise;
  await reconnect();
  await timers.pass(100);
  first.reject(new TypeError("network"));
  await timers.pass(1000);
  expect(waiting()).toEqual([["a", "sending", 0]]);
  second.resolve();
  await timers.pass(100);
  expect([sentTexts(), waiting()]).toEqual([["a"], []]);
});

it("takes the late response of the abandoned try, and no failure of the next after it", async () => {
  const first = await hang("a");
  await timers.pass(6000);
  const second = Promise.withResolvers<void>();
  link.delay = () => second.promise;
  await reconnect();
  await timers.pass(100);
  link.delay = () => Promise.resolve();
  first.resolve();
  await timers.pass(100);
  expect([sentTexts(), waiting()]).toEqual([["a"], []]);
  second.reject(new TypeError("network"));
  await timers.pass(60_000);
  expect([posts(), sentTexts(), waiting()]).toEqual([1, ["a"], []]);
  expect(engine.state.chats.get(CHAT)?.messages.map(({ content }) => content)).toEqual(["a"]);
});

function fail(): never {
  throw new Error("Nothing waits");
}

it.each([-86_400_000, -60_000, 60_000, 86_400_000])(
  "waits as long as it should though the clock was set by %i ms meanwhile",
  async (jump) => {
    await hang("a");
    timers.clockOff = jump;
    await reconnect();
    await timers.pass(4800);
    expect(posts()).toBe(0);
    await timers.pass(200);
    expect([posts(), sentTexts(), waiting()]).toEqual([1, ["a"], []]);
  },
);
