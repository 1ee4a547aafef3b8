import { patternOf, textAfterDecorators, wordsOfPattern } from "@4d/cards";
import type { CharacterSheet, LoreEntry } from "@4d/contract";
import { type DialogueStyle, type Persona, type PreparedPersona, prepare } from "@4d/dialogue";
import { STARTERS } from "@4d/dialogue/starters";
import { BoundedMap } from "../../platform/bounded-map.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { CharacterRow } from "./characters.table.ts";
import { readSource } from "./source.ts";

type Origin = Pick<CharacterRow, "source">;

/** What a built-in starter has beyond its sheet: more wordings, follow-ups, small talk, mannerisms. */
function starterPersonaOf({ source }: Origin): Partial<Persona> {
  const origin = readSource(source);
  return STARTERS.find(({ key }) => origin?.kind === "starter" && key === origin.key)?.persona ?? {};
}

/** The words that call an entry up; the built-in engine runs no patterns, but knows those that only list words. */
const plainKeysOf = ({ keys, rules }: LoreEntry): string[] =>
  keys.flatMap((key) => {
    const pattern = rules?.patterns ? patternOf(key) : undefined;
    return pattern ? (wordsOfPattern(pattern) ?? []) : [key];
  });

/** A character in the form the built-in engine takes. */
function personaOf(sheet: CharacterSheet, origin: Origin): Persona {
  return {
    name: sheet.nickname || sheet.name,
    tagline: sheet.tagline,
    description: sheet.description,
    examples: sheet.examples.map(({ ask, answer }) => ({ asks: [ask], answers: [answer] })),
    // Decorators are for models and must not be spoken.
    lore: sheet.lore
      .filter(({ enabled }) => enabled)
      .map((entry) => ({ keys: plainKeysOf(entry), content: textAfterDecorators(entry.content) })),
    greetings: [sheet.firstMes, ...sheet.alternateGreetings].filter((one) => one !== ""),
    ...starterPersonaOf(origin),
  };
}

/** The style as the engine takes it. */
export const styleOf = ({ style }: CharacterSheet): DialogueStyle => style;

/** The most prepared characters in memory; preparing one takes some milliseconds. */
const CACHED_PERSONAS = 200;
const personaCacheOf = perServices(() => new BoundedMap<string, PreparedPersona>(CACHED_PERSONAS));

/** Prepares a persona once per key. */
function cachedPersona(services: Services, key: string, persona: () => Persona): PreparedPersona {
  const known = personaCacheOf(services);
  const found = known.get(key);
  if (found) return found;
  const made = prepare(persona());
  known.set(key, made);
  return made;
}

/** A sheet, and what differs whenever the books in it do. */
interface Spoken {
  sheet: CharacterSheet;
  booksKey: string;
}

/** A published character prepared for conversation, cached while it is in use. */
export const preparedOf = (
  services: Services,
  row: Pick<CharacterRow, "id" | "live_version" | "source">,
  { sheet, booksKey }: Spoken,
): PreparedPersona =>
  cachedPersona(services, `${row.id}:${row.live_version}:${booksKey}`, () => personaOf(sheet, row));

/** A draft prepared for conversation. */
export const preparedDraft = (
  services: Services,
  row: Pick<CharacterRow, "id" | "version" | "source">,
  { sheet, booksKey }: Spoken,
): PreparedPersona =>
  cachedPersona(services, `draft:${row.id}:${row.version}:${booksKey}`, () => personaOf(sheet, row));
