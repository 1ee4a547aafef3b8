import { calledName, fillNames } from "@4d/cards";
import type { Character } from "@4d/contract";

/** A character's text with both names filled in. Pure. */
export const fillCharacterNames = (
  text: string,
  character: Pick<Character, "name" | "nickname">,
  user: string,
): string => fillNames(text, { user, char: calledName(character) });

/** A character's opening with one of its greetings. Pure. */
export function openingOf(
  character: Character,
  { user, greeting }: { user: string; greeting: number },
): { intro: string; greeting: string } {
  const { intro, greetings } = character;
  const words = greetings[greeting] ?? greetings[0] ?? "";
  return {
    intro: fillCharacterNames(intro, character, user),
    greeting: fillCharacterNames(words, character, user),
  };
}
