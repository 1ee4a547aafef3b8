import { isObject, type Json, type JsonObject, own } from "../json.ts";
import { foreignBook } from "../lore/foreign-books.ts";

const textAt = (raw: JsonObject, key: string): string => {
  const value = own(raw, key);
  return typeof value === "string" ? value : "";
};
const hasTexts = (raw: JsonObject, ...keys: readonly string[]): boolean =>
  keys.every((key) => typeof own(raw, key) === "string");

/** Agnai's description of a character: one text, or words by what they are about. */
function personaOf(persona: Json | undefined): string {
  const attributes = isObject(persona) ? own(persona, "attributes") : undefined;
  if (!isObject(persona) || !isObject(attributes)) return "";
  const isText = own(persona, "kind") === "text" || own(persona, "kind") === "boostyle";
  const joint = own(persona, "kind") === "boostyle" ? " + " : ", ";
  return Object.entries(attributes)
    .flatMap(([name, words]) => {
      const all = (Array.isArray(words) ? (words as readonly Json[]) : []).filter(
        (one) => typeof one === "string",
      );
      if (all.length === 0) return [];
      return [isText ? all.join(joint) : `${name}: ${all.join(joint)}`];
    })
    .join("\n");
}

function agnaiCharacter(raw: JsonObject): JsonObject {
  const held = own(raw, "characterBook");
  const book = isObject(held) ? foreignBook({ ...held, kind: "memory" }) : undefined;
  return {
    description: personaOf(own(raw, "persona")),
    first_mes: textAt(raw, "greeting"),
    mes_example: textAt(raw, "sampleChat"),
    system_prompt: textAt(raw, "systemPrompt"),
    post_history_instructions: textAt(raw, "postHistoryInstructions"),
    creator_notes: textAt(raw, "description"),
    character_version: textAt(raw, "characterVersion"),
    alternate_greetings: own(raw, "alternateGreetings") ?? [],
    ...(book ? { character_book: book } : {}),
  };
}

const oldCharacter = (raw: JsonObject): JsonObject => ({
  name: textAt(raw, "char_name"),
  description: textAt(raw, "char_persona"),
  scenario: textAt(raw, "world_scenario"),
  first_mes: textAt(raw, "char_greeting"),
  mes_example: textAt(raw, "example_dialogue"),
});

const definedCharacter = (raw: JsonObject): JsonObject => ({
  description: [textAt(raw, "description"), textAt(raw, "definition")]
    .filter((one) => one !== "")
    .join("\n\n"),
  first_mes: textAt(raw, "greeting"),
});

/**
 * A character of another app as version 2 has it: Agnai's, one with the names of older apps (`char_name`), and one with
 * a definition and a greeting. What has no field there stays beside it. Undefined for anything else.
 */
export function foreignCharacter(raw: JsonObject): JsonObject | undefined {
  if (own(raw, "spec") !== undefined || own(raw, "data") !== undefined || own(raw, "first_mes") !== undefined)
    return undefined;
  const made = fieldsOf(raw);
  if (!made) return undefined;
  const extensions = own(raw, "extensions");
  const data = { ...raw, ...made, extensions: isObject(extensions) ? extensions : {} };
  return { spec: "chara_card_v2", spec_version: "2.0", data };
}

function fieldsOf(raw: JsonObject): JsonObject | undefined {
  if (own(raw, "kind") === "character" && isObject(own(raw, "persona"))) return agnaiCharacter(raw);
  if (hasTexts(raw, "char_name") && (hasTexts(raw, "char_persona") || hasTexts(raw, "char_greeting")))
    return oldCharacter(raw);
  return hasTexts(raw, "name", "greeting", "definition") ? definedCharacter(raw) : undefined;
}
