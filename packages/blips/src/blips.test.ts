import { describe, expect, it } from "vitest";
import { MOST_SECONDS, SAMPLE_RATE } from "./limits.ts";
import { durationOf } from "./plan.ts";
import { samplesOf, speak } from "./speak.ts";
import type { Spoken } from "./spoken.ts";
import { BLIP_VOICES } from "./voices.ts";
import { labelWav, wavLabelOf, wavSeconds } from "./wav-label.ts";

const LINE = "雾来了，坐炉子边上吧。你从哪里来？";
const spokenBy = (voiceId: string, more: Partial<Spoken> = {}): Spoken => ({
  voiceId,
  pitch: 100,
  rate: 100,
  ...more,
});
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length));

describe.each(BLIP_VOICES.map(({ id }) => id))("the voice %s", (voiceId) => {
  it.each([
    [50, 50],
    [100, 100],
    [200, 200],
  ])("is heard and never clips at pitch %i and rate %i", (pitch, rate) => {
    const samples = samplesOf(LINE, spokenBy(voiceId, { pitch, rate }));
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(rms(samples)).toBeGreaterThan(0.05);
    expect(peak).toBeGreaterThan(0.7);
    expect(peak).toBeLessThanOrEqual(0.81);
  });

  it("begins and ends without a click", () => {
    const samples = samplesOf(LINE, spokenBy(voiceId));
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.02);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
  });

  it("lasts as long as it says", () => {
    for (const text of [LINE, "……", "Come in, the fog is thick.", LINE.repeat(20)]) {
      const spoken = spokenBy(voiceId, { rate: 80 });
      const seconds = durationOf(text, spoken);
      expect(samplesOf(text, spoken).length / SAMPLE_RATE).toBe(seconds);
      expect(wavSeconds(speak(text, spoken))).toBe(seconds);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(MOST_SECONDS);
    }
  });

  it("says the same the same way, and something else another way", () => {
    expect(speak(LINE, spokenBy(voiceId))).toEqual(speak(LINE, spokenBy(voiceId)));
    expect(speak(LINE, spokenBy(voiceId))).not.toEqual(
      speak("雾散了，去码头走走。你往哪里去？", spokenBy(voiceId)),
    );
  });
});

it("has ten voices that sound apart", () => {
  expect(new Set(BLIP_VOICES.map(({ id }) => id)).size).toBe(10);
  const heard = BLIP_VOICES.map(({ id }) => Buffer.from(speak("你好呀", spokenBy(id))).toString("base64"));
  expect(new Set(heard).size).toBe(10);
});

it("pauses where the text does, and speaks faster when asked", () => {
  const seconds = (text: string, more?: Partial<Spoken>) => durationOf(text, spokenBy("radio", more));
  expect(seconds("你好。我是阿遥")).toBeGreaterThan(seconds("你好我是阿遥") + 0.2);
  expect(seconds(LINE, { rate: 200 })).toBeLessThan(seconds(LINE) * 0.6);
  expect(seconds("unbelievable")).toBeGreaterThan(seconds("un"));
});

it("keeps silent over actions, or lets the narrator tell them", () => {
  const silent = samplesOf("好。（慢慢推开那扇很久没有开过的窗）走吧。", spokenBy("cello"));
  const told = samplesOf(
    "好。（慢慢推开那扇很久没有开过的窗）走吧。",
    spokenBy("cello", { narrationId: "glass" }),
  );
  expect(told.length).toBeGreaterThan(silent.length + 2 * SAMPLE_RATE);
  expect(durationOf("*smiles*好", spokenBy("cello"))).toBe(durationOf("好", spokenBy("cello")));
});

it("carries the label of machine-made sound, once", () => {
  const label = { producer: "四次元", id: "turn-7" };
  const wav = speak(LINE, spokenBy("chime"), label);
  expect(wavLabelOf(wav)).toEqual(label);
  expect(labelWav(wav, { producer: "别人", id: "1" })).toBe(wav);
  const bare = speak(LINE, spokenBy("chime"));
  expect(wavLabelOf(bare)).toBeUndefined();
  const labelled = labelWav(bare, label);
  expect(wavLabelOf(labelled)).toEqual(label);
  expect(wavSeconds(labelled)).toBe(wavSeconds(bare));
});

it("makes a second and a half within fifteen milliseconds", () => {
  const text = "雾来了坐炉边吧";
  const spoken = spokenBy("cello", { rate: 100 });
  const times: number[] = [];
  for (let run = 0; run < 15; run += 1) {
    const began = performance.now();
    speak(text, spoken);
    times.push(performance.now() - began);
  }
  expect(durationOf(text, spoken)).toBeGreaterThan(1.4);
  // What it takes by itself: in the other runs somebody else had the processor.
  expect(Math.min(...times)).toBeLessThan(15);
});
