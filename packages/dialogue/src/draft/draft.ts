import type { Exchange, Lore } from "../persona.ts";
import type { StylePreset } from "../style.ts";

/** A whole character to start from; every field is within the limits of `character` (`characters §2.1`). */
export interface CharacterDraft {
  readonly name: string;
  readonly tagline: string;
  readonly tags: readonly string[];
  readonly intro: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly firstMessage: string;
  readonly greetings: readonly string[];
  readonly examples: readonly Exchange[];
  readonly lore: readonly Lore[];
  readonly style: StylePreset["key"];
}

/** Longest texts of a character, in characters (`characters §2.1`). */
export const CHARACTER_MAX = {
  name: 20,
  tagline: 40,
  tags: 8,
  tag: 10,
  intro: 500,
  description: 4000,
  personality: 1000,
  scenario: 1000,
  firstMessage: 1000,
  greetings: 10,
  greeting: 1000,
} as const;
