import type { Lore, Persona } from "../persona.ts";
import { parseScript } from "../script/parse-script.ts";
import type { DialogueStyle } from "../style.ts";

/** The sound of a synthesised voice: one tone a syllable (`characters §4.2`). */
export interface StarterVoice {
  /** Middle of the voice, in hertz. */
  readonly pitch: number;
  /** Syllables a second. */
  readonly rate: number;
  readonly wave: "sine" | "triangle" | "square" | "sawtooth";
}

/**
 * A character that comes with the product (`characters §14`); its texts are within the limits of `character`
 * there.
 */
export interface StarterProfile {
  readonly key: string;
  readonly name: string;
  readonly nickname: string;
  readonly tagline: string;
  readonly tags: readonly string[];
  /** Shown when a chat begins, never said. */
  readonly intro: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly firstMessage: string;
  readonly greetings: readonly string[];
  /** Said when the character joins a group. */
  readonly hello: string;
  /** How it addresses somebody whose name it does not know. */
  readonly callsUser: string;
  readonly lore: readonly Lore[];
  readonly style: DialogueStyle;
  readonly voice: StarterVoice;
  /** Three things a new user could say first. */
  readonly openings: readonly [string, string, string];
}

export interface Starter extends StarterProfile {
  readonly persona: Persona;
}

/** Makes a starter from a profile and scripts: its replies, its manner of speaking, what it says of itself. */
export function starter(profile: StarterProfile, ...scripts: readonly string[]): Starter {
  const script = parseScript(...scripts);
  const { name, callsUser, tagline, description, lore, greetings, firstMessage } = profile;
  const allGreetings = [firstMessage, ...greetings, ...script.greetings];
  return {
    ...profile,
    persona: { ...script, name, callsUser, tagline, description, lore, greetings: allGreetings },
  };
}
