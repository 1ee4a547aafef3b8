import { describe, expect, it } from "vitest";
import { speechDuration } from "./speech-plan.ts";
import { SYNTH_VOICES } from "./synth-voices.ts";
import { synthesiseSamples, synthesiseWav } from "./synthesise.ts";
import { MAX_SECONDS, SAMPLE_RATE, type VoiceSettings } from "./voice-settings.ts";

import { labelWav, wavLabelOf, wavSeconds } from "./wav-label.ts";

const LINE = "雾来了，坐炉子边上吧。你从哪里来？";
const settingsOf = (voiceId: string, more: Partial<VoiceSettings> = {}): VoiceSettings => ({
  voiceId,
  pitch: 100,
  rate: 100,
  ...more,
});
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length));

describe.each(SYNTH_VOICES.map(({ id }) => id))("the voice %s", (voiceId) => {
  it.each([
    [50, 50],
    [100, 100],
    [200, 200],
  ])("makes a sound and never clips at pitch %i and rate %i", (pitch, rate) => {
    const samples = synthesiseSamples(LINE, settingsOf(voiceId, { pitch, rate }));
    const peak = samples.reduce((max, one) => Math.max(max, Math.abs(one)), 0);
    expect(rms(samples)).toBeGreaterThan(0.05);
    expect(peak).toBeGreaterThan(0.7);
    expect(peak).toBeLessThanOrEqual(0.81);
  });

  it("begins and ends without a click", () => {
    const samples = synthesiseSamples(LINE, settingsOf(voiceId));
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.02);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
  });

  it("lasts as long as it says", () => {
    for (const text of [LINE, "……", "Come in, the fog is thick.", LINE.repeat(20)]) {
      const settings = settingsOf(voiceId, { rate: 80 });
      const seconds = speechDuration(text, settings);
      expect(synthesiseSamples(text, settings).length / SAMPLE_RATE).toBe(seconds);
      expect(wavSeconds(synthesiseWav(text, settings))).toBe(seconds);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(MAX_SECONDS);
    }
  });

  it("speaks the same text the same way, and another text another way", () => {
    expect(synthesiseWav(LINE, settingsOf(voiceId))).toEqual(synthesiseWav(LINE, settingsOf(voiceId)));
    expect(synthesiseWav(LINE, settingsOf(voiceId))).not.toEqual(
      synthesiseWav("雾散了，去码头走走。你往哪里去？", settingsOf(voiceId)),
    );
  });
});

it("has ten voices that sound different", () => {
  expect(new Set(SYNTH_VOICES.map(({ id }) => id)).size).toBe(10);
  const sounds = SYNTH_VOICES.map(({ id }) =>
    Buffer.from(synthesiseWav("你好呀", settingsOf(id))).toString("base64"),
  );
  expect(new Set(sounds).size).toBe(10);
});

it("pauses where the text does, and speaks faster when asked", () => {
  const seconds = (text: string, more?: Partial<VoiceSettings>) =>
    speechDuration(text, settingsOf("radio", more));
  expect(seconds("你好。我是阿遥")).toBeGreaterThan(seconds("你好我是阿遥") + 0.2);
  expect(seconds(LINE, { rate: 200 })).toBeLessThan(seconds(LINE) * 0.6);
  expect(seconds("unbelievable")).toBeGreaterThan(seconds("un"));
});

it("is silent over actions, or lets the narrator speak them", () => {
  const silent = synthesiseSamples("好。（慢慢推开那扇很久没有开过的窗）走吧。", settingsOf("cello"));
  const narrated = synthesiseSamples(
    "好。（慢慢推开那扇很久没有开过的窗）走吧。",
    settingsOf("cello", { narrationId: "glass" }),
  );
  expect(narrated.length).toBeGreaterThan(silent.length + 2 * SAMPLE_RATE);
  expect(speechDuration("*smiles*好", settingsOf("cello"))).toBe(speechDuration("好", settingsOf("cello")));
});

it("carries the label of machine-made sound, once", () => {
  const label = { producer: "四次元", id: "turn-7" };
  const wav = synthesiseWav(LINE, settingsOf("chime"), label);
  expect(wavLabelOf(wav)).toEqual(label);
  expect(labelWav(wav, { producer: "别人", id: "1" })).toBe(wav);
  const bare = synthesiseWav(LINE, settingsOf("chime"));
  expect(wavLabelOf(bare)).toBeUndefined();
  const labelled = labelWav(bare, label);
  expect(wavLabelOf(labelled)).toEqual(label);
  expect(wavSeconds(labelled)).toBe(wavSeconds(bare));
});

it("makes a second and a half of sound within fifteen milliseconds", () => {
  const text = "雾来了坐炉边吧";
  const settings = settingsOf("cello", { rate: 100 });
  const times: number[] = [];
  for (let run = 0; run < 15; run += 1) {
    const began = performance.now();
    synthesiseWav(text, settings);
    times.push(performance.now() - began);
  }
  expect(speechDuration(text, settings)).toBeGreaterThan(1.4);
  // The fastest run is what the work takes: in the others something else had the processor.
  expect(Math.min(...times)).toBeLessThan(15);
});
