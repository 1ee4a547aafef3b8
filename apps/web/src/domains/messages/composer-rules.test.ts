import { describe, expect, it } from "vitest";
import {
  deleteBefore,
  insertAt,
  insertMention,
  mentionAt,
  mentionedIds,
  tokenBefore,
} from "./composer-rules.ts";
import { isEmptyDraft, sortDrafts } from "./draft-rules.ts";

describe("drafts", () => {
  it("are dropped when blank or an empty paragraph", () => {
    expect(["", "  \n", "<p><br></p>", "<p></p>"].map(isEmptyDraft)).toEqual([true, true, true, true]);
    expect(isEmptyDraft("<p>tea</p>")).toBe(false);
  });

  it("with an invalid chat id are told apart", () => {
    const stored = { "p:2": { text: "tea", updatedAt: 1 }, undefined: { text: "lost", updatedAt: 1 } };
    const { drafts, invalid } = sortDrafts(stored);
    expect([...drafts.keys()]).toEqual(["p:2"]);
    expect(invalid).toEqual(["undefined"]);
  });
});

describe("mentions", () => {
  it("begin at an @ that is no address, up to the caret", () => {
    expect(mentionAt("hi @Ot", 6)).toEqual({ query: "Ot", from: 3 });
    expect(mentionAt("a@b.c", 5)).toBe(null);
    expect(mentionAt("@Otto and", 9)).toBe(null);
    expect(mentionAt("你好@", 3)).toEqual({ query: "", from: 2 });
  });

  it("put the chosen name in place", () => {
    expect(insertMention("hi @Ot there", 6, "Otto")).toEqual({ text: "hi @Otto  there", caret: 9 });
  });

  it("name the picked people who still stand in the text", () => {
    const picked = [
      { id: 15, name: "Otto" },
      { id: 22, name: "Lu" },
      { id: -1, name: "所有人" },
    ];
    expect(mentionedIds("@Otto meet", picked)).toEqual([15]);
    expect(mentionedIds("@所有人 @Otto", picked)).toEqual([-1]);
  });
});

it("puts something in place of the selection", () => {
  expect(insertAt("你好吗", 1, 2, "#点赞;")).toEqual({ text: "你#点赞;吗", caret: 5 });
});

it("takes a named emoji or a joined one away as a whole", () => {
  expect(deleteBefore("好#点赞;啊", 5)).toEqual({ text: "好啊", caret: 1 });
  expect(deleteBefore("好👨‍👩‍👧", "好👨‍👩‍👧".length)).toEqual({ text: "好", caret: 1 });
  expect(deleteBefore("好#没有;", 5)).toEqual({ text: "好#没有", caret: 4 });
  expect(deleteBefore("", 0)).toEqual({ text: "", caret: 0 });
});

it("knows an emoji token only by a known name", () => {
  expect(tokenBefore("a#笑哭;", 5)).toBe(4);
  expect(tokenBefore("a#没有;", 5)).toBe(0);
});
