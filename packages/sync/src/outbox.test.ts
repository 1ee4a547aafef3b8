import { expect, it } from "vitest";
import {
  enqueue,
  failureKind,
  nextRetryAt,
  nextToSend,
  type Outbox,
  type OutboxItem,
  onFailed,
  onHung,
  onReady,
  onResend,
  onSending,
  onSent,
  restoreOutbox,
  retryDelay,
  wakeOutbox,
} from "./outbox.ts";

const item = (tmpId: string, chatId: OutboxItem["chatId"], more: Partial<OutboxItem> = {}): OutboxItem => ({
  tmpId,
  chatId,
  type: 0,
  content: tmpId,
  ready: true,
  aside: false,
  createdAt: 1,
  state: "waiting",
  attempts: 0,
  retryAt: 0,
  ...more,
});
const names = (outbox: Outbox, now = 0) => nextToSend(outbox, now).map(({ tmpId }) => tmpId);
const three: Outbox = [item("a1", "p:2"), item("a2", "p:2"), item("b1", "g:7")];

it("sends the first of each chat and the next only after the response", () => {
  expect(names(three)).toEqual(["a1", "b1"]);
  const under = onSending(three, "a1");
  expect(names(under)).toEqual(["b1"]);
  expect(names(onSent(under, new Set(["a1"])))).toEqual(["a2", "b1"]);
});

it("keeps the chat waiting while its first item is retried, with the same tmpId", () => {
  const failed = onFailed(three, "a1", { kind: "retry", now: 1000 });
  expect(names(failed, 1000)).toEqual(["b1"]);
  expect(nextRetryAt(failed, 1000)).toBe(2000);
  expect(names(failed, 2000)).toEqual(["a1", "b1"]);
  expect(names(wakeOutbox(failed), 1000)).toEqual(["a1", "b1"]);
});

it("sends later items when the server refuses one, and resends that on a tap", () => {
  const refused = onFailed(three, "a1", { kind: "refused", now: 0, reason: "no" });
  expect(names(refused)).toEqual(["a2", "b1"]);
  expect(refused[0]).toMatchObject({ state: "failed", reason: "no" });
  expect(onResend(refused, "a1").at(-1)).toMatchObject({ tmpId: "a1", state: "waiting", attempts: 0 });
});

it("sends a picture that cannot be one as a file, under the same name, before its upload", () => {
  const failed = { ready: false, state: "failed", reason: "no picture" } as const;
  const as = { type: 2, aside: true };
  const again = onResend([item("photo", "p:2", { ...failed, type: 1 })], "photo", as);
  expect(again).toEqual([item("photo", "p:2", { ready: false, state: "waiting", ...as })]);
  const uploaded = onResend([item("photo", "p:2", { ...failed, ready: true, type: 1 })], "photo", as);
  expect(uploaded[0]).toMatchObject({ type: 1, aside: false });
});

it("waits for an upload unless the item stands aside", () => {
  const pending = [item("photo", "p:2", { ready: false }), item("text", "p:2")];
  expect(names(pending)).toEqual([]);
  expect(names(onReady(pending, "photo", "{}"))).toEqual(["photo"]);
  expect(names([item("film", "p:2", { ready: false, aside: true }), item("text", "p:2")])).toEqual(["text"]);
});

it("resends after a restart what was in flight, and never queues an item twice", () => {
  expect(restoreOutbox(onSending(three, "a1"))[0]).toMatchObject({ state: "waiting", retryAt: 0 });
  expect(enqueue(three, item("a1", "p:2"))).toBe(three);
});

it("retries what may heal and accepts a refusal", () => {
  expect([undefined, 500, 503, 429, 401].map((code) => failureKind({ code }))).toEqual(
    Array(5).fill("retry"),
  );
  expect([403, 404, 409, 422].map((code) => failureKind({ code }))).toEqual(Array(4).fill("refused"));
  expect(failureKind(new TypeError("fetch failed"))).toBe("retry");
});

it("makes what hangs wait again, at once and with the same tmpId, and nothing else", () => {
  const failed = onFailed(onSending(three, "a1"), "b1", { kind: "retry", now: 1000 });
  expect(onHung(failed, "a1").map(({ tmpId, state, retryAt }) => [tmpId, state, retryAt])).toEqual([
    ["a1", "waiting", 0],
    ["a2", "waiting", 0],
    ["b1", "waiting", 2000],
  ]);
  expect(onHung(failed, "b1")).toBe(failed);
  expect(onHung(failed, "a2")).toBe(failed);
});

it("moves a refused message alone to the end of the queue on a tap, and nothing that was not refused", () => {
  const refused = ["a1", "b1"].reduce<Outbox>(
    (outbox, tmpId) => onFailed(outbox, tmpId, { kind: "refused", now: 0 }),
    three,
  );
  expect(onResend(refused, "b1").map(({ tmpId, state }) => [tmpId, state])).toEqual([
    ["a1", "failed"],
    ["a2", "waiting"],
    ["b1", "waiting"],
  ]);
  expect(onResend(refused, "a1").map(({ tmpId }) => tmpId)).toEqual(["a2", "b1", "a1"]);
  // Tapped twice, or sent by another tab meanwhile.
  expect(onResend(refused, "a2")).toBe(refused);
  expect(onResend(refused, "gone")).toBe(refused);
});

it("waits longer after each failure, from a second to at most a minute, or as long as the server asks", () => {
  expect([1, 2, 3, 4, 6, 7, 60].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 32_000, 60_000, 60_000]);
  const once = onFailed(three, "a1", { kind: "retry", now: 0 });
  const twice = onFailed(once, "a1", { kind: "retry", now: 1000 });
  expect([nextRetryAt(once, 0), nextRetryAt(twice, 1000)]).toEqual([1000, 3000]);
  expect(nextRetryAt(onFailed(twice, "a1", { kind: "retry", now: 3000, after: 500 }), 3000)).toBe(3500);
});

it("looks again when the first of those that wait for time is due, and not at all when none waits", () => {
  const waiting = [
    item("a", "p:2", { retryAt: 9000 }),
    item("b", "p:3", { retryAt: 5000 }),
    item("c", "p:4"),
  ];
  expect(nextRetryAt(waiting, 1000)).toBe(5000);
  expect(nextRetryAt(waiting, 5000)).toBe(9000);
  expect(nextRetryAt(waiting, 9000)).toBeNull();
  // Refused after a try that was to be repeated: only the person can try that again.
  const refused = onFailed(waiting, "b", { kind: "refused", now: 1000 });
  expect(nextRetryAt(refused, 1000)).toBe(9000);
});

it("leaves alone, back online, what waits for no time: it would be stored once more", () => {
  const [failed, fresh, late] = [
    item("a", "p:2", { state: "failed", retryAt: 5000 }),
    item("b", "p:3"),
    item("c", "p:4", { retryAt: 5000 }),
  ];
  const woken = wakeOutbox([failed, fresh, late]);
  expect([woken[0], woken[1]]).toEqual([failed, fresh]);
  expect([woken[0] === failed, woken[1] === fresh]).toEqual([true, true]);
  expect(woken[2]).toEqual({ ...late, retryAt: 0 });
  expect(onSent(three, new Set(["x"]))).toBe(three);
});

it("shows after a restart what was refused as refused, and sends the rest in the order it was written", () => {
  const stored = [
    item("c", "p:2", { createdAt: 3 }),
    item("a", "p:2", { createdAt: 1, retryAt: 9000 }),
    item("d", "p:2", { createdAt: 4, state: "failed", reason: "no" }),
    item("b", "p:2", { createdAt: 2, state: "sending" }),
  ];
  expect(restoreOutbox(stored).map(({ tmpId, state, retryAt }) => [tmpId, state, retryAt])).toEqual([
    ["a", "waiting", 0],
    ["b", "waiting", 0],
    ["c", "waiting", 0],
    ["d", "failed", 0],
  ]);
});

it("keeps the server's reason when it gave one, and none when it gave none", () => {
  const refused = (reason?: string) =>
    onFailed(three, "a1", { kind: "refused", now: 0, ...(reason && { reason }) })[0];
  expect(refused("no")).toStrictEqual({ ...three[0], state: "failed", attempts: 1, reason: "no" });
  expect(refused()).toStrictEqual({ ...three[0], state: "failed", attempts: 1 });
});

it("retries whatever else a request may fail with", () => {
  const odd = [null, undefined, "text", 7, {}, { code: "403" }, [403]];
  expect(odd.map((error) => failureKind(error))).toEqual(odd.map(() => "retry"));
});

it("keeps the order of writing, though the clock was set back meanwhile", () => {
  const day = 86_400_000;
  const written = [3 * day, 2 * day, 2 * day + 5, 3 * day + 1].map((createdAt, at) =>
    item(`t${at}`, "p:2", { createdAt }),
  );
  const queue = written.reduce<Outbox>(enqueue, []);
  expect(restoreOutbox(queue.toReversed()).map(({ tmpId }) => tmpId)).toEqual(["t0", "t1", "t2", "t3"]);
});
