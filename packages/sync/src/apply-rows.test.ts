import { MessageType } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { emptyChat } from "./chat.ts";
import type { StreamRecord } from "./stream-row.ts";
import { FRIEND, ME, OTHER } from "./testing/model-history.ts";
import { CHAT, changeRow, chatOf, groupRow, idsOf, nothing, privateRow, ROOM } from "./testing/rows.ts";

const applied = (...records: StreamRecord[]) => applyRows(nothing, records).state;
const first = (...records: StreamRecord[]) => chatOf(applied(...records)).messages[0];

describe("a recall", () => {
  const recall = (content: string) => privateRow(9, { type: MessageType.RECALL, content });

  it("names its message by number; otherwise it means its own row", () => {
    expect(first(privateRow(5), recall("5"))).toMatchObject({
      id: 5,
      status: 2,
      content: "",
      recalledBy: FRIEND,
    });
    for (const content of ["x5", "5x", "", "12345678901234567"]) {
      const chat = chatOf(applied(privateRow(5), privateRow(9), recall(content)));
      expect(chat.messages.map(({ status }) => status)).toEqual([0, 2]);
    }
  });

  it("removes its message from the unread ones", () => {
    expect(chatOf(applied(privateRow(5), privateRow(6), recall("5"))).unread).toEqual([6]);
  });
});

describe("a position", () => {
  const at = (type: number, sendId: number, content: string) =>
    chatOf(applied(privateRow(9, { type, sendId, content, recvId: sendId === ME ? FRIEND : ME })));

  it("of the friend says how far they received my messages, or read them", () => {
    expect(at(MessageType.DELIVERED, FRIEND, '{"id":4}')).toMatchObject({
      peerDeliveredId: 4,
      peerReadId: 0,
      readId: 0,
    });
    expect(at(MessageType.READED, FRIEND, '{"id":4}')).toMatchObject({
      peerDeliveredId: 0,
      peerReadId: 4,
      readId: 0,
    });
    expect(at(MessageType.RECEIPT, FRIEND, '{"id":4}')).toMatchObject({ peerReadId: 4, serverReadId: 0 });
  });

  it("of mine says how far I read; what I received is not recorded", () => {
    expect(at(MessageType.READED, ME, '{"id":4}')).toMatchObject({
      readId: 4,
      serverReadId: 4,
      peerReadId: 0,
    });
    const silent = applied(changeRow(9, MessageType.DELIVERED, { id: 4 }, { sendId: ME }));
    expect(chatOf(silent)).toEqual(emptyChat(CHAT));
  });

  it("without a number is the row's own", () => {
    for (const content of ["", "{}", "null", '{"id":"x"}'])
      expect(at(MessageType.READED, FRIEND, content)).toMatchObject({ peerReadId: 9 });
  });

  it("in a group counts as read only if it is mine", () => {
    const read = (sendId: number) =>
      applied(groupRow(5), groupRow(9, { type: MessageType.READED, sendId, content: '{"id":5}' }));
    expect(chatOf(read(ME), ROOM)).toMatchObject({ readId: 5, unread: [] });
    expect(chatOf(read(OTHER), ROOM)).toMatchObject({ readId: 0, peerReadId: 0, unread: [5] });
  });
});

describe("a change of a message", () => {
  const edit = changeRow(7, MessageType.EDIT, { id: 5, content: "new", editedAt: 77 });
  const react = (id: number, on: boolean, emoji = "👍") =>
    changeRow(id, MessageType.REACTION, { id: 5, emoji, userId: FRIEND, on });
  const pin = (id: number, on: boolean) => changeRow(id, MessageType.PIN, { id: 5, on });

  it("applies to it, whichever came first", () => {
    for (const records of [
      [privateRow(5), edit],
      [edit, privateRow(5)],
    ])
      expect(first(...records)).toMatchObject({ content: "new", editedAt: 77 });
    expect(first(privateRow(5), react(7, true))?.reactions).toEqual([{ emoji: "👍", userIds: [FRIEND] }]);
    expect(first(privateRow(5), react(7, true), react(8, false))?.reactions).toBeUndefined();
    expect(first(privateRow(5), react(8, false), react(7, true))?.reactions).toBeUndefined();
    expect(first(pin(7, true), privateRow(5))?.pinned).toBe(true);
    expect(first(privateRow(5), pin(8, false), pin(7, true))?.pinned).toBe(false);
  });

  it("says which variant of a reply is shown", () => {
    const ai = { variant: 2, variants: 3 };
    const content = { id: 5, content: "new", editedAt: 77, ai };
    const extra = first(privateRow(5), changeRow(7, MessageType.EDIT, content))?.extra;
    if (extra !== undefined) expect(extra.ai).toMatchObject({ variant: 2 });
    expect(first(privateRow(5), edit)?.extra).toBeUndefined();
  });

  it("that cannot be read changes nothing", () => {
    for (const type of [MessageType.EDIT, MessageType.REACTION, MessageType.PIN, MessageType.REMOVED])
      for (const content of ["", "x", "{}", '{"id":5}', "[]"]) {
        const state = applied(privateRow(5), privateRow(7, { type, content }));
        expect(state.chats.get(CHAT)).toEqual(chatOf(applied(privateRow(5))));
      }
    expect(chatOf(applied(privateRow(7, { type: MessageType.CHAT_STATE, content: "{}" })))).toEqual(
      emptyChat(CHAT),
    );
  });
});

it("removes for me what I removed elsewhere, whatever chat it is in", () => {
  const removed = (chatId: string, ids: number[]) =>
    changeRow(9, MessageType.REMOVED, { chatId, ids }, { sendId: ME, recvId: ME });
  const state = applied(privateRow(5), privateRow(6), groupRow(5), removed(ROOM, [5]));
  expect([idsOf(chatOf(state).messages), idsOf(chatOf(state, ROOM).messages)]).toEqual([[5, 6], []]);
  expect(idsOf(chatOf(applied(removed(CHAT, [5]), privateRow(5), privateRow(6))).messages)).toEqual([6]);
});

describe("a group message's count of readers", () => {
  const receipt = (readedCount: number, receiptOk: boolean): StreamRecord => ({
    ...{ type: 12, id: 5, groupId: 7, readedCount, receiptOk },
  });

  it("grows, and stays complete once it was", () => {
    const message = (...records: StreamRecord[]) => chatOf(applied(...records), ROOM).messages[0];
    expect(message(groupRow(5), receipt(2, false))).toMatchObject({ readedCount: 2 });
    expect(message(groupRow(5), receipt(2, false))?.receiptOk).toBeUndefined();
    expect(message(receipt(3, true), groupRow(5), receipt(2, false))).toMatchObject({
      readedCount: 3,
      receiptOk: true,
    });
  });
});

describe("rows", () => {
  it("that are no messages draw nothing", () => {
    for (const type of [MessageType.LOADING, MessageType.RTC_CALL_VOICE, MessageType.FRIEND_NEW])
      expect(chatOf(applied(privateRow(5, { type })))).toEqual(emptyChat(CHAT));
  });

  it("whose message has disappeared leave no trace, a recalled one does", () => {
    const deletedRow = privateRow(5, { status: 2, content: "", extra: { gone: true } as never });
    expect(chatOf(applied(deletedRow))).toEqual(emptyChat(CHAT));
    expect(first(privateRow(5, { status: 2, content: "" }))).toMatchObject({ status: 2 });
    expect(first(privateRow(5, { extra: { gone: true } as never }))).toMatchObject({ id: 5 });
  });

  it("confirm what I sent, by my own tmpId alone", () => {
    const item = { chatId: CHAT, type: 0, content: "x", ready: true, aside: false, createdAt: 1 } as const;
    const waiting = { ...item, state: "sending", attempts: 0, retryAt: 0 } as const;
    const before = {
      ...nothing,
      outbox: [
        { ...waiting, tmpId: "a" },
        { ...waiting, tmpId: "b" },
      ],
    };
    const waitingTmpIds = (...records: StreamRecord[]) =>
      applyRows(before, records).state.outbox.map(({ tmpId }) => tmpId);
    expect(waitingTmpIds(privateRow(5, { sendId: ME, tmpId: "a" }))).toEqual(["b"]);
    expect(
      waitingTmpIds(privateRow(5, { sendId: FRIEND, tmpId: "a" }), privateRow(6, { sendId: ME })),
    ).toEqual(["a", "b"]);
    expect(applyRows(before, []).state).toBe(before);
  });
});

it("shows the present state when nothing says that a record is older, and returns the same state when nothing is new", () => {
  const pinned = applied(privateRow(5, { pinned: true }));
  expect(chatOf(applyRows(pinned, [privateRow(5)]).state).messages[0]?.pinned).toBeUndefined();
  const read = changeRow(9, MessageType.READED, { id: 5 }, { sendId: ME });
  const state = applyRows(pinned, [read]).state;
  expect(applyRows(state, [read]).state).toBe(state);
});

it("does not trust the text of others about which chat a row is in", () => {
  for (const type of [MessageType.TEXT, MessageType.TIP_TEXT, MessageType.FILE]) {
    const state = applied(changeRow(5, type, { chatId: ROOM, ids: [3] }));
    expect([[...state.chats.keys()], idsOf(chatOf(state).messages)]).toEqual([[CHAT], [5]]);
  }
});
