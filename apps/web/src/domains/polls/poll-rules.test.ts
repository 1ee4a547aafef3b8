import { expect, it } from "vitest";
import { isSameChoice, problemOf, shareOf, toggledChoice, trimmedOptions } from "./poll-rules.ts";

it("shares by people, not by votes: with several choices they may add up to more than all", () => {
  const poll = { counts: [2, 1, 0], voters: 2 };
  expect([0, 1, 2].map((option) => shareOf(poll, option))).toEqual([1, 0.5, 0]);
  expect(shareOf({ counts: [], voters: 0 }, 0)).toBe(0);
});

it("chooses one in place of another, or several", () => {
  expect(toggledChoice([0], 2, false)).toEqual([2]);
  expect(toggledChoice([2], 0, true)).toEqual([0, 2]);
  expect(toggledChoice([0, 2], 0, true)).toEqual([2]);
  expect(isSameChoice([], [0])).toBe(false);
});

it("asks a question with two options that differ", () => {
  expect(problemOf(" ", ["a", "b"])).toBe("question");
  expect(problemOf("?", ["a", " ", ""])).toBe("options");
  expect(problemOf("?", ["a", " a"])).toBe("same");
  expect(problemOf("?", ["a", "", "b"])).toBeNull();
  expect(trimmedOptions([" a", "", "b "])).toEqual(["a", "b"]);
});
