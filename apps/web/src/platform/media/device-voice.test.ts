import { expect, it, vi } from "vitest";
import { speakText, spokenParts } from "./device-voice.ts";
import { humanVoice, spokenLang } from "./device-voices.ts";

it("separates speech from narration", () => {
  expect(spokenParts("（把灯罩扣好，回头）台阶一百二十七级。(笑)你数了吗？*nods*")).toEqual([
    { text: "把灯罩扣好，回头", narrated: true },
    { text: "台阶一百二十七级。", narrated: false },
    { text: "笑", narrated: true },
    { text: "你数了吗？", narrated: false },
    { text: "nods", narrated: true },
  ]);
});

it("derives the language of a text from its script", () => {
  expect(spokenLang("雾散了")).toBe("zh-CN");
  expect(spokenLang("the fog lifts")).toBe("en-US");
});

it("ends at once if the device cannot speak", async () => {
  const end = Promise.withResolvers<boolean>();
  speakText("雾散了", {}, end.resolve);
  expect(await end.promise).toBe(false);
});

/** A device that speaks; `onSpeak` says what becomes of the words. */
function stubSpeech(onSpeak: (words: SpeechSynthesisUtterance) => void, speaking: boolean): void {
  vi.stubGlobal("SpeechSynthesisUtterance", class {});
  vi.stubGlobal("navigator", { userActivation: { isActive: false } });
  const speech = { speaking, pending: false, getVoices: () => [], cancel: () => undefined, speak: onSpeak };
  vi.stubGlobal("speechSynthesis", speech);
}

it("notices that a browser wants a touch first, whether it says so or drops the words", async () => {
  const refuse = (words: SpeechSynthesisUtterance) => {
    words.onerror?.({ error: "not-allowed" } as SpeechSynthesisErrorEvent);
  };
  for (const [speak, speaking] of [
    [refuse, true],
    [() => undefined, false],
  ] as const) {
    stubSpeech(speak, speaking);
    const end = Promise.withResolvers<boolean>();
    speakText("雾散了", {}, end.resolve);
    expect(await end.promise).toBe(true);
  }
  stubSpeech((words) => {
    words.onend?.({} as SpeechSynthesisEvent);
  }, true);
  const end = Promise.withResolvers<boolean>();
  speakText("雾散了", {}, end.resolve);
  expect(await end.promise).toBe(false);
});

it("finds a human voice of a language, the finest of its country first", () => {
  const voice = (name: string, lang: string) => ({ id: name, name, lang });
  const voices = [
    voice("Zarvox", "en-US"),
    voice("eSpeak Mandarin", "zh-CN"),
    voice("Daniel", "en-GB"),
    voice("Tingting", "zh_CN"),
    voice("Meijia (Premium)", "zh-TW"),
    voice("Lilian (Premium)", "zh-CN"),
  ];
  expect(humanVoice(voices, "zh-CN")?.name).toBe("Lilian (Premium)");
  expect(humanVoice(voices.slice(0, 4), "zh-CN")?.name).toBe("Tingting");
  expect(humanVoice(voices, "en-US")?.name).toBe("Daniel");
  expect(humanVoice(voices.slice(0, 2), "en-US")).toBeNull();
  expect(humanVoice(voices.slice(0, 2), "zh-CN")).toBeNull();
});
