import { describe, expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { type ChatData, emptyChat } from "./chat.ts";
import { messageOf } from "./message.ts";
import {
  applyHistory,
  applyStored,
  growAround,
  isAtStart,
  leaveAround,
  oldestLoaded,
  reachesRead,
  showAround,
  trimWindow,
  WINDOW_MAX,
  WINDOW_TRIMMED,
} from "./message-window.ts";
import type { SyncState } from "./sync-state.ts";
import { CHAT, chatOf, idsOf, nothing, privateRow } from "./testing/rows.ts";

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => privateRow(from + at));
const messages = (from: number, to: number) => rows(from, to).map((row) => messageOf(CHAT, row));
const chat = (more: Partial<ChatData>): ChatData => ({ ...emptyChat(CHAT), ...more });
const stateOf = (one: ChatData): SyncState => ({ ...nothing, chats: new Map([[one.chatId, one]]) });

describe("what is loaded", () => {
  it("begins with the first message without a gap, or with the window's", () => {
    expect(oldestLoaded(chat({ messages: messages(3, 9), loadedFrom: 5 }))).toBe(5);
    expect(oldestLoaded(chat({ messages: messages(3, 9), loadedFrom: 12 }))).toBe(12);
    expect(oldestLoaded(chat({ messages: messages(3, 9), around: messages(1, 2) }))).toBe(1);
    expect(oldestLoaded(chat({ around: [] }))).toBe(0);
  });

  it("is at the start when it begins with the chat's first", () => {
    const from = (firstId: number | null) => isAtStart(chat({ messages: messages(3, 9), firstId }));
    expect([from(3), from(2), from(null)]).toEqual([true, false, false]);
  });

  it("reaches the read position when nothing unread lies above it", () => {
    const reaches = (more: Partial<ChatData>) => reachesRead(chat({ messages: messages(10, 20), ...more }));
    expect(reaches({ readId: 9 })).toBe(true);
    expect(reaches({ readId: 8, unread: [9] })).toBe(false);
    expect(reaches({ readId: 8, unread: [9], firstId: 10 })).toBe(true);
    expect(reaches({ readId: 5, unread: [10, 11] })).toBe(true);
    expect(reaches({ readId: 5, unread: [11] })).toBe(true);
    expect(reaches({ readId: 5 })).toBe(true);
    expect(reaches({ readId: 5, unreadBelow: { below: 10, count: 2 } })).toBe(false);
    // In a window far above the newest.
    const above = { messages: messages(500, 501), around: messages(10, 20) };
    const unreadBelow = { below: 500, count: 300 };
    expect(reaches({ ...above, unreadBelow, readId: 9 })).toBe(true);
    expect(reaches({ ...above, unreadBelow, readId: 8 })).toBe(false);
  });
});

describe("older messages", () => {
  const tail = applyRows(nothing, rows(20, 22)).state;
  const loaded = stateOf({ ...chatOf(tail), loadedFrom: 20, heldFrom: 20 });

  it("from storage join what is loaded", () => {
    const open = stateOf({ ...chatOf(tail), loadedFrom: 20, heldFrom: 5 });
    const next = chatOf(applyStored(open, CHAT, messages(17, 19)).state);
    expect([idsOf(next.messages), next.loadedFrom]).toEqual([[17, 18, 19, 20, 21, 22], 17]);
    expect(applyStored(open, CHAT, []).state).toBe(open);
  });

  it("from the server are held from their oldest on", () => {
    const page = { records: rows(17, 19), before: 20, complete: false };
    const next = chatOf(applyHistory(loaded, CHAT, page).state);
    expect([idsOf(next.messages), next.loadedFrom, next.heldFrom]).toEqual([
      [17, 18, 19, 20, 21, 22],
      17,
      17,
    ]);
    expect(next.firstId).toBeNull();
  });

  it("from the server show the present state, and become what is loaded where nothing was", () => {
    const pinned = applyRows(tail, [privateRow(19, { pinned: true })]).state;
    const page = { records: rows(17, 19), before: 20, complete: false };
    const next = chatOf(applyHistory(pinned, CHAT, page).state);
    expect([next.messages.map(({ pinned }) => pinned === true), next.loadedFrom]).toEqual([
      [false, false, false, false, false, false],
      17,
    ]);
  });

  it("are complete once the server has none before them", () => {
    const page = { records: rows(17, 19), before: 20, complete: true };
    const next = chatOf(applyHistory(loaded, CHAT, page).state);
    expect([next.firstId, next.loadedFrom, next.heldFrom]).toEqual([17, 0, 0]);
    const none = chatOf(applyHistory(loaded, CHAT, { records: [], before: 20, complete: true }).state);
    expect([none.firstId, none.loadedFrom]).toEqual([20, 0]);
    const empty = applyHistory(stateOf(chat({})), CHAT, { records: [], before: 20, complete: true }).state;
    expect([chatOf(empty).firstId, chatOf(empty).loadedFrom]).toEqual([null, 0]);
  });
});

describe("a window around a hit", () => {
  const tail = stateOf(chat({ messages: messages(50, 55), loadedFrom: 50, heldFrom: 50 }));
  const shown = (state: SyncState) => {
    const { around, messages: held, loadedFrom, heldFrom } = chatOf(state);
    return { around: idsOf(around), from: held[0]?.id, count: held.length, loadedFrom, heldFrom };
  };
  const apart = showAround(tail, CHAT, rows(20, 22));

  it("stays apart from the newest, grows both ways, and can be left", () => {
    expect(shown(apart)).toEqual({ around: [20, 21, 22], from: 50, count: 6, loadedFrom: 50, heldFrom: 50 });
    expect(shown(growAround(apart, CHAT, rows(23, 24))).around).toEqual([20, 21, 22, 23, 24]);
    const up = growAround(apart, CHAT, rows(18, 19), true);
    expect([shown(up).around, chatOf(up).firstId]).toEqual([[18, 19, 20, 21, 22], 18]);
    expect(chatOf(growAround(apart, CHAT, rows(18, 19))).firstId).toBeNull();
    expect(shown(leaveAround(up, CHAT)).around).toBeNull();
    expect(leaveAround(tail, CHAT)).toBe(tail);
    expect(growAround(tail, CHAT, rows(18, 19))).toBe(tail);
  });

  it("joins the newest when it touches them", () => {
    const joined = growAround(apart, CHAT, rows(23, 50));
    expect(shown(joined)).toEqual({ around: null, from: 20, count: 36, loadedFrom: 20, heldFrom: 20 });
    expect(idsOf(chatOf(joined).messages)).toEqual(idsOf(messages(20, 55)));
    expect(shown(growAround(apart, CHAT, rows(23, 49))).around).toHaveLength(30);
  });

  it("leaves the newest as they are when it joins them, and replaces them when there are none", () => {
    const joined = chatOf(showAround(tail, CHAT, rows(48, 52))).messages;
    expect(idsOf(joined)).toEqual(idsOf(messages(48, 55)));
    expect(joined.slice(2).every((one, at) => one === chatOf(tail).messages[at])).toBe(true);
    const within = shown(showAround(tail, CHAT, rows(51, 52)));
    expect(within).toEqual({ around: null, from: 50, count: 6, loadedFrom: 50, heldFrom: 50 });
    expect(shown(showAround(stateOf(chat({})), CHAT, rows(20, 22)))).toMatchObject({
      around: [20, 21, 22],
      count: 0,
    });
  });

  it("may be empty: all of it was cleared, or I can see nothing there", () => {
    const empty = showAround(tail, CHAT, []);
    expect(shown(empty)).toEqual({ around: [], from: 50, count: 6, loadedFrom: 50, heldFrom: 50 });
    const still = growAround(empty, CHAT, [], true);
    expect([shown(still).around, chatOf(still).firstId]).toEqual([[], null]);
  });

  it("shows nothing that I cleared, and applies facts of its messages though they were not held", () => {
    const edit = privateRow(60, { type: 60, content: '{"id":21,"content":"new","editedAt":9}' });
    const editedChat = chatOf(applyRows(tail, [edit]).state);
    const window = chatOf(showAround(stateOf({ ...editedChat, clearedUpTo: 20 }), CHAT, rows(19, 22))).around;
    expect(window?.map(({ id, content }) => [id, content])).toEqual([
      [21, "new"],
      [22, "text 22"],
    ]);
    // A message that lies alone below what is loaded has its facts.
    const pin = privateRow(61, { type: 62, content: '{"id":21,"on":true}' });
    const alone = applyRows(stateOf({ ...chatOf(tail), heldFrom: 0 }), [...rows(21, 22), pin]).state;
    const pins = chatOf(showAround(alone, CHAT, rows(20, 22))).around?.map(({ pinned }) => pinned);
    expect(pins).toEqual([undefined, true, undefined]);
  });

  it("shows nothing of another chat, and applies what rows said of its messages before", () => {
    const other = privateRow(21, { sendId: 3 });
    expect(shown(showAround(tail, CHAT, [other, privateRow(22)])).around).toEqual([22]);
    const pinned = applyRows(tail, [privateRow(60, { type: 62, content: '{"id":52,"on":true}' })]).state;
    expect(chatOf(showAround(pinned, CHAT, [privateRow(30), privateRow(31)])).around).toHaveLength(2);
    expect(showAround(nothing, CHAT, rows(20, 22))).toBe(nothing);
  });

  it("follows changes of its messages, removals and clearing", () => {
    const edit = privateRow(60, { type: 60, content: '{"id":21,"content":"new","editedAt":9}' });
    const edited = chatOf(applyRows(apart, [edit]).state);
    expect(edited.around?.[1]).toMatchObject({ content: "new" });
    // The window is not stored, so its facts are stored separately.
    expect(edited.waiting.get(21)?.edit?.content).toBe("new");
    expect(idsOf(edited.messages)).toEqual(idsOf(messages(50, 55)));
    const removed = { chatId: CHAT, ids: [21] };
    const row = privateRow(61, { type: 64, sendId: 1, recvId: 1, content: JSON.stringify(removed) });
    const deleted = chatOf(applyRows(apart, [row]).state);
    expect([idsOf(deleted.around), idsOf(deleted.messages)]).toEqual([[20, 22], idsOf(messages(50, 55))]);
  });

  it("shows what a page says of one of its messages, where storage has that too", () => {
    const held = stateOf({ ...chatOf(apart), heldFrom: 5 });
    const next = chatOf(applyRows(held, [privateRow(21, { pinned: true }), privateRow(23)]).state);
    expect(next.around?.map(({ id, pinned }) => [id, pinned])).toEqual([
      [20, undefined],
      [21, true],
      [22, undefined],
    ]);
  });
});

describe("a bounded window", () => {
  const overfull = chat({ messages: messages(1, WINDOW_MAX + 1), loadedFrom: 1 });

  it("drops the oldest while the newest are followed", () => {
    const trimmed = trimWindow(overfull, false);
    expect(trimmed.messages).toHaveLength(WINDOW_TRIMMED);
    expect(trimmed.around).toBeNull();
    expect([trimmed.messages.at(-1)?.id, trimmed.loadedFrom]).toEqual([
      WINDOW_MAX + 1,
      WINDOW_MAX + 2 - WINDOW_TRIMMED,
    ]);
    const fits = chat({ messages: messages(1, WINDOW_MAX) });
    expect(trimWindow(fits, false)).toBe(fits);
    expect(trimWindow(fits, true)).toBe(fits);
  });

  it("is detached while I read far above, and the newest restart short", () => {
    const trimmed = trimWindow({ ...overfull, loadedFrom: 11 }, true);
    expect([trimmed.around?.[0]?.id, trimmed.around?.length]).toEqual([11, WINDOW_TRIMMED]);
    expect([trimmed.messages.length, trimmed.loadedFrom]).toEqual([200, WINDOW_MAX - 198]);
  });

  it("around a hit keeps its upper part", () => {
    const around = messages(1, WINDOW_MAX + 1);
    const trimmed = trimWindow(chat({ around, messages: messages(9000, 9001) }), false);
    expect([trimmed.around?.length, trimmed.around?.[0]?.id, trimmed.messages.length]).toEqual([
      WINDOW_TRIMMED,
      1,
      2,
    ]);
    const fits = chat({ around: messages(1, WINDOW_MAX) });
    expect(trimWindow(fits, false)).toBe(fits);
  });
});
