import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Failure } from "./failure.ts";
import { loadOnce } from "./load-once.ts";
import { signedOut } from "./session.ts";
import { linkState } from "./socket/frames.ts";

const failure = (code: number): Failure => ({ code, message: "", field: null });
const load = vi.fn<(id: number) => Promise<Failure | null>>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Draws a list that lacks the item, again when it may retry. */
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

it("asks once, and after a failure again half a minute later", async () => {
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

it("asks again as soon as the link is back", async () => {
  draw();
  await pass(100);
  linkState.set("online");
  expect(load).toHaveBeenCalledTimes(2);
});

it("believes a no", async () => {
  load.mockResolvedValue(failure(404));
  draw();
  await pass(0);
  linkState.set("online");
  await pass(120_000);
  draw();
  expect(load).toHaveBeenCalledTimes(1);
});

it("asks anew for whoever logs in next", async () => {
  load.mockResolvedValue(failure(404));
  draw();
  await pass(0);
  signedOut.emit();
  draw();
  expect(load).toHaveBeenCalledTimes(2);
});
