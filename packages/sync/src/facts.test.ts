import { describe, expect, it } from "vitest";
import { type Facts, mergeFacts, reactionKey, resolveReactions } from "./facts.ts";

describe("facts of a message", () => {
  const all: Facts = {
    recalled: true,
    recalledBy: 3,
    removed: true,
    edit: { rowId: 5, editedAt: 50, content: "five" },
    pin: { rowId: 5, on: true },
    reactions: { "2:👍": { rowId: 5, on: true } },
    readedCount: 4,
    receiptOk: true,
  };

  it("stay whole when merged with none, from either side", () => {
    expect(mergeFacts(undefined, all)).toBe(all);
    expect(mergeFacts(all, {})).toEqual(all);
    expect(mergeFacts({}, all)).toEqual(all);
    expect(mergeFacts({}, {})).toEqual({});
  });

  it("of the later row win, and those I just set win over the row they were based on", () => {
    const pin = (rowId: number, on: boolean): Facts => ({ pin: { rowId, on } });
    expect(mergeFacts(pin(5, true), pin(6, false)).pin?.on).toBe(false);
    expect(mergeFacts(pin(6, false), pin(5, true)).pin?.on).toBe(false);
    expect(mergeFacts(pin(5, true), pin(5, false)).pin?.on).toBe(true);
    expect(mergeFacts(pin(5, true), pin(5, false), "mine").pin?.on).toBe(false);
    expect(mergeFacts(pin(6, true), pin(5, false), "mine").pin?.on).toBe(true);
  });

  it("count up: readers, and who recalled", () => {
    expect(mergeFacts({ readedCount: 4 }, { readedCount: 2 }).readedCount).toBe(4);
    expect(mergeFacts({ readedCount: 2 }, { readedCount: 4 }).readedCount).toBe(4);
    expect(mergeFacts({ recalledBy: 9 }, { recalledBy: 4 }).recalledBy).toBe(9);
    expect(mergeFacts({ recalledBy: 4 }, { recalledBy: 9 }).recalledBy).toBe(9);
  });

  it("hold each person's reactions separately", () => {
    const merged = mergeFacts(
      { reactions: { "2:👍": { rowId: 5, on: true }, "3:👍": { rowId: 6, on: true } } },
      {
        reactions: {
          "2:👍": { rowId: 7, on: false },
          "3:👍": { rowId: 4, on: false },
          "4:❤️": { rowId: 8, on: true },
        },
      },
    );
    expect(merged.reactions).toEqual({
      "2:👍": { rowId: 7, on: false },
      "3:👍": { rowId: 6, on: true },
      "4:❤️": { rowId: 8, on: true },
    });
  });
});

describe("reactions", () => {
  const on = { rowId: 1, on: true };
  const off = { rowId: 1, on: false };

  it("are laid over what a page showed, people and emoji in a fixed order", () => {
    const snapshot = [
      { emoji: "❤️", userIds: [10, 9, 2] },
      { emoji: "👍", userIds: [2] },
    ];
    const facts = { [reactionKey(2, "👍")]: off, [reactionKey(1, "❤️")]: on, [reactionKey(5, "a:b")]: on };
    expect(resolveReactions(snapshot, facts)).toEqual([
      { emoji: "a:b", userIds: [5] },
      { emoji: "❤️", userIds: [1, 2, 9, 10] },
    ]);
    expect(resolveReactions(snapshot, undefined)).toEqual([
      { emoji: "❤️", userIds: [2, 9, 10] },
      { emoji: "👍", userIds: [2] },
    ]);
  });

  it("are removed where nobody is left", () => {
    expect(resolveReactions(undefined, undefined)).toBeUndefined();
    expect(resolveReactions([], undefined)).toBeUndefined();
    expect(resolveReactions(undefined, {})).toBeUndefined();
    expect(resolveReactions([{ emoji: "👍", userIds: [2] }], { "2:👍": off })).toBeUndefined();
    expect(resolveReactions(undefined, { "2:👍": on })).toEqual([{ emoji: "👍", userIds: [2] }]);
  });
});
