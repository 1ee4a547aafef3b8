import { expect, it } from "vitest";
import { deleteBefore, insertAt, tokenBefore } from "./composer-text.ts";

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
