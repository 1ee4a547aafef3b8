import { expect, it } from "vitest";
import { findJson } from "./find-json.ts";

it.each([
  ['{"a":1}', { a: 1 }],
  [' \n{"a":1}\n', { a: 1 }],
  ['Here you are:\n```json\n{"a":[1,2]}\n```\nEnjoy!', { a: [1, 2] }],
  ['```\n{"a":1}\n```', { a: 1 }],
  [
    'Sure! {"text":"a } in \\" a string","n":{"m":1}} Anything else?',
    { text: 'a } in " a string', n: { m: 1 } },
  ],
  ['[see below] {"a":1}', { a: 1 }],
  ["[1,2]", [1, 2]],
])("finds the value in %j", (text, value) => {
  expect(findJson(text)).toEqual({ value });
});

it.each(["", "no json here", '{"a":', "{{{{{{{{{{{{", "```json\n{broken\n```"])(
  "finds none in %j",
  (text) => {
    expect(findJson(text)).toBeUndefined();
  },
);

it("takes no long time over a hostile answer", () => {
  const began = performance.now();
  expect(findJson("{".repeat(200_000))).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(2_000);
});
