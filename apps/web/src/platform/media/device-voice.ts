import { deviceVoiceId, spokenLang } from "./device-voices.ts";

/** How a text is spoken: voices of this device, pitch and rate in percent. */
export interface SpeechOptions {
  voiceId?: string;
  /** The voice for text in brackets; empty for none. */
  narrationId?: string;
  pitch?: number;
  rate?: number;
}

/** Whether this device can speak texts. */
export const canSpeak = (): boolean => "speechSynthesis" in globalThis;

/** The requested voice, otherwise one of the language; null leaves the choice to the device. */
function voiceFor(voiceId: string | undefined, lang: string): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices();
  return (
    voices.find(
      (voice) => voiceId !== undefined && (deviceVoiceId(voice) === voiceId || voice.name === voiceId),
    ) ??
    voices.find((voice) => voice.lang.replace("_", "-") === lang) ??
    voices.find((voice) => voice.lang.startsWith(lang.slice(0, 2))) ??
    null
  );
}

const ACTION = /([(（][^()（）\n]{1,400}[)）]|\*[^*\n]{1,400}\*)/;

/** Splits a character's words into speech and narration (in brackets), in order. Pure. */
export function spokenParts(text: string): { text: string; narrated: boolean }[] {
  return text
    .split(ACTION)
    .map((part, at) => ({ text: part.replaceAll(/[()（）*]/g, "").trim(), narrated: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}

function utteranceOf({ text, narrated }: { text: string; narrated: boolean }, options: SpeechOptions) {
  const words = new SpeechSynthesisUtterance(text);
  const lang = spokenLang(text);
  const voice = voiceFor(narrated ? options.narrationId : options.voiceId, lang);
  words.lang = voice?.lang ?? lang;
  if (voice !== null) words.voice = voice;
  words.pitch = Math.min(2, (options.pitch ?? 100) / 100);
  words.rate = (options.rate ?? 100) / 100;
  return words;
}

/** Safari drops what is to be spoken without a touch, and reports nothing. */
const wasDropped = (): boolean =>
  navigator.userActivation?.isActive === false && !speechSynthesis.speaking && !speechSynthesis.pending;

/**
 * Speaks a text; calls `onEnd` once, also on failure or when stopped, and with true if the browser wants a touch
 * before it speaks. Returns how to stop it.
 */
export function speakText(
  text: string,
  options: SpeechOptions,
  onEnd: (wasRefused: boolean) => void,
): () => void {
  let ended = false;
  const end = (wasRefused = false) => {
    if (ended) return;
    ended = true;
    onEnd(wasRefused);
  };
  const parts = spokenParts(text).filter(({ narrated }) => !narrated || (options.narrationId ?? "") !== "");
  if (!canSpeak() || parts.length === 0) {
    queueMicrotask(end);
    return () => end();
  }
  const utterances = parts.map((part) => utteranceOf(part, options));
  for (const words of utterances) words.onerror = ({ error }) => end(error === "not-allowed");
  const last = utterances.at(-1);
  if (last !== undefined) last.onend = () => end();
  speechSynthesis.cancel();
  for (const words of utterances) speechSynthesis.speak(words);
  if (wasDropped()) queueMicrotask(() => end(true));
  return () => {
    speechSynthesis.cancel();
    end();
  };
}
