import { expect, it } from "vitest";
import { tokenCounter } from "./count-tokens.ts";

it("counts as the vocabulary does, marks as plain text", async () => {
  const count = await tokenCounter();
  expect(count("")).toBe(0);
  expect(count("Hello, world")).toBe(3);
  expect(count("灯亮着。")).toBeGreaterThan(3);
  expect(count("<|endoftext|>")).toBeGreaterThan(1);
});

it.each(["a", "灯", " ", "\u0301"])("takes no time to speak of for a run of %j", async (sign) => {
  const count = await tokenCounter();
  const began = performance.now();
  count(sign.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(500);
});
