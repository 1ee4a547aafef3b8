import { expect, it } from "vitest";
import { type Entry, MAX_ALIVE, nextStack, queryOf } from "./page-stack.ts";

const entry = (key: string): Entry => ({ key, path: `/${key}`, search: "" });
const keys = (stack: readonly Entry[]) => stack.map(({ key }) => key).join("");
const [a, b, c] = [entry("a"), entry("b"), entry("c")];

it("lays pushed pages on top and takes them off again", () => {
  const opened = nextStack(nextStack([a], b, "PUSH"), c, "PUSH");
  expect(keys(opened)).toBe("abc");
  expect(keys(nextStack(opened, b, "POP"))).toBe("ab");
  expect(keys(nextStack(opened, a, "POP"))).toBe("a");
});

it("replaces the top", () => {
  expect(keys(nextStack([a, b], c, "REPLACE"))).toBe("ac");
  expect(keys(nextStack([], c, "REPLACE"))).toBe("c");
});

it("starts anew for a page it does not know by going back or forward", () => {
  expect(keys(nextStack([a, b], c, "POP"))).toBe("c");
});

it("keeps a bounded number alive, the newest", () => {
  let stack: Entry[] = [];
  for (const key of "abcdefgh") stack = nextStack(stack, entry(key), "PUSH");
  expect(keys(stack)).toBe("abcdefgh".slice(-MAX_ALIVE));
});

it("reads the query string as parameters", () => {
  expect(queryOf("?friend=%7B%22id%22%3A7%7D&mode=voice&mode=video")).toEqual({
    friend: '{"id":7}',
    mode: "video",
  });
  expect(queryOf("")).toEqual({});
});
