import { type CharacterSheet, characterSheet, emptySheet, SHEET_MAX as max } from "@4d/contract";
import type { Starter } from "@4d/dialogue/starters";
import { synthVoiceOf } from "@4d/voice-synth";

/** Which of our voices fits a starter: by its wave, with deeper ones apart. */
const VOICES = {
  sine: { high: "chime", low: "flute" },
  triangle: { high: "musicbox", low: "cello" },
  square: { high: "arcade", low: "radio" },
  sawtooth: { high: "kitten", low: "cello" },
} as const;
const DEEP = 220;

const percent = (value: number, of: number) => Math.min(200, Math.max(50, Math.round((100 * value) / of)));

function voiceOf({ voice }: Starter): CharacterSheet["voice"] {
  const voiceId = VOICES[voice.wave][voice.pitch < DEEP ? "low" : "high"];
  const synthVoice = synthVoiceOf(voiceId);
  const pitch = percent(voice.pitch, synthVoice.base);
  return { kind: "blip", voiceId, pitch, rate: percent(voice.rate, synthVoice.rate), narrationId: "" };
}

/** The first wording and first answer of each exchange, in the author's own language first. */
const examplesOf = ({ persona }: Starter): CharacterSheet["examples"] =>
  persona.examples
    .flatMap(({ asks: [ask = ""], answers: [answer = ""] }) =>
      ask === "" || answer === "" ? [] : [{ ask, answer }],
    )
    .slice(0, max.examples);

/** Replaces the starters' placeholder for the user's name with the one of cards. */
const asCard = (text: string) => text.replaceAll("{user}", "{{user}}");

/** A starter character as a sheet, without its pictures (`CHAR-7`). */
export function sheetOfStarter(starter: Starter): CharacterSheet {
  return characterSheet.parse({
    ...emptySheet,
    name: starter.name,
    nickname: starter.nickname,
    tagline: starter.tagline,
    intro: asCard(starter.intro),
    description: starter.description,
    personality: starter.personality,
    scenario: starter.scenario,
    firstMes: asCard(starter.firstMessage),
    alternateGreetings: starter.greetings.map(asCard),
    groupGreetings: [asCard(starter.hello)],
    starters: [...starter.openings],
    examples: examplesOf(starter),
    tags: [...starter.tags],
    style: { ...starter.style, preset: "natural", custom: "" },
    voice: voiceOf(starter),
    lore: starter.lore.map(({ keys, content }) => ({
      keys: [...keys],
      secondaryKeys: [],
      content,
      enabled: true,
      constant: false,
      caseSensitive: false,
      insertionOrder: 100,
      priority: 0,
    })),
  });
}
