import type { ChatState } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { addPlaceholder, applyChatStates, dropUnreadMark, markRead } from "./apply-state.ts";
import { type ChatData, isMarkedUnread } from "./chat.ts";
import type { StreamRecord } from "./stream-row.ts";
import type { SyncState } from "./sync-state.ts";
import { ME } from "./testing/model-history.ts";
import { CHAT, chatOf, groupRow, idsOf, nothing, privateRow, ROOM } from "./testing/rows.ts";

const applied = (...records: StreamRecord[]) => applyRows(nothing, records).state;
const stateOf = (one: ChatData): SyncState => ({ ...nothing, chats: new Map([[one.chatId, one]]) });
const holding = (more: Partial<ChatData>, ...records: StreamRecord[]) =>
  stateOf({ ...chatOf(applied(...records)), ...more });
const rows = (...ids: number[]) => ids.map((id) => privateRow(id));

describe("what is unread", () => {
  const unread = (...records: StreamRecord[]) => chatOf(applied(...records)).unread;

  it("is what others wrote above my read position, each once, in order", () => {
    expect(unread(...rows(5, 3, 4, 5))).toEqual([3, 4, 5]);
    expect(unread(privateRow(3, { sendId: ME }), privateRow(4))).toEqual([4]);
    const read = markRead(applied(...rows(3, 4, 5)), CHAT, 4).state;
    expect(chatOf(read).unread).toEqual([5]);
    expect(chatOf(applyRows(read, rows(2, 4, 6)).state).unread).toEqual([5, 6]);
  });

  it("excludes tips, recalled messages, and calls I took part in", () => {
    expect(unread(privateRow(3, { type: 21 }), privateRow(4, { status: 2 }), privateRow(5))).toEqual([5]);
    const call = chatOf(
      applied(privateRow(3), privateRow(4, { type: 40, status: 3 }), privateRow(5, { type: 40 })),
    );
    expect([call.unread, call.readId]).toEqual([[3, 5], 0]);
    // Neither lowers what the server counted below.
    const mine = [11, 12].map((id) => privateRow(id, { type: 40, status: 3 }));
    const calls = [...mine, privateRow(13, { type: 40 }), privateRow(14)];
    const state = holding({ unreadBelow: { below: 30, count: 6 }, readId: 10, loadedFrom: 11 }, ...calls);
    expect(chatOf(markRead(state, CHAT, 14).state).unreadBelow).toEqual({ below: 30, count: 4 });
  });

  it("excludes a message that a page shows as recalled, though its frame had counted", () => {
    const state = applied(...rows(3, 4));
    expect(chatOf(applyRows(state, [privateRow(3, { status: 2, content: "" })]).state).unread).toEqual([4]);
  });

  it("ends at a message that says it was read", () => {
    const chat = chatOf(applied(privateRow(3), privateRow(4, { status: 3 }), privateRow(5)));
    expect([chat.unread, chat.readId, chat.serverReadId]).toEqual([[5], 4, 4]);
  });

  it("excludes what the server already counted below the summary", () => {
    const state = holding({ unreadBelow: { below: 30, count: 4 } }, ...rows(30));
    expect(chatOf(applyRows(state, rows(29, 31)).state).unread).toEqual([30, 31]);
  });

  it("remembers mentions of me or of everybody, until they are read or recalled", () => {
    const meant = [
      groupRow(3, { atUserIds: [ME] }),
      groupRow(4, { atUserIds: [-1] }),
      groupRow(5, { atUserIds: [9] }),
    ];
    const state = applied(...meant);
    const at = (one: SyncState) => [chatOf(one, ROOM).atMe, chatOf(one, ROOM).atAll];
    expect(at(state)).toEqual([[3], [4]]);
    expect(at(markRead(state, ROOM, 3).state)).toEqual([[], [4]]);
    expect(at(markRead(state, ROOM, 4).state)).toEqual([[], []]);
    expect(at(applyRows(state, [groupRow(9, { type: 10, content: "3" })]).state)).toEqual([[], [4]]);
    expect(at(applyRows(state, [groupRow(9, { type: 10, content: "4" })]).state)).toEqual([[3], []]);
  });
});

describe("reading on below a chat summary", () => {
  const below = { below: 30, count: 6 };
  const read = (more: Partial<ChatData>, upTo: number, ...ids: number[]) =>
    chatOf(markRead(holding({ unreadBelow: below, readId: 10, ...more }, ...rows(...ids)), CHAT, upTo).state)
      .unreadBelow;

  it("subtracts what was read there, where that is loaded", () => {
    expect(read({ loadedFrom: 11 }, 13, 11, 12, 13, 14, 30)).toEqual({ below: 30, count: 3 });
    expect(read({ loadedFrom: 11, unreadBelow: { below: 30, count: 2 } }, 13, 11, 12, 13)).toEqual({
      below: 30,
      count: 0,
    });
    expect(read({ loadedFrom: 20, firstId: 20 }, 21, 20, 21, 22)).toEqual({ below: 30, count: 4 });
  });

  it("subtracts neither my own messages nor what never counted", () => {
    const own = [
      privateRow(11, { sendId: ME }),
      privateRow(12, { type: 21 }),
      privateRow(13, { status: 2 }),
      privateRow(14),
    ];
    const state = holding({ unreadBelow: below, readId: 10, loadedFrom: 11 }, ...own);
    expect(chatOf(markRead(state, CHAT, 14).state).unreadBelow).toEqual({ below: 30, count: 5 });
  });

  it("is unsure where nothing of that part is held", () => {
    expect(read({ loadedFrom: 20 }, 13, 20, 30)).toEqual({ ...below, unsure: true });
    expect(read({ loadedFrom: 12 }, 13, 12, 30)).toEqual({ ...below, unsure: true });
    expect(read({ loadedFrom: 40 }, 13, 30)).toEqual({ ...below, unsure: true });
    // A message that lies alone below the loaded ones does not say what lies between.
    expect(read({ loadedFrom: 20 }, 13, 11, 20, 30)).toEqual({ ...below, unsure: true });
  });

  it("is over once it reaches the summary", () => {
    expect(read({ loadedFrom: 20 }, 28, 20, 30)).toEqual({ ...below, unsure: true });
    expect(read({ loadedFrom: 20 }, 29, 20, 30)).toBeNull();
  });
});

describe("a cleared chat", () => {
  const state = (more: Partial<ChatState> = {}): ChatState => ({
    ...{ chatId: CHAT, pinnedAt: null, archived: false, markedUnread: false, muted: false },
    ...{ hiddenUpTo: null, clearedUpTo: null, updatedAt: 10 },
    ...more,
  });
  const cleared = (upTo: number, from: SyncState) =>
    chatOf(applyChatStates(from, [state({ clearedUpTo: upTo })]).state);

  it("loses everything up to there, for good", () => {
    const full = holding(
      {
        atMe: [3, 5],
        atAll: [4, 6],
        around: chatOf(applied(...rows(2, 3, 5))).messages,
        unreadBelow: { below: 6, count: 1 },
      },
      ...rows(3, 4, 5, 6),
    );
    const chat = cleared(4, full);
    expect([idsOf(chat.messages), idsOf(chat.around), chat.unread]).toEqual([[5, 6], [5], [5, 6]]);
    expect([chat.atMe, chat.atAll, chat.clearedUpTo]).toEqual([[5], [6], 4]);
    expect(chat.unreadBelow).toEqual({ below: 6, count: 1 });
    expect(cleared(5, full).unreadBelow).toBeNull();
    expect(cleared(4, applied(...rows(3, 5))).around).toBeNull();
    const later = applyRows(stateOf(chat), rows(4, 7)).state;
    expect(idsOf(chatOf(later).messages)).toEqual([5, 6, 7]);
    // An older state brings nothing back.
    expect(chatOf(applyChatStates(later, [state({ clearedUpTo: 2, updatedAt: 99 })]).state).clearedUpTo).toBe(
      4,
    );
  });

  it("keeps the later of two states, and keeps the mark dropped until I set it again", () => {
    const marked = state({ markedUnread: true, updatedAt: 20 });
    const take = (from: SyncState, incoming: ChatState) => applyChatStates(from, [incoming]).state;
    const first = take(nothing, marked);
    expect(isMarkedUnread(chatOf(first))).toBe(true);
    expect(chatOf(take(first, state({ updatedAt: 19 }))).state).toEqual(marked);
    expect(chatOf(take(first, state({ updatedAt: 20 }))).state).toEqual(state({ updatedAt: 20 }));
    const dropped = dropUnreadMark(first, CHAT, true).state;
    expect(chatOf(take(dropped, marked)).markDropped).toBe(true);
    expect(chatOf(take(dropped, { ...marked, updatedAt: 21 })).markDropped).toBe(false);
    expect(chatOf(take(dropped, { ...marked, updatedAt: 21, clearedUpTo: 1 })).markDropped).toBe(true);
    expect(chatOf(take(dropped, state({ updatedAt: 21 }))).markDropped).toBe(false);
  });
});

it("does not take what lies below its summary, and no position ever goes back", () => {
  const held = holding({ heldFrom: 5 }, ...rows(5, 6));
  expect(idsOf(chatOf(applyRows(held, rows(4, 7)).state).messages)).toEqual([5, 6, 7]);
  const read = markRead(applied(...rows(3, 4)), CHAT, 4, true).state;
  expect(chatOf(markRead(read, CHAT, 3, true).state)).toMatchObject({ readId: 4, serverReadId: 4 });
  expect(markRead(read, CHAT, 4, true).state).toBe(read);
  expect(applyRows(read, []).state).toBe(read);
});

it("keeps the facts of a message until it comes, and says what to store", () => {
  const pin = privateRow(9, { type: 62, content: '{"id":5,"on":true}' });
  const early = applyRows(nothing, [pin]);
  expect(chatOf(early.state).waiting.get(5)).toEqual({ pin: { rowId: 9, on: true } });
  expect([...(early.touched.get(CHAT)?.waiting ?? [])]).toEqual([5]);
  const incoming = applyRows(early.state, rows(5));
  expect(chatOf(incoming.state).waiting.size).toBe(0);
  expect([...(incoming.touched.get(CHAT)?.messages ?? [])]).toEqual([5]);
  expect([...(incoming.touched.get(CHAT)?.waiting ?? [])]).toEqual([5]);
  const late = applyRows(incoming.state, [{ ...pin, id: 10 }]);
  expect([...(late.touched.get(CHAT)?.messages ?? [])]).toEqual([5]);
  expect(late.touched.get(CHAT)?.waiting.size).toBe(0);
  expect(applyRows(nothing, rows(7)).touched.get(CHAT)?.waiting.size).toBe(0);
});

describe("a tip that a reply is being regenerated", () => {
  const tip = (id: number, more: object = {}) =>
    groupRow(id, { type: 21, extra: { tip: { key: "regenerating", args: {} } }, ...more });
  const shown = (...records: StreamRecord[]) => {
    const { messages, tips } = chatOf(applied(...records), ROOM);
    return [idsOf(messages), tips.map(({ id }) => id)];
  };

  it("goes with the sender's next text or tip, and stays for others", () => {
    expect(shown(tip(5))).toEqual([[5], [5]]);
    expect(shown(tip(5), tip(5))).toEqual([[5], [5]]);
    expect(shown(tip(5), groupRow(6))).toEqual([[6], []]);
    expect(shown(tip(5), tip(7))).toEqual([[7], [7]]);
    expect(shown(tip(5), groupRow(6, { sendId: 3 }))).toEqual([[5, 6], [5]]);
    expect(shown(tip(5), tip(6, { sendId: 3 }), groupRow(7))).toEqual([[6, 7], [6]]);
    expect(shown(tip(5), groupRow(6, { type: 1 }))).toEqual([[5, 6], [5]]);
    // A reply that can be heard as well.
    expect(shown(tip(5), groupRow(6, { type: 7 }))).toEqual([[6], []]);
    expect(shown(tip(5), groupRow(4))).toEqual([[4, 5], [5]]);
  });

  it("never shows when the reply came first, and ends the waiting", () => {
    expect(shown(groupRow(6), tip(5))).toEqual([[6], []]);
    const waiting = addPlaceholder(applied(groupRow(4)), ROOM, 2).state;
    const variant = groupRow(6, { extra: { ai: { turnId: 3, variant: 1, of: 2, by: "builtin" } } });
    const chat = chatOf(applyRows(waiting, [variant]).state, ROOM);
    expect([idsOf(chat.messages), chat.placeholders]).toEqual([[4], []]);
  });

  it("is over for good, whatever others said since, and reports the change once", () => {
    const answered = applyRows(applied(groupRow(6)), [groupRow(7, { sendId: 3 })]).state;
    expect(idsOf(chatOf(applyRows(answered, [tip(5)]).state, ROOM).messages)).toEqual([6, 7]);
    const variant = groupRow(8, { extra: { ai: { turnId: 3, variant: 1, of: 2, by: "builtin" } } });
    const given = applyRows(answered, [variant]).state;
    expect(applyRows(given, [variant]).state).toBe(given);
  });

  it("shows what a page says of it", () => {
    const recalled = applyRows(applied(tip(5)), [tip(5, { status: 2, content: "" })]).state;
    expect(chatOf(recalled, ROOM).messages[0]).toMatchObject({ id: 5, status: 2 });
  });

  it("is no other tip, and nothing that I say", () => {
    const other = { extra: { tip: { key: "joined", args: {} } } };
    expect(shown(tip(5, other), tip(6, { extra: {} }), tip(7, { extra: undefined }), groupRow(8))).toEqual([
      [5, 6, 7, 8],
      [],
    ]);
    expect(shown(tip(5, { type: 0 }), groupRow(6))).toEqual([[5, 6], []]);
    const ai = { turnId: 3, variant: 1, of: 2, by: "builtin" } as const;
    expect(shown(tip(5), groupRow(6, { sendId: ME, extra: { ai } }))).toEqual([[5, 6], [5]]);
  });
});
