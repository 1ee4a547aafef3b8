import { describe, expect, it } from "vitest";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { workOnStory } from "./work-on-story.ts";

/** Sound ink whose parser takes many seconds, and cannot be interrupted. */
const SLOW = `VAR x = 1\n${Array.from({ length: 40 }, () => `~ x = ${"1+".repeat(2400)}1`).join("\n")}\n-> END\n`;
const TWEE = ":: Start\nHi. [[Go->End]]\n\n:: End\nBye.\n";
const LIMIT_MS = 1500;
const [mei, otto] = [1, 2];

function serverThatStops() {
  const closing = new AbortController();
  const services: Pick<Services, "closing"> = { closing: closing.signal };
  return { services, stop: () => closing.abort() };
}
const slow = (services: Pick<Services, "closing">, limitMs: number) =>
  workOnStory(services, "ink", { text: SLOW }, { ownerId: mei, limitMs }).catch((error: unknown) => error);

it("ends slow ink from outside, and works on for everybody else", async () => {
  const { services } = serverThatStops();
  const slowed = slow(services, LIMIT_MS);
  const twee = workOnStory(services, "twee", { text: TWEE, story: 0 }, { ownerId: otto });
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 50);
  const refused = await slowed;
  clearInterval(timer);
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({ kind: "invalid", details: { data: { reason: "tooSlow" } } });
  // The server's own thread was never blocked.
  expect(ticks).toBeGreaterThan(5);
  expect(await twee).toMatchObject({ kind: "twee" });
}, 60_000);

describe("the slow stories of one account", () => {
  it("wait for one another, are refused when there are too many, and keep nobody else's from being read", async () => {
    const { services, stop } = serverThatStops();
    const slowed = Array.from({ length: 6 }, () => slow(services, 60_000));
    const twee = await workOnStory(services, "twee", { text: TWEE, story: 0 }, { ownerId: otto });
    expect(twee).toMatchObject({ kind: "twee" });
    // One is running, four wait, and the sixth gets a time to retry.
    expect(await slowed[5]).toMatchObject({
      kind: "tooMany",
      details: { data: { retryAfter: 2 } },
    });
    stop();
    expect((await Promise.all(slowed.slice(0, 5))).map((one) => (one as Failure).kind)).toEqual(
      Array.from({ length: 5 }, () => "unavailable"),
    );
  }, 60_000);
});
