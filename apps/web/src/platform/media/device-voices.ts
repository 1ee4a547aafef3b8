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

/** The language of a text, by its script. Pure. */
export const spokenLang = (text: string): string => (/\p{Script=Han}/u.test(text) ? "zh-CN" : "en-US");

/** Voices that sing, squeak or rattle, or that sound like a machine. */
const NO_HUMAN =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|hysterical|jester|junior|kathy|organ|pipe organ|princess|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b|espeak|robot|pico/i;
/** What makers call their best voices. */
const FINE = /premium|enhanced|natural|neural|siri|优化|高音质/i;

/** A human voice among these for a language, the finest of its country first; null when there is none. Pure. */
export function humanVoice(voices: readonly DeviceVoice[], lang: string): DeviceVoice | null {
  const langOf = (voice: DeviceVoice) => voice.lang.replace("_", "-").toLowerCase();
  const worth = (voice: DeviceVoice) =>
    2 * Number(langOf(voice) === lang.toLowerCase()) + Number(FINE.test(`${voice.name} ${voice.id}`));
  const human = voices.filter(
    (voice) =>
      langOf(voice).startsWith(lang.slice(0, 2)) && !NO_HUMAN.test(voice.name) && !/espeak/i.test(voice.id),
  );
  return human.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}
