import type { Character } from "@4d/contract";
import { characterText } from "../characters/index.ts";

/** A character's opening with one of its greetings. */
export function openingOf(
  character: Character,
  { user, greeting }: { user: string; greeting: number },
): { intro: string; greeting: string } {
  const { intro, greetings } = character;
  const words = greetings[greeting] ?? greetings[0] ?? "";
  return {
    intro: characterText(intro, character, user),
    greeting: characterText(words, character, user),
  };
}
