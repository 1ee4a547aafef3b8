import type { CharacterSheet } from "@4d/contract";
import { type DialogueStyle, type Persona, type Prepared, prepare } from "@4d/dialogue";

/** What the built-in engine knows of a character. */
function personaOf(sheet: CharacterSheet): Persona {
  return {
    name: sheet.nickname || sheet.name,
    tagline: sheet.tagline,
    description: sheet.description,
    examples: sheet.examples.map(({ ask, answer }) => ({ asks: [ask], answers: [answer] })),
    lore: sheet.lore.filter(({ enabled }) => enabled),
    greetings: [sheet.firstMes, ...sheet.alternateGreetings].filter((one) => one !== ""),
  };
}

/** Its style as the engine takes it. */
export const styleOf = ({ style }: CharacterSheet): DialogueStyle => style;

const KEPT = 200;
const kept = new Map<string, Prepared>();

/** A character made ready for conversation, kept while it is talked with. */
export function preparedOf(characterId: number, version: number, sheet: CharacterSheet): Prepared {
  const key = `${characterId}:${version}`;
  const known = kept.get(key) ?? prepare(personaOf(sheet));
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}
