import type { CharacterVoice } from "@4d/contract";
import { signal } from "../../platform/signal.ts";

/** A voice of this device. */
export interface DeviceVoice {
  id: string;
  name: string;
  lang: string;
}

const synth = typeof speechSynthesis === "undefined" ? null : speechSynthesis;
const read = (): DeviceVoice[] =>
  (synth?.getVoices() ?? []).map(({ voiceURI, name, lang }) => ({ id: voiceURI.slice(0, 80), name, lang }));

/** The voices of this device. Browsers hand them over late, and some have none. */
export const deviceVoices = signal<readonly DeviceVoice[]>(read());
synth?.addEventListener("voiceschanged", () => deviceVoices.set(read()));

/** Voices of a language first, then the others; each part by name. Pure. */
export function inOrder(voices: readonly DeviceVoice[], lang: string): DeviceVoice[] {
  const fits = (voice: DeviceVoice) => voice.lang.toLowerCase().startsWith(lang);
  return [...voices].sort(
    (a, b) =>
      Number(fits(b)) - Number(fits(a)) || a.lang.localeCompare(b.lang) || a.name.localeCompare(b.name),
  );
}

/** Spoken and narrated parts of a text, in order. Pure. */
export function partsOf(text: string): { text: string; narrated: boolean }[] {
  return text
    .split(/([(（][^()（）]*[)）]|\*[^*]+\*)/)
    .map((part, at) => ({ text: part.replaceAll(/[()（）*]/g, "").trim(), narrated: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** Speaks with this device; what is narrated by its own voice, or not at all. */
export async function sayOnDevice(text: string, voice: CharacterVoice) {
  if (synth === null) throw new Error("this device does not speak");
  const all = synth.getVoices();
  const find = (id: string) => all.find(({ voiceURI }) => voiceURI.slice(0, 80) === id) ?? null;
  const parts = partsOf(text).filter(({ narrated }) => !narrated || voice.narrationId !== "");
  const said = parts.map((part) => {
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.voice = find(part.narrated ? voice.narrationId : voice.voiceId);
    utterance.pitch = Math.min(2, voice.pitch / 100);
    utterance.rate = voice.rate / 100;
    return utterance;
  });
  const last = said.at(-1);
  const ended = new Promise((done) => {
    if (last === undefined) done(null);
    for (const utterance of said) utterance.onerror = done;
    if (last !== undefined) last.onend = done;
  });
  synth.cancel();
  for (const utterance of said) synth.speak(utterance);
  return { stop: () => synth.cancel(), ended };
}
