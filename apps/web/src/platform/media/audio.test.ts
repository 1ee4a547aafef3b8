import { beforeEach, expect, it, vi } from "vitest";
import { FakeAudioContext, FakePage } from "../testing/fake-audio.ts";

let unlocked = 0;
class FakeElement {
  paused = true;
  load(): void {
    if (FakeAudioContext.isTouched) unlocked += 1;
  }
}

let page = new FakePage();
async function start() {
  const audio = await import("./audio.ts");
  audio.watchTouches(page as unknown as Document);
  return audio;
}
const made = () => FakeAudioContext.made;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeAudioContext);
  vi.stubGlobal("Audio", FakeElement);
  made().length = 0;
  unlocked = 0;
  page = new FakePage();
});

it("makes nothing before the first touch, and one context for all then", async () => {
  const { isAudible, audioContext } = await start();
  expect(made()).toHaveLength(0);
  page.touch();
  page.touch("keydown");
  expect(audioContext()).toBe(made()[0]);
  expect(made()).toHaveLength(1);
  expect(made()[0]?.started).toBe(1);
  expect(isAudible.get()).toBe(true);
});

it("unlocks the element of voices within the touch, and leaves it alone afterwards", async () => {
  const { voiceElement } = await start();
  page.touch();
  expect(unlocked).toBe(1);
  page.touch();
  expect(unlocked).toBe(1);
  expect(voiceElement().paused).toBe(true);
});

it("says that nothing can be heard before a touch, instead of waiting for one", async () => {
  const { runningAudio, isAudible } = await start();
  const early = runningAudio();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await early).toBe(null);
  expect(isAudible.get()).toBe(false);
  page.touch();
  expect(await runningAudio()).toBe(made()[0]);
});

it("starts again by itself once it was allowed to", async () => {
  const { runningAudio, isAudible } = await start();
  page.touch();
  made()[0]?.become("suspended");
  expect(isAudible.get()).toBe(false);
  expect(await runningAudio()).not.toBe(null);
});

it("returns after a phone call: when the page is shown again, or at the next touch", async () => {
  const { runningAudio, isAudible } = await start();
  page.touch();
  const [context] = made();
  context?.become("interrupted");
  expect(await runningAudio()).toBe(null);
  page.touch();
  expect(isAudible.get()).toBe(false);
  context?.become("suspended");
  page.show();
  expect(isAudible.get()).toBe(true);
  context?.become("suspended");
  page.touch();
  expect(isAudible.get()).toBe(true);
});

it("is silent where a browser has no audio", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { runningAudio } = await start();
  page.touch();
  expect(await runningAudio()).toBe(null);
});
