import { expect, it } from "vitest";
import { isCrisis } from "./judge-text.ts";

const words = { crisis: ["不想活", "想自杀", "想死", "kill myself", "want to die"] };

it.each([
  ["我不想活了", true],
  ["有时候真的想 死", true],
  ["我想自杀", true],
  ["I want to kill myself", true],
  ["I want to die.", true],
  ["今天好想你", false],
  ["笑死我了", false],
  ["想死你了", false],
  ["热得想死", false],
  ["", false],
])("%s: %s", (text, expected) => {
  expect(isCrisis(text, words)).toBe(expected);
});
