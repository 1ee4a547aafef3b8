import type { LoreRules } from "@4d/contract";
import { type Json, type JsonObject, own } from "../json.ts";
import { fieldLimits } from "../limits.ts";
import { ignoredDecorators } from "./conditions.ts";
import { extensionAt, filters, withoutTwins } from "./extension-names.ts";
import { looksLikePattern, patternOf, slashed } from "./patterns.ts";

// The numbers by which the commonest app writes logics, places and roles into an entry's extensions.
const LOGICS = [undefined, "notAll", "notAny", "andAll"] as const;
const POSITIONS = [
  ...["before_desc", "after_desc", "before_note", "after_note", "depth", "before_examples", "after_examples"],
] as readonly LoreRules["position"][];
const ROLES = ["system", "user", "assistant"] as const;

/** What is read of a card's entry here. */
interface LoreEntry {
  readonly keys: readonly string[];
  readonly secondaryKeys: readonly string[];
  readonly content: string;
  readonly useRegex: boolean;
  readonly caseSensitive: boolean | null;
  readonly extensions: JsonObject;
  readonly raw: JsonObject;
  readonly wholeWords?: boolean;
}

/** Whether the commonest app wrote the entry: it marks every entry `use_regex`, and means only keys in slashes. */
const marksEverything = ({ extensions }: Pick<LoreEntry, "extensions">): boolean =>
  ["selectiveLogic", "display_index", "useProbability", "exclude_recursion"].some(
    (key) => extensionAt(extensions, key) !== undefined,
  );

type Marked = Pick<LoreEntry, "keys" | "secondaryKeys" | "useRegex" | "caseSensitive" | "extensions">;

/** An entry's keys, with every pattern between slashes. */
export function keysOf(entry: Marked): { keys: readonly string[]; secondaryKeys: readonly string[] } {
  const { keys, secondaryKeys, useRegex } = entry;
  if (!useRegex || marksEverything(entry)) return { keys, secondaryKeys };
  const spelled = (key: string) => {
    const pattern = slashed(key, isCaseSensitive(entry));
    return pattern.length <= fieldLimits.loreKey ? pattern : key;
  };
  return { keys: keys.map(spelled), secondaryKeys: secondaryKeys.map(spelled) };
}

/** Whether case matters for an entry. */
export const isCaseSensitive = ({
  caseSensitive,
  extensions,
}: Pick<LoreEntry, "caseSensitive" | "extensions">): boolean =>
  caseSensitive ??
  (extensionAt(extensions, "case_sensitive") === true || own(extensions, "risu_case_sensitive") === true);

/** A number of an extension within a range; undefined for anything else. */
function whole(value: Json | undefined, least: number, most: number): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  return Math.min(most, Math.max(least, Math.trunc(value)));
}

/** Only the parts that are there. */
const present = (parts: { [K in keyof LoreRules]: LoreRules[K] | undefined }): LoreRules =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

function placeOf({ extensions, raw }: LoreEntry): LoreRules {
  const number = own(extensions, "position");
  const byNumber = typeof number === "number" ? POSITIONS[number] : undefined;
  if (byNumber === "depth")
    return present({
      position: "depth",
      depth: whole(own(extensions, "depth"), 0, 10_000) ?? 4,
      role: ROLES[whole(own(extensions, "role"), 0, 2) ?? 0],
    });
  if (byNumber) return { position: byNumber };
  const word = own(raw, "position");
  return word === "before_char" || word === "after_char"
    ? { position: word === "before_char" ? "before_desc" : "after_desc" }
    : {};
}

function probabilityOf(extensions: JsonObject): number | undefined {
  const given = own(extensions, "probability") ?? own(extensions, "risu_activationPercent");
  const share = own(extensions, "useProbability") === false ? undefined : whole(given, 0, 100);
  return share === 100 ? undefined : share;
}

/** Whole words are the ordinary case, so a book that asks for them changes nothing. */
function wholeWordsOf({ extensions, wholeWords }: LoreEntry): boolean | undefined {
  const said = extensionAt(extensions, "match_whole_words");
  if (typeof said === "boolean") return said;
  return wholeWords === false ? false : undefined;
}

/** What an entry of a card says besides its keys; decorators stay in its content. */
export function rulesOf(entry: LoreEntry): LoreRules {
  const { extensions } = entry;
  const { keys, secondaryKeys } = keysOf(entry);
  const at = (key: string) => extensionAt(extensions, key);
  const set = (key: string) => (at(key) === true ? true : undefined);
  const steps = (key: string) => whole(at(key), 0, 10_000) || undefined;
  const group = at("group");
  const weight = whole(at("group_weight"), 0, 10_000);
  const delayed = at("delay_until_recursion");
  const mayBePattern = entry.useRegex || marksEverything(entry);
  return present({
    patterns: (mayBePattern && [...keys, ...secondaryKeys].some((key) => patternOf(key))) || undefined,
    logic: LOGICS[whole(at("selectiveLogic"), 0, 3) ?? 0],
    wholeWords: wholeWordsOf(entry),
    probability: probabilityOf(extensions),
    scanDepth: whole(at("scan_depth"), 0, 10_000),
    excluded: set("exclude_recursion"),
    silent: set("prevent_recursion"),
    delayed: delayed === true ? 1 : whole(delayed, 0, 10) || undefined,
    group: typeof group === "string" && group !== "" ? group.slice(0, 200) : undefined,
    groupWeight: weight === 100 ? undefined : weight,
    groupFirst: set("group_override"),
    sticky: steps("sticky"),
    cooldown: steps("cooldown"),
    delay: steps("delay"),
    ...placeOf(entry),
  });
}

/** The extensions that say these rules, as the commonest app reads them, over what was there. */
export function extensionsWith(
  { extensions, wholeWords }: Pick<LoreEntry, "extensions" | "wholeWords">,
  rules: LoreRules,
): JsonObject {
  const { position } = rules;
  const place = position === undefined ? -1 : POSITIONS.indexOf(position);
  const parts = {
    selectiveLogic: LOGICS.indexOf(rules.logic),
    match_whole_words: rules.wholeWords ?? (wholeWords === false ? true : null),
    probability: rules.probability ?? 100,
    useProbability: true,
    scan_depth: rules.scanDepth ?? null,
    exclude_recursion: rules.excluded ?? false,
    prevent_recursion: rules.silent ?? false,
    delay_until_recursion: rules.delayed ?? 0,
    group: rules.group ?? "",
    group_weight: rules.groupWeight ?? 100,
    group_override: rules.groupFirst ?? false,
    sticky: rules.sticky ?? null,
    cooldown: rules.cooldown ?? null,
    delay: rules.delay ?? null,
    ...(place < 0 ? {} : { position: place }),
    ...(position === "depth" ? { depth: rules.depth ?? 4, role: ROLES.indexOf(rules.role ?? "system") } : {}),
  };
  return { ...withoutTwins(extensions, parts), ...parts };
}

const ELSEWHERE = [
  ...["persona_description", "character_description", "character_personality", "character_depth_prompt"],
  ...["scenario", "creator_notes"],
].map((name) => `match_${name}`);

const ASKED: Readonly<Record<string, RegExp>> = {
  instruct: /^(?:reverse_)?(?:instruct_|depth)/u,
  userIcon: /^is_user_icon$/u,
  uiPrompt: /^disable_ui_prompt$/u,
  inject: /^inject_/u,
  maxContext: /^ignore_on_max_context$/u,
};

/** What decorators that are not done ask for. */
function askedIn(content: string): Record<string, boolean> {
  const ignored = content.trimStart().startsWith("@@") ? ignoredDecorators(content) : [];
  const kinds = ignored.map(
    (name) => Object.keys(ASKED).find((kind) => ASKED[kind]?.test(name)) ?? "decorators",
  );
  return Object.fromEntries(kinds.map((kind) => [kind, true]));
}

/** What an entry asks for that is not done, by the keys of `undone` in `warning.ts`. */
export function undoneOf(entry: LoreEntry): string[] {
  const { extensions, content, keys, secondaryKeys, useRegex, raw } = entry;
  const at = (key: string) => extensionAt(extensions, key);
  const given = (key: string) => {
    const value = at(key);
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  };
  const found: Record<string, boolean> = {
    vectorized: given("vectorized"),
    outlet: at("position") === 7,
    automation: given("automation_id"),
    triggers: given("triggers"),
    elsewhere: ELSEWHERE.some(given),
    groupScoring: given("use_group_scoring"),
    ignoreBudget: given("ignore_budget"),
    characterFilter: filters(at("character_filter")),
    keyRelative: given("key_relative"),
    bias: given("lore_bias_groups"),
    searchRange: given("search_range"),
    allOf: given("all_of"),
    tokenLimit: given("token_limit"),
    subcontext: given("subcontext"),
    child: given("child_of") || own(raw, "mode") === "child",
    ...askedIn(content),
    badPattern:
      useRegex && [...keys, ...secondaryKeys].some((key) => looksLikePattern(key) && !patternOf(key)),
  };
  return Object.keys(found).filter((key) => found[key]);
}
