import type { CharacterSheet } from "@4d/contract";
import { type DialogueStyle, type Persona, type Prepared, prepare } from "@4d/dialogue";
import { BoundedMap } from "../../platform/bounded-map.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { CharacterRow } from "./characters.table.ts";

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

/** Characters kept ready; made anew it takes some milliseconds. */
const KEPT = 200;
const keptOf = perServices(() => new BoundedMap<string, Prepared>(KEPT));

/** What is prepared once for its key. */
function kept(services: Services, key: string, persona: () => Persona): Prepared {
  const known = keptOf(services);
  const found = known.get(key);
  if (found) return found;
  const made = prepare(persona());
  known.set(key, made);
  return made;
}

/** A character made ready for conversation, kept while it is talked with. */
export const preparedOf = (
  services: Services,
  { id, live_version }: Pick<CharacterRow, "id" | "live_version">,
  sheet: CharacterSheet,
): Prepared => kept(services, `${id}:${live_version}`, () => personaOf(sheet));

/** A character as its author works on it, made ready. */
export const preparedDraft = (
  services: Services,
  { id, version }: Pick<CharacterRow, "id" | "version">,
  sheet: CharacterSheet,
): Prepared => kept(services, `draft:${id}:${version}`, () => personaOf(sheet));
