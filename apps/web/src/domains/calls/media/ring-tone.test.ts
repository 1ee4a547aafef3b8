import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeAudioContext, FakePage } from "../../../platform/testing/fake-audio.ts";

vi.stubGlobal("AudioContext", FakeAudioContext);
vi.stubGlobal(
  "Audio",
  class {
    paused = true;
    load = () => undefined;
  },
);
const { watchTouches } = await import("../../../platform/media/audio.ts");
const { ringsUnheard, startRinging, stopRinging } = await import("./ring-tone.ts");

const page = new FakePage();
watchTouches(page as unknown as Document);
const started = () => FakeAudioContext.made[0]?.started ?? 0;

beforeEach(() => void vi.useFakeTimers());
afterEach(stopRinging);

it("says that a call rings unheard until a touch, which is answered with a ring at once", async () => {
  startRinging("out");
  await vi.advanceTimersByTimeAsync(500);
  expect(ringsUnheard.get()).toBe(false);
  startRinging("in");
  await vi.advanceTimersByTimeAsync(500);
  expect(ringsUnheard.get()).toBe(true);
  expect(started()).toBe(0);
  page.touch();
  await vi.advanceTimersByTimeAsync(0);
  expect(ringsUnheard.get()).toBe(false);
  // The silence that opens the sound, and four notes.
  expect(started()).toBe(5);
});

it("says no more once the call is over", async () => {
  FakeAudioContext.made[0]?.become("interrupted");
  startRinging("in");
  await vi.advanceTimersByTimeAsync(500);
  expect(ringsUnheard.get()).toBe(true);
  stopRinging();
  expect(ringsUnheard.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ringsUnheard.get()).toBe(false);
});
