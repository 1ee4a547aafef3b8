import { errors } from "@4d/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { networkError, refusedError } from "../../platform/testing/failures.ts";
import { RETRY_FOR_MS, retryUnanswered, SignalOutbox } from "./call-signalling.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks again while no answer comes or the server cannot just now, and no longer than it may", async () => {
  const failures: Error[] = [networkError(), networkError(), refusedError(errors.unavailable.code)];
  const asked = retryUnanswered(async () => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return "done";
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asked).toBe("done");
  let times = 0;
  const given = retryUnanswered(async () => {
    times += 1;
    throw networkError();
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2 * RETRY_FOR_MS);
  expect(await given).toEqual(networkError());
  expect(times).toBeGreaterThan(10);
});

it("takes a refusal for what it is, and stops when nobody wants it any more", async () => {
  let times = 0;
  const refusal = refusedError(errors.conflict.code);
  const ask = (error: Error) => async () => {
    times += 1;
    throw error;
  };
  await expect(retryUnanswered(ask(refusal))).rejects.toBe(refusal);
  expect(times).toBe(1);
  let isOver = false;
  const wanted = retryUnanswered(ask(networkError()), { isOver: () => isOver }).catch(() => "over");
  await vi.advanceTimersByTimeAsync(100);
  isOver = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await wanted).toBe("over");
  expect(times).toBe(2);
});

/** An outbox whose server answers only while it is alive. */
function outboxOf() {
  const server = { lives: true, heard: [] as number[] };
  const outbox = new SignalOutbox<number>(async (item) => {
    if (!server.lives) throw networkError();
    server.heard.push(item);
  });
  return { server, outbox };
}

it("posts signals one after another, those a dead server took once another is there", async () => {
  const { server, outbox } = outboxOf();
  server.lives = false;
  for (const item of [1, 2, 3]) outbox.post(item);
  await vi.advanceTimersByTimeAsync(9000);
  server.lives = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.heard).toEqual([1, 2, 3]);
});

it("lets old signals go, which would hold up the new, and all of them when it is closed", async () => {
  const { server, outbox } = outboxOf();
  server.lives = false;
  for (const item of [1, 2, 3]) outbox.post(item);
  await vi.advanceTimersByTimeAsync(RETRY_FOR_MS + 1000);
  server.lives = true;
  outbox.post(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.heard).toEqual([4]);
  server.lives = false;
  outbox.post(5);
  await vi.advanceTimersByTimeAsync(1000);
  outbox.close();
  server.lives = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.heard).toEqual([4]);
});
