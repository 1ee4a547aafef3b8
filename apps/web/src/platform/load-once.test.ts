import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Failure } from "./failure.ts";
import { loadOnce } from "./load-once.ts";
import { signedOut } from "./session.ts";
import { linkState } from "./socket/frames.ts";

const failure = (code: number): Failure => ({ code, message: "", field: null });
const load = vi.fn<(id: number) => Promise<Failure | null>>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Stands for drawing a list that lacks the item; also called when it may retry. */
const draw = (): void => loadMissing(7);
const loadMissing = loadOnce((id) => load(id), draw);

beforeEach(() => {
  vi.useFakeTimers();
  linkState.set("offline");
  signedOut.emit();
  load.mockReset().mockResolvedValue(failure(0));
});
afterEach(() => {
  vi.useRealTimers();
});

it("requests once, and again half a minute after a failure", async () => {
  draw();
  await pass(0);
  draw();
  await pass(29_000);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue(null);
  await pass(1000);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(120_000);
  draw();
  expect(load).toHaveBeenCalledTimes(2);
});

it("requests again as soon as the socket has logged in", async () => {
  draw();
  await pass(100);
  linkState.set("online");
  expect(load).toHaveBeenCalledTimes(2);
});

it("does not request again after a refusal", async () => {
  load.mockResolvedValue(failure(404));
  draw();
  await pass(0);
  linkState.set("online");
  await pass(120_000);
  draw();
  expect(load).toHaveBeenCalledTimes(1);
});

it("requests again for the next account that logs in", async () => {
  load.mockResolvedValue(failure(404));
  draw();
  await pass(0);
  signedOut.emit();
  draw();
  expect(load).toHaveBeenCalledTimes(2);
});
