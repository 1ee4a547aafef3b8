import { idOf } from "./device-voices.ts";

/** How a text is said: voices of this device, pitch and rate in percent. */
export interface VoiceWish {
  voiceId?: string;
  /** Who says what stands in brackets; empty for nobody. */
  narrationId?: string;
  pitch?: number;
  rate?: number;
}

/** Whether this device says texts by itself. */
export const canSpeak = (): boolean => "speechSynthesis" in globalThis;

/** The wished voice, else one of the language; null leaves the choice to the device. */
function voiceFor(wished: string | undefined, lang: string): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices();
  return (
    voices.find((voice) => wished !== undefined && (idOf(voice) === wished || voice.name === wished)) ??
    voices.find((voice) => voice.lang.replace("_", "-") === lang) ??
    voices.find((voice) => voice.lang.startsWith(lang.slice(0, 2))) ??
    null
  );
}

/** The language of a text, by its letters. Pure. */
export const spokenLang = (text: string): string => (/\p{Script=Han}/u.test(text) ? "zh-CN" : "en-US");

const ACTION = /([(（][^()（）\n]{1,400}[)）]|\*[^*\n]{1,400}\*)/;

/** What of a character's words is said, and what is narrated because it stands in brackets, in order. Pure. */
export function partsOf(text: string): { text: string; narrated: boolean }[] {
  return text
    .split(ACTION)
    .map((part, at) => ({ text: part.replaceAll(/[()（）*]/g, "").trim(), narrated: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}

function utteranceOf({ text, narrated }: { text: string; narrated: boolean }, wish: VoiceWish) {
  const words = new SpeechSynthesisUtterance(text);
  const lang = spokenLang(text);
  const voice = voiceFor(narrated ? wish.narrationId : wish.voiceId, lang);
  words.lang = voice?.lang ?? lang;
  if (voice !== null) words.voice = voice;
  words.pitch = Math.min(2, (wish.pitch ?? 100) / 100);
  words.rate = (wish.rate ?? 100) / 100;
  return words;
}

/** Lets the device say a text; `onEnd` once, also when it cannot or was stopped. The answer stops it. */
export function speak(text: string, wish: VoiceWish, onEnd: () => void): () => void {
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    onEnd();
  };
  const parts = partsOf(text).filter(({ narrated }) => !narrated || (wish.narrationId ?? "") !== "");
  if (!canSpeak() || parts.length === 0) {
    queueMicrotask(end);
    return end;
  }
  const said = parts.map((part) => utteranceOf(part, wish));
  for (const words of said) words.onerror = end;
  const last = said.at(-1);
  if (last !== undefined) last.onend = end;
  speechSynthesis.cancel();
  for (const words of said) speechSynthesis.speak(words);
  return () => {
    speechSynthesis.cancel();
    end();
  };
}
