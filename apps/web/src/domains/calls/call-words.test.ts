import { expect, it } from "vitest";
import { asksStars } from "./call-words.ts";

it("asks for stars after a call of more than ten seconds between two, here (messaging §2)", () => {
  const ending = { result: "answered", reason: "", duration: 10_001, isElsewhere: false } as const;
  expect(asksStars({ kind: "private", ending })).toBe(true);
  const others = [
    { kind: "private", ending: { ...ending, duration: 10_000 } },
    { kind: "private", ending: { ...ending, result: "failed" } },
    { kind: "private", ending: { ...ending, isElsewhere: true } },
    { kind: "private", ending: null },
    { kind: "group", ending },
  ] as const;
  for (const one of others) expect(asksStars(one)).toBe(false);
});
