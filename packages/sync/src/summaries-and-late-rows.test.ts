import { beforeEach, expect, it } from "vitest";
import { MemoryStore } from "./memory-store.ts";
import { SyncEngine } from "./sync-engine.ts";
import { FRIEND, ME } from "./testing/model-history.ts";
import { ModelLink, RefusedError } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

const CHAT = "p:2";
/** More than a chat summary brings. */
const MANY = 40;
let server: ModelServer;
let timers: VirtualTimers;
let store: MemoryStore;
let link: ModelLink;
let engine: SyncEngine;
/** Frames that are still on their way. */
let underway: (() => void)[];

const startEngine = () => new SyncEngine({ me: ME, call: link.call, frames: link, store, timers });
const sendTexts = (from: number, count: number) => {
  for (let at = from; at < from + count; at += 1) server.send(CHAT, FRIEND, `text ${at}`);
};
const shown = () => engine.state.chats.get(CHAT)?.messages.map(({ content }) => content);
const everything = (count: number) => Array.from({ length: count }, (_, at) => `text ${at}`);
async function scrollUp(): Promise<void> {
  for (let pages = 0; pages < 9 && (await engine.history.loadOlder(CHAT)) === "more"; pages += 1);
}

beforeEach(() => {
  server = new ModelServer();
  timers = new VirtualTimers();
  store = new MemoryStore();
  link = new ModelLink(server);
  underway = [];
  engine = startEngine();
});

/** Holds frames back; the result delivers them. */
function holdFrames(): () => void {
  link.deliver = (arrive) => underway.push(arrive);
  return () => {
    link.deliver = (arrive) => arrive();
    for (const arrive of underway.splice(0)) arrive();
  };
}

/** Holds the responses of that path back; the result delivers them. */
function holdResponses(path: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  link.delay = (stage) =>
    stage === "after" && link.requests.at(-1)?.includes(path) === true ? released : Promise.resolve();
  return release;
}

it("has no hole after a frame that the summaries overtook", async () => {
  sendTexts(0, 1);
  await engine.start();
  const release = holdFrames();
  link.connect();
  sendTexts(1, 1);
  link.push();
  sendTexts(2, MANY);
  await timers.pass(1000);
  release();
  await timers.pass(1000);
  await scrollUp();
  expect(shown()).toEqual(everything(MANY + 2));
  await engine.stop();
  engine = startEngine();
  await engine.start();
  await scrollUp();
  expect(shown()).toEqual(everything(MANY + 2));
});

it("has no hole after a frame that came before its chat's own page of summaries", async () => {
  for (const chatId of [CHAT, "p:3", "g:7"] as const) server.send(chatId, FRIEND, "text 0");
  link.summariesPerPage = 1;
  await engine.start();
  const release = holdFrames();
  link.connect();
  server.send("g:7", FRIEND, "text 1");
  link.push();
  for (let at = 2; at < MANY; at += 1) server.send("g:7", FRIEND, `text ${at}`);
  link.fault = (path) => {
    // The first page is here, the page of this chat is not.
    if (path.includes("heads") && engine.state.chats.size > 0) release();
  };
  await timers.pass(5000);
  link.fault = () => undefined;
  while ((await engine.history.loadOlder("g:7")) === "more");
  const texts = engine.state.chats.get("g:7")?.messages.map(({ content }) => content);
  expect(texts).toEqual(everything(MANY));
  await engine.stop();
  engine = startEngine();
  await engine.start();
  while ((await engine.history.loadOlder("g:7")) === "more");
  expect(engine.state.chats.get("g:7")?.messages).toHaveLength(MANY);
});

it("has no hole after a response to something sent before the summaries were taken", async () => {
  sendTexts(0, MANY);
  await engine.start();
  const respond = holdResponses("/send");
  const rest = { ready: true, aside: false, state: "waiting", attempts: 0, retryAt: 0 } as const;
  engine.send({ tmpId: "mine", chatId: CHAT, type: 0, content: "mine", createdAt: timers.now(), ...rest });
  await timers.pass(100);
  sendTexts(MANY, MANY);
  link.connect();
  await timers.pass(1000);
  respond();
  await timers.pass(1000);
  await scrollUp();
  const all = everything(2 * MANY);
  expect(shown()).toEqual([...all.slice(0, MANY), "mine", ...all.slice(MANY)]);
  expect(engine.state.outbox).toEqual([]);
});

it("has no hole after history that was requested before the summaries were taken", async () => {
  sendTexts(0, 5);
  await engine.start();
  let areSummariesServed = false;
  link.fault = (path) => {
    if (path.includes("heads") && !areSummariesServed) throw new RefusedError(503);
  };
  link.connect();
  await timers.pass(100);
  server.send(CHAT, FRIEND, "text 5");
  link.push();
  await timers.pass(100);
  const respond = holdResponses("history");
  const pending = scrollUp();
  await timers.pass(100);
  sendTexts(6, MANY);
  areSummariesServed = true;
  await timers.pass(30_000);
  respond();
  await pending;
  expect(shown()).toEqual(everything(MANY + 6));
});
