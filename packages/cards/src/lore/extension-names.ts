import { isObject, type Json, type JsonObject, own } from "../json.ts";

/** What SillyTavern's world info and the extensions of its cards call the same. */
export const SNAKE: Readonly<Record<string, string>> = {
  excludeRecursion: "exclude_recursion",
  preventRecursion: "prevent_recursion",
  delayUntilRecursion: "delay_until_recursion",
  displayIndex: "display_index",
  groupOverride: "group_override",
  groupWeight: "group_weight",
  scanDepth: "scan_depth",
  matchWholeWords: "match_whole_words",
  useGroupScoring: "use_group_scoring",
  caseSensitive: "case_sensitive",
  characterFilter: "character_filter",
  automationId: "automation_id",
  outletName: "outlet_name",
  ignoreBudget: "ignore_budget",
  matchPersonaDescription: "match_persona_description",
  matchCharacterDescription: "match_character_description",
  matchCharacterPersonality: "match_character_personality",
  matchCharacterDepthPrompt: "match_character_depth_prompt",
  matchScenario: "match_scenario",
  matchCreatorNotes: "match_creator_notes",
};
const CAMEL = new Map(Object.entries(SNAKE).map(([camel, snake]) => [snake, camel]));

/** A name of an extension as world info spells it. */
export const camelOf = (name: string): string => CAMEL.get(name) ?? name;

/** What an entry's extensions say under a name, in either of its spellings. */
export function extensionAt(extensions: JsonObject, name: string): Json | undefined {
  const said = own(extensions, name) ?? undefined;
  const camel = CAMEL.get(name);
  return said === undefined && camel !== undefined ? own(extensions, camel) : said;
}

/** The extensions without the other spellings of these names, which would contradict them. */
export const withoutTwins = (extensions: JsonObject, names: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(extensions).filter(
      ([key]) => !(Object.hasOwn(SNAKE, key) && own(names, SNAKE[key] ?? "") !== undefined),
    ),
  );

const isNamed = (list: Json | undefined): boolean => Array.isArray(list) && list.length > 0;

/** Whether a filter by character names anybody. */
export const filters = (value: Json | undefined): boolean =>
  value === true || (isObject(value) && (isNamed(own(value, "names")) || isNamed(own(value, "tags"))));
