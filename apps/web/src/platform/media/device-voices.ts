import { VOICE_ID_MAX } from "@4d/contract";
import { signal } from "../signal.ts";

/** A voice of this device. */
export interface DeviceVoice {
  id: string;
  name: string;
  lang: string;
}

const synth = typeof speechSynthesis === "undefined" ? null : speechSynthesis;

/** A voice's id; a character's sheet has room only for a part of its URI. */
export const deviceVoiceId = ({ voiceURI }: Pick<SpeechSynthesisVoice, "voiceURI">): string =>
  voiceURI.slice(0, VOICE_ID_MAX);

const read = (): DeviceVoice[] =>
  (synth?.getVoices() ?? []).map((voice) => ({
    id: deviceVoiceId(voice),
    name: voice.name,
    lang: voice.lang,
  }));

/** The voices of this device. Browsers load them late, and some have none. */
export const deviceVoices = signal<readonly DeviceVoice[]>(read());
synth?.addEventListener("voiceschanged", () => deviceVoices.set(read()));

/** Voices of a language first, then the others; each group by name. Pure. */
export function sortVoices(voices: readonly DeviceVoice[], lang: string): DeviceVoice[] {
  const fits = (voice: DeviceVoice) => voice.lang.toLowerCase().startsWith(lang);
  return [...voices].sort(
    (a, b) =>
      Number(fits(b)) - Number(fits(a)) || a.lang.localeCompare(b.lang) || a.name.localeCompare(b.name),
  );
}
