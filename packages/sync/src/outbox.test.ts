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

it("sends the first of each chat and the next only after the answer", () => {
  expect(names(three)).toEqual(["a1", "b1"]);
  const under = onSending(three, "a1");
  expect(names(under)).toEqual(["b1"]);
  expect(names(onSent(under, new Set(["a1"])))).toEqual(["a2", "b1"]);
});

it("keeps the chat waiting while its head is retried, with the same tmpId", () => {
  const failed = onFailed(three, "a1", { kind: "retry", now: 1000 });
  expect(names(failed, 1000)).toEqual(["b1"]);
  expect(nextRetryAt(failed, 1000)).toBe(2000);
  expect(names(failed, 2000)).toEqual(["a1", "b1"]);
  expect(names(wakeOutbox(failed), 1000)).toEqual(["a1", "b1"]);
});

it("lets later items go when the server refuses one, and sends it again on a tap", () => {
  const refused = onFailed(three, "a1", { kind: "refused", now: 0, reason: "no" });
  expect(names(refused)).toEqual(["a2", "b1"]);
  expect(refused[0]).toMatchObject({ state: "failed", reason: "no" });
  expect(onResend(refused, "a1").at(-1)).toMatchObject({ tmpId: "a1", state: "waiting", attempts: 0 });
});

it("sends a picture that cannot be one as a file, under the same name, as long as it is not uploaded", () => {
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

it("takes up after a restart what was under way, and never queues the same twice", () => {
  expect(restoreOutbox(onSending(three, "a1"))[0]).toMatchObject({ state: "waiting", retryAt: 0 });
  expect(enqueue(three, item("a1", "p:2"))).toBe(three);
});

it("retries what may heal and believes a no", () => {
  expect([undefined, 500, 503, 429, 401].map((code) => failureKind({ code }))).toEqual(
    Array(5).fill("retry"),
  );
  expect([403, 404, 409, 422].map((code) => failureKind({ code }))).toEqual(Array(4).fill("refused"));
  expect(failureKind(new TypeError("fetch failed"))).toBe("retry");
});

it("lets what hangs wait again, at once and with the same tmpId, and nothing else", () => {
  const failed = onFailed(onSending(three, "a1"), "b1", { kind: "retry", now: 1000 });
  expect(onHung(failed, "a1").map(({ tmpId, state, retryAt }) => [tmpId, state, retryAt])).toEqual([
    ["a1", "waiting", 0],
    ["a2", "waiting", 0],
    ["b1", "waiting", 2000],
  ]);
  expect(onHung(failed, "b1")).toBe(failed);
  expect(onHung(failed, "a2")).toBe(failed);
});
