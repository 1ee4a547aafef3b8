import type { PrivateMessage } from "@4d/contract";
import { beforeEach, expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { SyncCore } from "./core.ts";
import { SyncEngine } from "./engine.ts";
import { Expiry } from "./expiry.ts";
import { hydrate } from "./hydrate.ts";
import { MemoryStore } from "./memory-store.ts";
import { Persister } from "./persister.ts";
import { untouched } from "./state.ts";
import { ModelLink } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";
import { isListed, unreadCount } from "./view.ts";

const ME = 1;
const FRIEND = 2;
const CHAT = "p:2";
const DAY = 24 * 3_600_000;
let timers: VirtualTimers;
let store: MemoryStore;
let core: SyncCore;

const row = (id: number, more: Partial<PrivateMessage> = {}): PrivateMessage => ({
  ...{ id, sendId: FRIEND, recvId: ME, type: 0, content: `words ${id}`, status: 0 },
  sendTime: timers.now(),
  ...more,
});
const take = (...rows: PrivateMessage[]) => core.commit(applyRows(core.state, rows, "frame"));
const shown = () => core.state.chats.get(CHAT)?.messages.map(({ id }) => id) ?? [];
const stored = async () =>
  (await store.messagesBefore(CHAT, Number.MAX_SAFE_INTEGER, 100)).map(({ id }) => id);

function begin(): Persister {
  core = new SyncCore(ME);
  return new Persister({ core, store, timers, active: true, onError: () => undefined });
}

beforeEach(() => {
  timers = new VirtualTimers();
  store = new MemoryStore();
  begin();
});

it("lets a message go at its time, from the screen, the counts and storage", async () => {
  const expiry = new Expiry({ core, store, timers });
  await expiry.start();
  take(row(1), row(2, { extra: { gone: timers.now() + DAY } }));
  await timers.pass(1000);
  expect([shown(), await stored()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  await timers.pass(DAY - 2000);
  expect(shown()).toEqual([1, 2]);
  await timers.pass(1000);
  expect(shown()).toEqual([1]);
  await timers.pass(1000);
  expect(await stored()).toEqual([1]);
  const chat = core.state.chats.get(CHAT);
  expect(chat && unreadCount(chat)).toBe(1);
  const { chats } = await store.load();
  expect(chats[0]?.last?.id).toBe(1);
  expiry.stop();
});

it("shows nothing of what passed while the device was away", async () => {
  take(row(1, { extra: { gone: timers.now() + DAY } }), row(2, { extra: { gone: timers.now() + DAY } }));
  await timers.pass(1000);
  await timers.pass(2 * DAY);
  begin();
  core.commit(untouched(hydrate(ME, await store.load(), true, timers.now())));
  expect(shown()).toEqual([]);
  const expiry = new Expiry({ core, store, timers });
  await expiry.start();
  await timers.pass(1000);
  expect(await stored()).toEqual([]);
  const chat = core.state.chats.get(CHAT);
  expect(chat && unreadCount(chat)).toBe(0);
  expect(JSON.stringify((await store.load()).chats)).not.toContain("words");
  expiry.stop();
});

it("keeps a chat in the list whose newest messages disappeared while the device was away", async () => {
  const gone = { extra: { gone: timers.now() + DAY } };
  take(row(1), ...Array.from({ length: 120 }, (_, at) => row(at + 2, gone)));
  await timers.pass(1000);
  await timers.pass(2 * DAY);
  const link = new ModelLink(new ModelServer());
  const engine = new SyncEngine({ me: ME, call: link.call, frames: link, store, timers });
  await engine.start();
  core = engine.core;
  expect(shown()).toEqual([]);
  const expiry = new Expiry({ core, history: engine.history, store, timers });
  await expiry.start();
  await timers.pass(0);
  expect(shown()).toEqual([1]);
  const chat = core.state.chats.get(CHAT);
  expect(chat && isListed(chat)).toBe(true);
  expiry.stop();
  await engine.stop();
});

it("asks the server after a login for what the list shows where storage has nothing left", async () => {
  take(row(1), row(2, { extra: { gone: timers.now() + DAY } }));
  await timers.pass(1000);
  await timers.pass(2 * DAY);
  const link = new ModelLink(new ModelServer());
  link.fault = () => {
    throw new TypeError("network");
  };
  store.messagesBefore = () => Promise.resolve([]);
  const engine = new SyncEngine({ me: ME, call: link.call, frames: link, store, timers });
  await engine.start();
  const asked = () => link.requests.filter((url) => url.includes("history")).length;
  link.connect();
  await timers.pass(0);
  expect(asked()).toBe(1);
  await engine.stop();
});

it("draws nothing for the empty place of one that it never had", () => {
  take(row(1), row(2, { status: 2, content: "", extra: { gone: timers.now() } }));
  expect(shown()).toEqual([1]);
});

it("takes the words out of a quote when the quoted message goes", async () => {
  const expiry = new Expiry({ core, store, timers });
  await expiry.start();
  const quote = { id: 1, sendId: FRIEND, name: "otto", type: 0, text: "words 1", gone: timers.now() + DAY };
  take(row(3, { extra: { quote } }));
  await timers.pass(DAY + 1000);
  expect(core.state.chats.get(CHAT)?.messages[0]?.extra?.quote?.text).toBe("");
  const [kept] = await store.messagesBefore(CHAT, 100, 1);
  expect(kept?.extra?.quote?.text).toBe("");
  expiry.stop();
});
