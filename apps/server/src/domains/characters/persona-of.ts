import { textAfterDecorators } from "@4d/cards";
import type { CharacterSheet } from "@4d/contract";
import { type DialogueStyle, type Persona, type PreparedPersona, prepare } from "@4d/dialogue";
import { STARTERS } from "@4d/dialogue/starters";
import { BoundedMap } from "../../platform/bounded-map.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { CharacterRow } from "./characters.table.ts";
import { readSource } from "./source.ts";

type Origin = Pick<CharacterRow, "source">;

/** What a starter of ours knows beyond its sheet: more wordings, replies to replies, small talk, its manner. */
function starterPersonaOf({ source }: Origin): Partial<Persona> {
  const origin = readSource(source);
  return STARTERS.find(({ key }) => origin?.kind === "starter" && key === origin.key)?.persona ?? {};
}

/** What the built-in engine knows of a character. */
function personaOf(sheet: CharacterSheet, origin: Origin): Persona {
  return {
    name: sheet.nickname || sheet.name,
    tagline: sheet.tagline,
    description: sheet.description,
    examples: sheet.examples.map(({ ask, answer }) => ({ asks: [ask], answers: [answer] })),
    // Decorators are for models: nobody says them.
    lore: sheet.lore
      .filter(({ enabled }) => enabled)
      .map(({ keys, content }) => ({ keys, content: textAfterDecorators(content) })),
    greetings: [sheet.firstMes, ...sheet.alternateGreetings].filter((one) => one !== ""),
    ...starterPersonaOf(origin),
  };
}

/** Its style as the engine takes it. */
export const styleOf = ({ style }: CharacterSheet): DialogueStyle => style;

/** Characters kept ready; made anew it takes some milliseconds. */
const CACHED_PERSONAS = 200;
const personaCacheOf = perServices(() => new BoundedMap<string, PreparedPersona>(CACHED_PERSONAS));

/** What is prepared once for its key. */
function cachedPersona(services: Services, key: string, persona: () => Persona): PreparedPersona {
  const known = personaCacheOf(services);
  const found = known.get(key);
  if (found) return found;
  const made = prepare(persona());
  known.set(key, made);
  return made;
}

/** A character made ready for conversation, kept while it is talked with. */
export const preparedOf = (
  services: Services,
  row: Pick<CharacterRow, "id" | "live_version" | "source">,
  sheet: CharacterSheet,
): PreparedPersona => cachedPersona(services, `${row.id}:${row.live_version}`, () => personaOf(sheet, row));

/** A character as its author works on it, made ready. */
export const preparedDraft = (
  services: Services,
  row: Pick<CharacterRow, "id" | "version" | "source">,
  sheet: CharacterSheet,
): PreparedPersona => cachedPersona(services, `draft:${row.id}:${row.version}`, () => personaOf(sheet, row));
