import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenLate } from "./late-pictures.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const picture = (complete: boolean) => ({ complete }) as HTMLImageElement;

it("tells of a picture that is not there in time, once, and of no other", () => {
  const late = vi.fn<() => void>();
  const there = vi.fn<() => void>();
  const removed = vi.fn<() => void>();
  whenLate(picture(false), late);
  whenLate(picture(true), there);
  whenLate(picture(false), removed)();
  vi.advanceTimersByTime(99);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(late).toHaveBeenCalledTimes(1);
  expect([there, removed].map((notified) => notified.mock.calls.length)).toEqual([0, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

it("gives one that comes while others wait the time it has", () => {
  const notified: string[] = [];
  whenLate(picture(false), () => notified.push("first"));
  vi.advanceTimersByTime(90);
  whenLate(picture(false), () => notified.push("second"));
  vi.advanceTimersByTime(90);
  expect(notified).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(notified).toEqual(["first", "second"]);
});
