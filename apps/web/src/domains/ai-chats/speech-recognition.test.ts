import { afterEach, expect, it, vi } from "vitest";
import { canRecognise, listenOnce } from "./speech-recognition.ts";

type Results = { resultIndex: number; results: unknown };

/** Speech recognition controlled by the test. */
class FakeRecognition {
  static latest: FakeRecognition | null = null;
  onresult: ((event: Results) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  aborted = false;
  constructor() {
    FakeRecognition.latest = this;
  }
  start(): void {}
  abort(): void {
    this.aborted = true;
  }
  emitResult(transcript: string, isFinal: boolean): void {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
  }
}

function listen() {
  vi.stubGlobal("webkitSpeechRecognition", FakeRecognition);
  const phrases: string[] = [];
  const stop = listenOnce("zh-CN", {
    onInterim: (text) => phrases.push(`… ${text}`),
    onPhrase: (text) => phrases.push(text),
    onEnd: (why) => phrases.push(`(${why})`),
  });
  const recognition = FakeRecognition.latest;
  if (recognition === null) throw new Error("nobody listens");
  return { told: phrases, stop, ear: recognition };
}

afterEach(() => vi.unstubAllGlobals());

it("tells words as they come, then the whole utterance (CALL-6)", () => {
  const { told: phrases, ear: recognition } = listen();
  recognition.emitResult("今天", false);
  recognition.emitResult("今天有点累", true);
  recognition.onend?.();
  expect(phrases).toEqual(["… 今天", "今天有点累", "(said)"]);
});

it("says whether it was silence, a refusal or an accident", () => {
  for (const [error, why] of [
    ["no-speech", "(silence)"],
    ["not-allowed", "(refused)"],
    ["network", "(failed)"],
  ] as const) {
    const { told: phrases, ear: recognition } = listen();
    recognition.onerror?.({ error });
    recognition.onend?.();
    expect(phrases).toEqual([why]);
  }
});

it("is silent once stopped, and knows where there is no ear", () => {
  const { told: phrases, stop, ear: recognition } = listen();
  stop();
  recognition.onend?.();
  expect(phrases).toEqual([]);
  expect(recognition.aborted).toBe(true);
  vi.unstubAllGlobals();
  expect(canRecognise()).toBe(false);
});
