import { expect, it } from "vitest";
import { Failure } from "../../platform/failure.ts";
import { workOnStory } from "./work-on-story.ts";

/** Sound ink whose parser takes many seconds for it, and cannot be interrupted. */
const SLOW = `VAR x = 1\n${Array.from({ length: 40 }, () => `~ x = ${"1+".repeat(2400)}1`).join("\n")}\n-> END\n`;
const LIMIT_MS = 1500;

it("ends slow ink from outside, and works on for everybody else", async () => {
  const slow = workOnStory("ink", { text: SLOW }, LIMIT_MS).catch((error: unknown) => error);
  const twee = workOnStory("twee", { text: ":: Start\nHi. [[Go->End]]\n\n:: End\nBye.\n" });
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 50);
  const refused = await slow;
  clearInterval(timer);
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({ kind: "invalid", details: { data: { reason: "tooSlow" } } });
  // The server's own thread was free all the while.
  expect(ticks).toBeGreaterThan(5);
  expect(await twee).toMatchObject({ kind: "twee" });
}, 60_000);
