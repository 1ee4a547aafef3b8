import { privateChatId } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { createLog } from "../../platform/log.ts";
import { manualClock } from "../../testing/manual-clock.ts";
import { type PushOutcome, PushQueue } from "./push-queue.ts";
import type { Push, PushAttempt } from "./send-push.ts";

const clock = manualClock();
const [mei, otto] = [1, 2];

function pushTo(
  person: number,
  host: string,
  { kind = "message", from = person }: Partial<Pick<Push, "kind" | "from">> = {},
): Push {
  const endpoint = `https://${host}/${person}`;
  const keys = { p256dh: "", auth: "", lang: "en" as const };
  const terminal = { endpoint, user_id: person, session_id: `s${person}`, ...keys };
  return { chatId: privateChatId(9), kind, from, terminal, until: clock.now() + 60_000 };
}
const many = (count: number, make: (index: number) => Push) =>
  Array.from({ length: count }, (_, index) => make(index));

/** A queue whose attempts end when the test says so, one way or another. */
function heldQueue(pauses: number[] = []) {
  const tries: { push: Push; end: (tried: PushAttempt) => void }[] = [];
  const outcomes: PushOutcome[] = [];
  const queue = new PushQueue({
    send: (push) => new Promise((end) => tries.push({ push, end })),
    dead: async () => undefined,
    ended: (outcome) => void outcomes.push(outcome),
    clock,
    log: createLog("silent"),
    pauses,
  });
  const dropped = () => outcomes.filter((outcome) => outcome === "dropped").length;
  const wentTo = (person: number) =>
    tries.filter(({ push }) => push.terminal.user_id === person).map(({ push }) => push.kind);
  return { queue, tries, dropped, wentTo };
}

describe("one who would take everything", () => {
  it("does not: a person whose terminal is silent holds nobody else up, however much there is for him", () => {
    const { queue, dropped, wentTo } = heldQueue();
    queue.add(many(200, () => pushTo(mei, "silent.example")));
    queue.add([pushTo(otto, "push.example")]);
    expect(wentTo(otto)).toEqual(["message"]);
    expect(wentTo(mei)).toHaveLength(2);
    expect(dropped()).toBe(178);
  });

  it("does not: a silent push service leaves the others room, however many people use it", () => {
    const { queue, tries, wentTo } = heldQueue();
    queue.add(many(100, (index) => pushTo(100 + index, "silent.example")));
    queue.add([pushTo(otto, "push.example")]);
    expect(wentTo(otto)).toEqual(["message"]);
    expect(tries).toHaveLength(17);
  });

  it("does not: a sender with thousands of hearers holds nobody else's news up, at once or waiting", () => {
    const { queue, dropped, tries, wentTo } = heldQueue();
    queue.add(many(4000, (index) => pushTo(100 + index, `push${index % 9}.example`, { from: mei })));
    queue.add([pushTo(otto, "push.example", { from: otto })]);
    expect(wentTo(otto)).toEqual(["message"]);
    expect(tries).toHaveLength(13);
    expect(dropped()).toBe(4000 - 12 - 1500);
  });

  it("is asked little once known as silent, until it answers", async () => {
    const { queue, tries, dropped } = heldQueue();
    queue.add(many(4, (index) => pushTo(100 + index, "silent.example")));
    for (const { end } of tries.splice(0)) end({ outcome: "silent" });
    await queue.idle();
    queue.add(many(30, (index) => pushTo(200 + index, "silent.example")));
    expect(tries).toHaveLength(2);
    expect(dropped()).toBe(8);
    tries[0]?.end({ outcome: "sent" });
    await expect.poll(() => tries.length).toBe(17);
    expect(dropped()).toBe(8);
  });
});

it("sends calls before messages, which take none of their places", async () => {
  const { queue, tries, wentTo } = heldQueue();
  queue.add(many(40, () => pushTo(mei, "push.example")));
  queue.add([pushTo(mei, "push.example", { kind: "call" })]);
  expect(wentTo(mei)).toEqual(["message", "message"]);
  tries[0]?.end({ outcome: "sent" });
  await expect.poll(() => wentTo(mei)).toEqual(["message", "message", "call"]);
});

it("returns at its stop what waits, pauses or is cut off, and sends no more of it", async () => {
  const { queue, tries } = heldQueue([60_000]);
  queue.add([pushTo(otto, "busy.example"), ...many(3, () => pushTo(mei, "push.example"))]);
  const until = clock.now() + 40_000_000;
  for (const { push } of tries) push.until = until;
  tries[0]?.end({ outcome: "later", after: null });
  await expect.poll(() => tries.length).toBe(3);
  const stopped = queue.stop();
  tries[1]?.end({ outcome: "silent" });
  tries[2]?.end({ outcome: "sent" });
  const unsent = (await stopped).map(({ push, attempts, notBefore }) => [
    push.terminal.user_id,
    attempts,
    notBefore,
  ]);
  expect(unsent).toEqual([
    [otto, 1, clock.now() + 60_000],
    [mei, 0, 0],
    [mei, 0, 0],
  ]);
  expect(tries).toHaveLength(3);
});
