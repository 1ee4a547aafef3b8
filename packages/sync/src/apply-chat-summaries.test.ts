import { describe, expect, it } from "vitest";
import {
  advanceToSummaries,
  applyChatSummaries,
  applyUnreadCounts,
  type ChatSummaries,
  resetForSummaries,
} from "./apply-chat-summaries.ts";
import { applyRows } from "./apply-rows.ts";
import { addPlaceholder } from "./apply-state.ts";
import { onLogin } from "./cursor.ts";
import type { SyncState } from "./sync-state.ts";
import { ME } from "./testing/model-history.ts";
import { CHAT, chatOf, groupRow, idsOf, nothing, privateRow, ROOM, summaryOf } from "./testing/rows.ts";

const summaries = (...chats: ChatSummaries["chats"]): ChatSummaries => ({
  privateId: 100,
  groupId: 90,
  chats,
});
const taken = (state: SyncState, ...chats: ChatSummaries["chats"]) =>
  applyChatSummaries(state, summaries(...chats)).state;
const rows = (...ids: number[]) => ids.map((id) => privateRow(id));

describe("before the first page of chat summaries", () => {
  const before = (() => {
    const held = applyRows(nothing, [privateRow(5), groupRow(6), privateRow(8, { status: 3 })]).state;
    const waiting = addPlaceholder(held, CHAT, 2).state;
    const at = { ...waiting.streams, private: onLogin({ ...waiting.streams.private, position: 8 }) };
    return { ...waiting, streams: at };
  })();

  it("drops the held messages, and keeps the chats with how far they were read", () => {
    const anew = resetForSummaries(before);
    expect([...anew.chats.keys()]).toEqual([CHAT, ROOM]);
    expect(chatOf(anew)).toMatchObject({
      ...{ chatId: CHAT, messages: [], unread: [], placeholders: [], loadedFrom: 0 },
      ...{ readId: 8, serverReadId: 8 },
    });
    expect(chatOf(anew, ROOM)).toMatchObject({ messages: [], unread: [], readId: 0 });
  });

  it("keeps every position a chat had, its state and its mark", () => {
    const positions = { readId: 1, serverReadId: 2, peerReadId: 3, peerDeliveredId: 4, clearedUpTo: 5 };
    const chats = new Map([[CHAT, { ...chatOf(before), ...positions, markDropped: true }]] as const);
    expect(chatOf(resetForSummaries({ ...before, chats }))).toMatchObject({
      ...positions,
      markDropped: true,
    });
  });

  it("stands at the beginning, in the present login, until the last page", () => {
    const anew = resetForSummaries(before);
    expect(anew.streams.private).toMatchObject({ position: 0, login: 1, linked: false });
    const after = advanceToSummaries(anew, summaries());
    expect([after.streams.private, after.streams.group]).toMatchObject([
      { position: 100, login: 1 },
      { position: 90, login: 0 },
    ]);
  });
});

describe("a chat summary", () => {
  it("brings its rows, positions and mentions, and holds nothing below its oldest row", () => {
    const old = applyRows(nothing, rows(3, 40)).state;
    const mentions = { me: [9, 30], everyone: [31] };
    const summary = summaryOf(rows(30, 31, 40), { peerReadId: 7, peerDeliveredId: 8, mentions });
    const chat = chatOf(taken(old, summary));
    expect(idsOf(chat.messages)).toEqual([30, 31, 40]);
    expect(chat).toMatchObject({ heldFrom: 30, peerReadId: 7, peerDeliveredId: 8 });
    expect([chat.atMe, chat.atAll]).toEqual([[9, 30], [31]]);
    expect(chat.unread).toEqual([30, 31, 40]);
  });

  it("is right about mentions: none below it that it does not list, and none that was read or cleared", () => {
    const meant = groupRow(3, { atUserIds: [ME, -1] });
    const summary = (more: object) => summaryOf([], { chatId: ROOM, groupMessages: [groupRow(30)], ...more });
    const at = (state: SyncState, more: object = {}) => {
      const { atMe, atAll } = chatOf(taken(state, summary(more)), ROOM);
      return [atMe, atAll];
    };
    const held = applyRows(nothing, [meant]).state;
    expect([chatOf(held, ROOM).atMe, chatOf(held, ROOM).atAll]).toEqual([[3], [3]]);
    expect(at(held)).toEqual([[], []]);
    const mentions = { me: [9, 30], everyone: [10, 31] };
    expect(at(nothing, { mentions, readId: 9 })).toEqual([[30], [10, 31]]);
    const chats = new Map([[ROOM, { ...chatOf(held, ROOM), clearedUpTo: 10 }]] as const);
    expect(at({ ...nothing, chats }, { mentions })).toEqual([[30], [31]]);
  });

  it("undoes nothing that this terminal learned of its oldest row meanwhile", () => {
    const recall = privateRow(41, { type: 10, content: "30" });
    const heard = applyRows(nothing, [...rows(30), recall]).state;
    expect(chatOf(taken(heard, summaryOf(rows(30, 31)))).messages[0]).toMatchObject({ id: 30, status: 2 });
  });

  it("of a group brings the group's rows", () => {
    const summary = summaryOf([], { chatId: ROOM, groupMessages: [groupRow(4), groupRow(5)], readId: 4 });
    const chat = chatOf(taken(nothing, summary), ROOM);
    expect([idsOf(chat.messages), chat.readId, chat.serverReadId]).toEqual([[4, 5], 4, 4]);
  });

  it("without rows drops nothing, and adds no unread messages", () => {
    const old = applyRows(nothing, rows(3)).state;
    const chat = chatOf(taken(old, summaryOf([], { readId: 1, unread: 5 })));
    expect([idsOf(chat.messages), chat.heldFrom, chat.unreadBelow]).toEqual([[3], 0, null]);
  });

  it("shows what is on the server over what was held, even if it is less", () => {
    const old = applyRows(nothing, [privateRow(30, { pinned: true })]).state;
    expect(chatOf(taken(old, summaryOf(rows(30)))).messages[0]?.pinned).toBeUndefined();
  });

  it("with a chat id that cannot be parsed is left out", () => {
    const state = taken(nothing, summaryOf(rows(3), { chatId: "x:1" }), summaryOf([], { readId: 2 }));
    expect([...state.chats.keys()]).toEqual([CHAT]);
  });
});

describe("unread messages below a chat summary", () => {
  const below = (readId: number, unread: number, ids: number[]) =>
    chatOf(taken(nothing, summaryOf(rows(...ids), { readId, unread }))).unreadBelow;

  it("are what the server counted beyond the summary's own rows", () => {
    expect(below(10, 7, [30, 31])).toEqual({ below: 30, count: 5 });
    expect(below(10, 2, [30, 31])).toBeNull();
    expect(below(10, 1, [30, 31])).toBeNull();
    expect(below(30, 1, [30, 31])).toBeNull();
  });

  it("are none where the summary begins right above what was read", () => {
    expect(below(28, 7, [30, 31])).toEqual({ below: 30, count: 5 });
    expect(below(29, 7, [30, 31])).toBeNull();
  });

  it("are counted without what arrived live meanwhile", () => {
    const before = applyRows(nothing, rows(50)).state;
    const after = chatOf(taken(before, summaryOf(rows(30, 31), { readId: 10, unread: 7 })));
    expect(after.unread).toEqual([30, 31, 50]);
    expect(after.unreadBelow).toEqual({ below: 30, count: 5 });
  });
});

describe("a new unread count", () => {
  const unsure = (more: object = {}) => {
    const known = taken(nothing, summaryOf(rows(30, 31), { readId: 10, unread: 7 }));
    const chat = { ...chatOf(known), unreadBelow: { below: 30, count: 5, unsure: true as const }, ...more };
    return { ...known, chats: new Map([[CHAT, chat]] as const) };
  };
  const counted = (state: SyncState, ...chats: ChatSummaries["chats"]) =>
    chatOf(applyUnreadCounts(state, summaries(...chats)).state).unreadBelow;

  it("is taken where this terminal is unsure, and nowhere else", () => {
    expect(counted(unsure(), summaryOf([], { readId: 12, unread: 4 }))).toEqual({ below: 30, count: 2 });
    expect(counted(unsure(), summaryOf([], { readId: 10, unread: 4 }))).toEqual({ below: 30, count: 2 });
    expect(counted(unsure(), summaryOf([], { readId: 12, unread: 2 }))).toBeNull();
    expect(counted(unsure(), summaryOf([], { readId: 12, unread: 0 }))).toBeNull();
    const sure = { unreadBelow: { below: 30, count: 5 } };
    expect(counted(unsure(sure), summaryOf([], { readId: 12, unread: 4 }))).toEqual({ below: 30, count: 5 });
    expect(counted(unsure({ unreadBelow: null }), summaryOf([], { readId: 12, unread: 9 }))).toBeNull();
  });

  it("made before the server knew what was read here is not taken", () => {
    expect(counted(unsure(), summaryOf([], { readId: 9, unread: 4 }))).toEqual({
      ...{ below: 30, count: 5, unsure: true },
    });
  });

  it("leaves the count of a chat that is not among the newest, and marks it as sure", () => {
    expect(counted(unsure())).toEqual({ below: 30, count: 5 });
  });

  it("counts without what came after it, in the chat's own stream", () => {
    expect(counted(unsure({ unread: [30, 100, 101] }), summaryOf([], { readId: 12, unread: 9 }))).toEqual({
      ...{ below: 30, count: 7 },
    });
    const room = { ...chatOf(unsure()), chatId: ROOM, unread: [30, 90, 95] } as const;
    const state = { ...nothing, chats: new Map([[ROOM, room]] as const), me: ME };
    const summary = summaryOf([], { chatId: ROOM, readId: 12, unread: 9 });
    expect(chatOf(applyUnreadCounts(state, summaries(summary)).state, ROOM).unreadBelow).toEqual({
      below: 30,
      count: 7,
    });
  });
});
