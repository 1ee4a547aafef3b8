import type { PrivateMessage } from "@4d/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { isListed, unreadCount } from "./chat-view.ts";
import { hydrate } from "./hydrate.ts";
import { MemoryStore } from "./memory-store.ts";
import { MessageExpiry, removeExpired } from "./message-expiry.ts";
import { showAround } from "./message-window.ts";
import { Persister } from "./persister.ts";
import { SyncCore } from "./sync-core.ts";
import { SyncEngine } from "./sync-engine.ts";
import { type SyncState, untouched } from "./sync-state.ts";
import { ModelLink } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { chatOf, groupRow, idsOf, nothing, ROOM } from "./testing/rows.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";
import type { Timers } from "./timers.ts";

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

function openPersister(): Persister {
  core = new SyncCore(ME);
  return new Persister({ core, store, timers, active: true, onError: () => undefined });
}

beforeEach(() => {
  timers = new VirtualTimers();
  store = new MemoryStore();
  openPersister();
});

describe("at the expiry time", () => {
  const NOW = 500;
  const passing = { extra: { gone: NOW } };
  const after = (state: SyncState, dropped: Parameters<typeof removeExpired>[2] = []) =>
    removeExpired({ state }, NOW, dropped);
  const quote = { id: 1, sendId: FRIEND, name: "otto", type: 0, text: "words 1" };

  it("removes what has expired, and keeps what has not, with its quote as it is", () => {
    const rows = [
      row(1),
      row(2, passing),
      row(3, { extra: { gone: NOW - 1 } }),
      row(4, { extra: { gone: NOW + 1 } }),
      row(5, { extra: { quote } }),
      row(6, { extra: { quote: { ...quote, gone: NOW + 1 } } }),
      row(7, { extra: { gone: NOW, quote: { ...quote, gone: NOW + 1 } } }),
      row(8, { extra: { forwarded: true } }),
    ];
    const { state } = applyRows(nothing, rows);
    const remaining = chatOf(after(state).state).messages;
    expect(idsOf(remaining)).toEqual([1, 4, 5, 6, 8]);
    expect(remaining.every((one) => chatOf(state).messages.includes(one))).toBe(true);
  });

  it("takes the words out of an expired quote, and stores nothing else anew", () => {
    const rows = [row(2), row(3, { extra: { quote: { ...quote, gone: NOW }, forwarded: true } })];
    const { state, touched } = after(applyRows(nothing, rows).state);
    expect(chatOf(state).messages[1]?.extra).toEqual({
      ...{ quote: { ...quote, gone: NOW, text: "" }, forwarded: true },
    });
    expect([...(touched.get(CHAT)?.messages ?? [])]).toEqual([3]);
    expect(after(state).state).toBe(state);
  });

  it("does not change what has nothing that expires", () => {
    const rows = [row(2), groupRow(2, { atUserIds: [ME] }), groupRow(3, passing)];
    const { state } = applyRows(nothing, rows);
    const { state: next, touched } = after(state);
    expect([next.chats.get(CHAT) === state.chats.get(CHAT), [...touched.keys()]]).toEqual([true, [ROOM]]);
    expect(after(next).state).toBe(next);
    const window = showAround(state, CHAT, [row(1)]);
    expect(chatOf(after(window).state)).toBe(chatOf(window));
  });

  it("removes its counts and its facts, whether memory or storage held it", () => {
    const pin = (id: number, of: number) =>
      groupRow(id, { type: 62, content: JSON.stringify({ id: of, on: true }) });
    const atUserIds = [ME, -1];
    const rows = [groupRow(2, { ...passing, atUserIds }), groupRow(5, { atUserIds }), pin(8, 3), pin(9, 4)];
    const { state } = applyRows(nothing, rows);
    const counted = (next: SyncState) => {
      const { unread, atMe, atAll, waiting } = chatOf(next, ROOM);
      return [unread, atMe, atAll, [...waiting.keys()]];
    };
    expect(counted(state)).toEqual([
      [2, 5],
      [2, 5],
      [2, 5],
      [3, 4],
    ]);
    expect(counted(after(state).state)).toEqual([[5], [5], [5], [3, 4]]);
    const { state: next, touched } = after(state, [
      { chatId: ROOM, id: 3 },
      { chatId: CHAT, id: 4 },
      { chatId: CHAT, id: 5 },
    ]);
    expect(counted(next)).toEqual([[5], [5], [5], [4]]);
    expect([...(touched.get(ROOM)?.waiting ?? [])]).toEqual([3]);
    // Only storage had this one, and it was the last one known of the chat.
    const bare = { ...chatOf(next, ROOM), messages: [], waiting: new Map() };
    const stored = { ...next, chats: new Map([[ROOM, bare]] as const) };
    const end = [{ chatId: ROOM, id: 5 }] as const;
    expect(counted(after(stored, end).state)).toEqual([[], [], [], []]);
    const more = { ...bare, unread: [5, 6] };
    const two = { ...next, chats: new Map([[ROOM, more]] as const) };
    expect(counted(after(two, end).state)).toEqual([[6], [], [], []]);
  });

  it("removes it from a window around a hit too", () => {
    const state = showAround(applyRows(nothing, [row(50)]).state, CHAT, [row(2), row(3, passing)]);
    expect(idsOf(chatOf(after(state).state).around)).toEqual([2]);
  });
});

it("removes a message at its time, from the screen, the counts and storage", async () => {
  const expiry = new MessageExpiry({ core, store, timers });
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

it("shows nothing that expired while the device was off", async () => {
  take(row(1, { extra: { gone: timers.now() + DAY } }), row(2, { extra: { gone: timers.now() + DAY } }));
  await timers.pass(1000);
  await timers.pass(2 * DAY);
  openPersister();
  core.commit(untouched(hydrate(ME, await store.load(), true, timers.now())));
  expect(shown()).toEqual([]);
  const expiry = new MessageExpiry({ core, store, timers });
  await expiry.start();
  await timers.pass(1000);
  expect(await stored()).toEqual([]);
  const chat = core.state.chats.get(CHAT);
  expect(chat && unreadCount(chat)).toBe(0);
  expect(JSON.stringify((await store.load()).chats)).not.toContain("words");
  expiry.stop();
});

it("keeps a chat in the list whose newest messages expired while the device was off", async () => {
  const expiring = { extra: { gone: timers.now() + DAY } };
  take(row(1), ...Array.from({ length: 120 }, (_, at) => row(at + 2, expiring)));
  await timers.pass(1000);
  await timers.pass(2 * DAY);
  const link = new ModelLink(new ModelServer());
  const engine = new SyncEngine({ me: ME, call: link.call, frames: link, store, timers });
  await engine.start();
  core = engine.core;
  expect(shown()).toEqual([]);
  const expiry = new MessageExpiry({ core, history: engine.history, store, timers });
  await expiry.start();
  await timers.pass(0);
  expect(shown()).toEqual([1]);
  const chat = core.state.chats.get(CHAT);
  expect(chat && isListed(chat)).toBe(true);
  expiry.stop();
  await engine.stop();
});

it("asks the server after a login for the list's messages where storage has none left", async () => {
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

it("draws nothing for the empty row of a message that it never had", () => {
  take(row(1), row(2, { status: 2, content: "", extra: { gone: timers.now() } }));
  expect(shown()).toEqual([1]);
});

it("takes the words out of a quote when the quoted message expires", async () => {
  const expiry = new MessageExpiry({ core, store, timers });
  await expiry.start();
  const quote = { id: 1, sendId: FRIEND, name: "otto", type: 0, text: "words 1", gone: timers.now() + DAY };
  take(row(3, { extra: { quote } }));
  await timers.pass(DAY + 1000);
  expect(core.state.chats.get(CHAT)?.messages[0]?.extra?.quote?.text).toBe("");
  const [newest] = await store.messagesBefore(CHAT, 100, 1);
  expect(newest?.extra?.quote?.text).toBe("");
  expiry.stop();
});

describe("messages that expire one after the other", () => {
  const SECOND = 1000;
  const at = (ms: number) => ({ extra: { gone: timers.now() + ms } });
  const inWindow = () => core.state.chats.get(ROOM)?.around?.map(({ id }) => id);
  /** How often storage was asked, and how often a timer was set. */
  let asked: number;
  let alarms: number;
  /** How long the device slept: its clock went on, its timers did not. */
  let asleep: number;
  let expiry: MessageExpiry;

  beforeEach(async () => {
    [asked, alarms, asleep] = [0, 0, 0];
    const deleteExpired = store.deleteExpired.bind(store);
    store.deleteExpired = (now) => {
      asked += 1;
      return deleteExpired(now);
    };
    const clock: Timers = {
      now: () => timers.now() + asleep,
      elapsed: timers.elapsed,
      after: (ms, work) => {
        alarms += 1;
        return timers.after(ms, work);
      },
      random: timers.random,
    };
    const quote = { id: 1, sendId: FRIEND, name: "otto", type: 0, text: "words 1" };
    take(row(1), row(2, { extra: { quote: { ...quote, ...at(5 * SECOND).extra } } }));
    expiry = new MessageExpiry({ core, store, timers: clock });
    await expiry.start();
  });

  it("go each at its own time, and storage is asked only then", async () => {
    // Not in the order they come, and no multiple of the interval of the sweeps.
    take(row(3, at(100 * SECOND)), row(4, at(41 * SECOND)), row(5, at(70 * SECOND)));
    const seen = [];
    for (const ms of [5, 35, 1, 28, 1, 29, 1]) {
      await timers.pass(ms * SECOND);
      seen.push([shown().join(" "), asked]);
    }
    expect(seen).toEqual([
      ["1 2 3 4 5", 2],
      ["1 2 3 4 5", 2],
      ["1 2 3 5", 3],
      ["1 2 3 5", 3],
      ["1 2 3", 4],
      ["1 2 3", 4],
      ["1 2", 5],
    ]);
    expect(core.state.chats.get(CHAT)?.messages[1]?.extra?.quote?.text).toBe("");
    // Nothing is left to wait for.
    alarms = 0;
    take(row(6));
    await timers.pass(DAY);
    expect([alarms, asked]).toEqual([0, 5]);
  });

  it("go at most half a minute late where the device slept meanwhile", async () => {
    take(row(3, at(DAY)));
    await timers.pass(10 * SECOND);
    asleep = DAY;
    await timers.pass(30 * SECOND);
    expect(shown()).toEqual([1, 2]);
  });

  it("go from a window around a hit that was opened since, while another chat's expire before it", async () => {
    take(row(3, at(10 * SECOND)));
    const rows = [groupRow(2), groupRow(3, at(20 * SECOND)), groupRow(4, at(30 * SECOND))];
    core.commit(applyRows(core.state, [groupRow(50)], "frame"));
    core.commit(untouched(showAround(core.state, ROOM, rows)));
    const seen = [];
    for (let times = 0; times < 3; times += 1) {
      await timers.pass(10 * SECOND);
      seen.push([shown().length, inWindow()]);
    }
    expect(seen).toEqual([
      [2, [2, 3, 4]],
      [2, [2, 4]],
      [2, [2]],
    ]);
  });

  it("go from the screen though storage fails, and the next one after it", async () => {
    store.deleteExpired = () => Promise.reject(new Error("the disk hiccups"));
    take(row(3, at(10 * SECOND)), row(4, at(20 * SECOND)));
    await timers.pass(10 * SECOND);
    expect(shown()).toEqual([1, 2, 4]);
    await timers.pass(10 * SECOND);
    expect(shown()).toEqual([1, 2]);
  });

  it("stay as they are once the engine has stopped, even while storage is asked", async () => {
    take(row(3, at(10 * SECOND)), row(4, at(20 * SECOND)));
    const late = Promise.withResolvers<void>();
    const { deleteExpired } = store;
    store.deleteExpired = async (now) => {
      await late.promise;
      return deleteExpired(now);
    };
    await timers.pass(10 * SECOND);
    expiry.stop();
    late.resolve();
    alarms = 0;
    await timers.pass(DAY);
    take(row(5, at(SECOND)));
    await timers.pass(DAY);
    expect([shown(), alarms]).toEqual([[1, 2, 4, 5], 0]);
  });

  it("are not checked by an engine that stopped before it began, or while it waited", async () => {
    new MessageExpiry({ core, store, timers }).stop();
    take(row(3, at(10 * SECOND)));
    expiry.stop();
    await timers.pass(DAY);
    expect(shown()).toEqual([1, 2, 3]);
  });
});
