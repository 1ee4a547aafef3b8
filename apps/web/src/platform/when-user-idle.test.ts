import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenUserIdle } from "./when-user-idle.ts";

let page: EventTarget;
let rested: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  rested = false;
  void whenUserIdle(page).then(() => {
    rested = true;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it("waits until there was no touch for two seconds", async () => {
  await vi.advanceTimersByTimeAsync(1500);
  page.dispatchEvent(new Event("scroll"));
  await vi.advanceTimersByTimeAsync(1900);
  expect(rested).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(rested).toBe(true);
});

it("waits a minute at most", async () => {
  for (let at = 0; at < 59; at += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    page.dispatchEvent(new Event("pointerdown"));
  }
  expect(rested).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rested).toBe(true);
});
