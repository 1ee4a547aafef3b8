import { describe, expect, it } from "vitest";
import { type Message, mergeMessage, messageKey, messageOf, withFacts } from "./message.ts";
import { CHAT, groupRow, privateRow, ROOM } from "./testing/rows.ts";

const plain = messageOf(CHAT, privateRow(5));
const message = (more: Partial<Message>): Message => ({ ...plain, ...more });
/** After a merge a message has facts, even if they are empty. */
const merged = (one: Message): Message => ({ ...one, facts: {} });

describe("a record as a message", () => {
  it("keeps what it says, and nothing of what it leaves out", () => {
    expect(plain).toStrictEqual({
      ...{
        chatId: CHAT,
        id: 5,
        tmpId: null,
        sendId: 2,
        type: 0,
        content: "text 5",
        status: 0,
        sendTime: 5000,
      },
    });
    const full = { seq: 0, editedAt: 7, pinned: true, tmpId: "t", extra: {} };
    const reactions = [{ emoji: "👍", userIds: [2] }];
    expect(messageOf(CHAT, privateRow(5, { ...full, reactions }))).toEqual({ ...plain, ...full, reactions });
    expect(messageOf(CHAT, privateRow(5, { pinned: false, reactions: [] }))).toEqual(plain);
  });

  it("of a group says who is mentioned and who has read it", () => {
    const group = { ...plain, chatId: ROOM };
    expect(messageOf(ROOM, groupRow(5))).toStrictEqual(group);
    const full = { sendNickName: "", receipt: true, receiptOk: true, readedCount: 1, atUserIds: [3] };
    expect(messageOf(ROOM, groupRow(5, full))).toEqual({ ...group, ...full });
    const empty = { receipt: false, receiptOk: false, readedCount: 0, atUserIds: [] };
    expect(messageOf(ROOM, groupRow(5, empty))).toEqual(group);
    expect(messageOf(ROOM, groupRow(5, { receiptOk: null, atUserIds: null }))).toEqual(group);
  });
});

describe("a held message, and its record again", () => {
  it("takes the present state from a page, and keeps its own against a frame", () => {
    const held = message({ pinned: true, reactions: [{ emoji: "👍", userIds: [2] }], content: "held" });
    const incoming = message({ content: "come" });
    expect(mergeMessage(held, incoming, "page")).toEqual(merged(incoming));
    expect(mergeMessage(held, incoming, "frame")).toEqual(merged(held));
    expect(mergeMessage(incoming, held, "page")).toEqual(merged(held));
    expect(mergeMessage(incoming, held, "frame")).toEqual(merged(incoming));
  });

  it("has the text of the later edit, whichever record is stronger", () => {
    const first = message({ content: "first", editedAt: 10, extra: { forwarded: true } });
    const second = message({ content: "second", editedAt: 20 });
    for (const authority of ["page", "frame"] as const) {
      expect(mergeMessage(first, second, authority)).toMatchObject({ content: "second", editedAt: 20 });
      expect(mergeMessage(second, first, authority)).toMatchObject({ content: "second", editedAt: 20 });
      expect(mergeMessage(plain, first, authority)).toEqual(merged(first));
      expect(mergeMessage(plain, plain, authority)).toStrictEqual(merged(plain));
    }
  });

  it("takes the variant along with the text of the later edit, and keeps its other facts", () => {
    const ai = (variant: number) => ({ ai: { turnId: 3, variant, of: 2, by: "builtin" as const } });
    const first = message({ content: "first", editedAt: 10, extra: ai(0) });
    const second = message({ content: "second", editedAt: 20, extra: ai(1) });
    for (const authority of ["page", "frame"] as const)
      for (const [held, incoming] of [
        [first, second],
        [second, first],
      ] as const) {
        expect(mergeMessage(held, incoming, authority)).toMatchObject({ content: "second", extra: ai(1) });
      }
    const bare = message({ content: "second", editedAt: 20 });
    expect(mergeMessage(first, bare, "frame").extra).toEqual(ai(0));
    expect(mergeMessage(bare, first, "page").extra).toEqual(ai(0));
  });

  it("only gains in status, readers and the name it was sent under", () => {
    const more = message({ status: 1, readedCount: 3, receiptOk: true, tmpId: "t" });
    for (const authority of ["page", "frame"] as const) {
      expect(mergeMessage(more, plain, authority)).toEqual(merged(more));
      expect(mergeMessage(plain, more, authority)).toEqual(merged(more));
      expect(mergeMessage(message({ readedCount: 5 }), more, authority).readedCount).toBe(5);
      expect(mergeMessage(message({ readedCount: 2 }), more, authority).readedCount).toBe(3);
    }
    expect(mergeMessage(plain, plain, "page")).toEqual(merged(plain));
  });

  it("stays recalled once it was, even against one that was read", () => {
    const over = message({ status: 2, content: "" });
    for (const authority of ["page", "frame"] as const)
      for (const [held, incoming] of [
        [over, message({ status: 3 })],
        [message({ status: 3 }), over],
      ] as const)
        expect(mergeMessage(held, incoming, authority)).toMatchObject({ status: 2, content: "" });
  });
});

describe("facts over a message", () => {
  it("take everything from a recalled message except that it existed", () => {
    const facts = { extra: { forwarded: true }, editedAt: 5, pinned: true, reactions: [] };
    const over = withFacts(message(facts), { recalled: true, recalledBy: 9 });
    expect(over).toEqual({
      ...{ ...plain, status: 2, content: "", recalledBy: 9, facts: { recalled: true, recalledBy: 9 } },
    });
    expect("recalledBy" in withFacts(plain, { recalled: true })).toBe(false);
    expect(withFacts(message({ ...facts, status: 2 }), undefined)).toEqual({
      ...{ ...plain, status: 2, content: "", facts: { recalled: true } },
    });
  });

  it("win over what the record said", () => {
    expect(withFacts(plain, undefined)).toBe(plain);
    const pin = { rowId: 9, on: false };
    expect(withFacts(message({ pinned: true }), { pin }).pinned).toBe(false);
    const reacted = message({ reactions: [{ emoji: "👍", userIds: [2] }] });
    expect("reactions" in withFacts(reacted, { reactions: { "2:👍": pin } })).toBe(false);
    // Reactions without facts stay as the record had them, in its order.
    const two = [
      { emoji: "👍", userIds: [2] },
      { emoji: "❤️", userIds: [3] },
    ];
    expect(withFacts(message({ reactions: two }), { pin }).reactions).toEqual(two);
    const ai = { id: 1 } as never;
    const edit = { rowId: 9, editedAt: 90, content: "new", ai };
    expect(withFacts(message({ extra: { forwarded: true } }), { edit })).toMatchObject({
      ...{ content: "new", editedAt: 90, extra: { forwarded: true, ai } },
    });
    expect("extra" in withFacts(plain, { edit: { rowId: 9, editedAt: 90, content: "new" } })).toBe(false);
  });

  it("count readers up", () => {
    expect(withFacts(message({ readedCount: 4 }), { readedCount: 2 }).readedCount).toBe(4);
    expect(withFacts(message({ readedCount: 2 }), { readedCount: 4, receiptOk: true })).toMatchObject({
      ...{ readedCount: 4, receiptOk: true },
    });
    const silent = withFacts(plain, { pin: { rowId: 9, on: true } });
    expect(["readedCount" in silent, "receiptOk" in silent]).toEqual([false, false]);
  });
});

it("is drawn under one key, before and after the server gave it an id", () => {
  expect(messageKey({ id: 5, tmpId: "t", sendId: 2 })).toBe(messageKey({ id: -1, tmpId: "t", sendId: 2 }));
  const names = [
    messageKey({ id: 5, tmpId: null, sendId: 2 }),
    messageKey({ id: 6, tmpId: null, sendId: 2 }),
    messageKey({ id: 5, tmpId: "t", sendId: 2 }),
    messageKey({ id: 5, tmpId: "t", sendId: 3 }),
    messageKey({ id: 5, tmpId: "5", sendId: 3 }),
  ];
  expect(new Set(names).size).toBe(names.length);
});
