import { describe, expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import {
  addPlaceholder,
  applyChatStates,
  applyOwnFacts,
  dropPlaceholder,
  dropUnreadMark,
  markRead,
} from "./apply-state.ts";
import { FRIEND, ME, OTHER } from "./testing/model-history.ts";
import { CHAT, chatOf, nothing, privateRow } from "./testing/rows.ts";

const held = applyRows(nothing, [privateRow(5), privateRow(6)]).state;

describe("what I just did", () => {
  it("is laid over the message, and over the row it was based on", () => {
    const pinned = applyOwnFacts(held, CHAT, 5, { pin: { rowId: 6, on: true } }).state;
    expect(chatOf(pinned).messages[0]?.pinned).toBe(true);
    const again = applyOwnFacts(pinned, CHAT, 5, { pin: { rowId: 6, on: false } }).state;
    expect(chatOf(again).messages[0]?.pinned).toBe(false);
    const late = applyOwnFacts(again, CHAT, 5, { pin: { rowId: 5, on: true } }).state;
    expect(chatOf(late).messages[0]?.pinned).toBe(false);
  });

  it("reads up to a message, and counts as known to the server only when confirmed", () => {
    expect(chatOf(markRead(held, CHAT, 5).state)).toMatchObject({ readId: 5, serverReadId: 0, unread: [6] });
    expect(chatOf(markRead(held, CHAT, 6, true).state)).toMatchObject({
      readId: 6,
      serverReadId: 6,
      unread: [],
    });
    expect(chatOf(dropUnreadMark(held, CHAT, true).state).markDropped).toBe(true);
  });
});

it("takes the states of chats, and leaves out one whose id cannot be parsed", () => {
  const state = {
    ...{ pinnedAt: 3, archived: false, markedUnread: false, muted: false },
    ...{ hiddenUpTo: null, clearedUpTo: null, updatedAt: 1 },
  };
  const next = applyChatStates(nothing, [
    { ...state, chatId: "x:1" },
    { ...state, chatId: CHAT },
  ]).state;
  expect([...next.chats.keys()]).toEqual([CHAT]);
  expect(chatOf(next).state?.pinnedAt).toBe(3);
});

describe("a reply that is being regenerated", () => {
  const waiting = addPlaceholder(held, CHAT, FRIEND).state;
  const places = (state: typeof held) => chatOf(state).placeholders;

  it("has a placeholder behind the newest message, one for each sender", () => {
    expect(places(waiting)).toEqual([{ sendId: FRIEND, afterId: 6 }]);
    const later = applyRows(waiting, [privateRow(7, { sendId: ME })]).state;
    expect(places(addPlaceholder(later, CHAT, FRIEND).state)).toEqual([{ sendId: FRIEND, afterId: 7 }]);
    expect(places(addPlaceholder(waiting, CHAT, OTHER).state)).toEqual([
      { sendId: FRIEND, afterId: 6 },
      { sendId: OTHER, afterId: 6 },
    ]);
    expect(places(addPlaceholder(nothing, CHAT, FRIEND).state)).toEqual([{ sendId: FRIEND, afterId: 0 }]);
  });

  it("loses its placeholder with the sender's next text or heard text, and with nothing else", () => {
    const after = (row: ReturnType<typeof privateRow>) => places(applyRows(waiting, [row]).state).length;
    expect(after(privateRow(7))).toBe(0);
    expect(after(privateRow(7, { type: 7 }))).toBe(0);
    expect(after(privateRow(7, { type: 1 }))).toBe(1);
    expect(after(privateRow(7, { sendId: ME }))).toBe(1);
    // An old text read from history is not the reply.
    expect(after(privateRow(6))).toBe(1);
    expect(after(privateRow(4))).toBe(1);
  });

  it("has no placeholder any more once it failed", () => {
    const two = addPlaceholder(waiting, CHAT, OTHER).state;
    expect(places(dropPlaceholder(two, CHAT, FRIEND).state)).toEqual([{ sendId: OTHER, afterId: 6 }]);
  });
});
