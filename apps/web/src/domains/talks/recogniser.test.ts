import { afterEach, expect, it, vi } from "vitest";
import { canRecognise, listenOnce } from "./recogniser.ts";

type Results = { resultIndex: number; results: unknown };

/** A browser's ear, moved by the test. */
class Ear {
  static latest: Ear | null = null;
  onresult: ((event: Results) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  aborted = false;
  constructor() {
    Ear.latest = this;
  }
  start(): void {}
  abort(): void {
    this.aborted = true;
  }
  hear(transcript: string, isFinal: boolean): void {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
  }
}

function listen() {
  vi.stubGlobal("webkitSpeechRecognition", Ear);
  const told: string[] = [];
  const stop = listenOnce("zh-CN", {
    onInterim: (text) => told.push(`… ${text}`),
    onSaid: (text) => told.push(text),
    onEnd: (why) => told.push(`(${why})`),
  });
  const ear = Ear.latest;
  if (ear === null) throw new Error("nobody listens");
  return { told, stop, ear };
}

afterEach(() => vi.unstubAllGlobals());

it("tells words as they come, then the whole utterance (CALL-6)", () => {
  const { told, ear } = listen();
  ear.hear("今天", false);
  ear.hear("今天有点累", true);
  ear.onend?.();
  expect(told).toEqual(["… 今天", "今天有点累", "(said)"]);
});

it("says whether it was silence, a refusal or an accident", () => {
  for (const [error, why] of [
    ["no-speech", "(silence)"],
    ["not-allowed", "(refused)"],
    ["network", "(failed)"],
  ] as const) {
    const { told, ear } = listen();
    ear.onerror?.({ error });
    ear.onend?.();
    expect(told).toEqual([why]);
  }
});

it("is silent once stopped, and knows where there is no ear", () => {
  const { told, stop, ear } = listen();
  stop();
  ear.onend?.();
  expect(told).toEqual([]);
  expect(ear.aborted).toBe(true);
  vi.unstubAllGlobals();
  expect(canRecognise()).toBe(false);
});
