import { isObject, type Json, type JsonObject, own } from "../json.ts";
import { SNAKE } from "./extension-names.ts";
import { tokensOf } from "./tokens.ts";

const textAt = (entry: JsonObject, key: string): string => {
  const value = own(entry, key);
  return typeof value === "string" ? value : "";
};
const numberAt = (entry: JsonObject, key: string, otherwise: number): number => {
  const value = own(entry, key);
  return typeof value === "number" ? value : otherwise;
};
const textsAt = (entry: JsonObject, key: string): string[] => {
  const value = own(entry, key);
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  return items.filter((item): item is string => typeof item === "string");
};
/** The words between commas; commas inside a pattern separate nothing. */
const split = (text: string, ofPatterns: boolean): string[] =>
  text
    .split(ofPatterns ? /,\s*(?=\/)/u : ",")
    .map((key) => key.trim())
    .filter((key) => key !== "");

const objects = (list: Json | undefined): JsonObject[] => {
  const all = Array.isArray(list) ? (list as readonly Json[]) : Object.values(isObject(list) ? list : {});
  return all.flatMap((one) => (isObject(one) ? [one] : []));
};

const PLAIN = [
  "uid",
  "key",
  "keysecondary",
  "comment",
  "content",
  "constant",
  "selective",
  "order",
  "disable",
  ...["keys", "secondary_keys", "insertion_order", "enabled", "case_sensitive", "priority"],
];

/** An entry of SillyTavern's world info as version 3 has it. */
export function worldInfoEntry(entry: JsonObject): JsonObject {
  const rest = Object.entries(entry).filter(([key]) => !PLAIN.includes(key) && key !== "extensions");
  const held = own(entry, "extensions");
  const caseSensitive = own(entry, "caseSensitive") ?? own(entry, "case_sensitive");
  const priority = own(entry, "priority");
  const position = own(entry, "position");
  const secondary = textsAt(entry, "keysecondary");
  return {
    id: numberAt(entry, "uid", 0),
    keys: textsAt(entry, "key"),
    secondary_keys: secondary.length > 0 ? secondary : textsAt(entry, "secondary_keys"),
    comment: textAt(entry, "comment") || textAt(entry, "name"),
    content: textAt(entry, "content"),
    constant: own(entry, "constant") === true,
    selective: own(entry, "selective") !== false,
    insertion_order: numberAt(entry, "order", numberAt(entry, "insertion_order", 100)),
    ...(typeof priority === "number" ? { priority } : {}),
    enabled: own(entry, "disable") !== true && own(entry, "enabled") !== false,
    position: position === 1 || position === "after_char" ? "after_char" : "before_char",
    use_regex: true,
    ...(typeof caseSensitive === "boolean" ? { case_sensitive: caseSensitive } : {}),
    extensions: {
      ...(isObject(held) ? held : {}),
      selectiveLogic: 0,
      ...Object.fromEntries(rest.map(([key, value]) => [SNAKE[key] ?? key, value])),
    },
  };
}

function risuEntry(entry: JsonObject): JsonObject | undefined {
  const mode = own(entry, "mode");
  // A folder holds nothing of its own.
  if (mode === "folder") return undefined;
  const ofPatterns = own(entry, "useRegex") === true;
  const more = own(entry, "extentions");
  const sensitive = isObject(more) && own(more, "risu_case_sensitive") === true;
  const secondary = split(textAt(entry, "secondkey"), ofPatterns);
  const order = numberAt(entry, "insertorder", 100);
  const share = own(entry, "activationPercent");
  return {
    keys: split(textAt(entry, "key"), ofPatterns),
    secondary_keys: secondary,
    name: textAt(entry, "comment"),
    comment: textAt(entry, "comment"),
    content: textAt(entry, "content"),
    constant: own(entry, "alwaysActive") === true || mode === "constant",
    selective: own(entry, "selective") === true && secondary.length > 0,
    insertion_order: order,
    priority: order,
    enabled: true,
    use_regex: ofPatterns,
    case_sensitive: sensitive,
    extensions: {
      ...(isObject(more) ? more : {}),
      // There a key is found inside of other words.
      match_whole_words: false,
      ...(typeof share === "number" ? { probability: share } : {}),
      ...(mode === "child" ? { child_of: textAt(entry, "id") } : {}),
    },
  };
}

function agnaiEntry(entry: JsonObject): JsonObject {
  const words = textsAt(entry, "keywords");
  // `*` stands for any letters there, `?` for one.
  const wild = (word: string) =>
    /[*?]/u.test(word)
      ? `/\\b${word
          .replaceAll(/[\\^$.+()[\]{}|/]/gu, String.raw`\$&`)
          .replaceAll("*", String.raw`\w*`)
          .replaceAll("?", String.raw`\w`)}\\b/i`
      : word;
  const keys = words.map(wild);
  const secondary = textsAt(entry, "secondaryKeys");
  const position = own(entry, "position");
  return {
    keys,
    secondary_keys: secondary,
    selective: own(entry, "selective") === true && secondary.length > 0,
    constant: own(entry, "constant") === true,
    ...(typeof position === "string" ? { position } : {}),
    name: textAt(entry, "name"),
    comment: textAt(entry, "comment") || textAt(entry, "name"),
    content: textAt(entry, "entry"),
    insertion_order: numberAt(entry, "weight", 0),
    priority: numberAt(entry, "priority", 0),
    enabled: own(entry, "enabled") !== false,
    use_regex: keys.some((key, at) => key !== words[at]),
    extensions: { selectiveLogic: 0 },
  };
}

const isAgnais = (entry: JsonObject): boolean =>
  typeof own(entry, "entry") === "string" &&
  (Array.isArray(own(entry, "keywords")) || typeof own(entry, "name") === "string");

/** `a & b` needs both: the first becomes the key and the others are all needed beside it. */
function novelKeys(keys: readonly string[]) {
  const parts = (keys.length === 1 ? (keys[0] ?? "") : "").split(" & ").map((key) => key.trim());
  const [first = "", ...others] = parts;
  return others.length > 0 && !first.startsWith("/")
    ? { keys: [first], secondary_keys: others, selective: true }
    : { keys, secondary_keys: [], selective: false };
}

/** Whether an entry's own limit would cut its text there: in tokens, or as a share of the context. */
const isLimited = (text: string, most: Json | undefined): boolean =>
  typeof most === "number" && most > 0 && most !== 1 && (most < 1 || tokensOf(text) > most);

/** The names of categories that are switched off, and of those whose entries stand together in a text of their own. */
interface Categories {
  readonly closed: ReadonlySet<string>;
  readonly apart: ReadonlySet<string>;
}

function categoriesOf(json: JsonObject): Categories {
  const all = objects(own(json, "categories"));
  const named = (key: string, value: boolean) =>
    new Set(all.filter((one) => own(one, key) === value).map((one) => textAt(one, "id")));
  return { closed: named("enabled", false), apart: named("createSubcontext", true) };
}

function novelEntry(entry: JsonObject, { closed, apart }: Categories): JsonObject {
  const config = own(entry, "contextConfig");
  const context = isObject(config) ? config : {};
  const importance = numberAt(context, "budgetPriority", 400);
  const keys = novelKeys(textsAt(entry, "keys"));
  const range = own(entry, "searchRange");
  // An entry that others call up is searched for everywhere.
  const cascades = own(entry, "nonStoryActivatable") === true;
  return {
    ...keys,
    name: textAt(entry, "displayName"),
    comment: textAt(entry, "displayName"),
    content: `${textAt(context, "prefix")}${textAt(entry, "text")}${textAt(context, "suffix")}`.trim(),
    constant: own(entry, "forceActivation") === true,
    insertion_order: importance,
    priority: importance,
    enabled: own(entry, "enabled") !== false && !closed.has(textAt(entry, "category")),
    use_regex: true,
    extensions: {
      selectiveLogic: keys.selective ? 3 : 0,
      exclude_recursion: !cascades,
      ...(own(entry, "keyRelative") === true ? { key_relative: true } : {}),
      ...(biased(own(entry, "loreBiasGroups")) ? { lore_bias_groups: true } : {}),
      ...(typeof range === "number" && range !== 1000 && !cascades ? { search_range: range } : {}),
      ...(isLimited(textAt(entry, "text"), own(context, "tokenBudget")) ? { token_limit: true } : {}),
      ...(apart.has(textAt(entry, "category")) ? { subcontext: true } : {}),
      ...(keys.keys.some((key) => !key.startsWith("/") && key.includes(" & ")) ? { all_of: true } : {}),
    },
  };
}

const biased = (groups: Json | undefined): boolean =>
  objects(groups).some(
    (group) => textsAt(group, "phrases").length > 0 || objects(own(group, "phrases")).length > 0,
  );

/** What a file says of all its entries, by its own names or by those of version 3. */
function settingsOf(json: JsonObject): JsonObject {
  const found = Object.entries({
    scan_depth: ["number", "scan_depth", "scanDepth"],
    token_budget: ["number", "token_budget", "tokenBudget"],
    recursive_scanning: ["boolean", "recursive_scanning", "recursiveScanning"],
  } as const).flatMap(([name, [type, ...spellings]]) => {
    const value = spellings.map((key) => own(json, key)).find((one) => typeof one === type);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

const book = (
  json: JsonObject,
  entries: readonly JsonObject[],
  otherwise: JsonObject = { recursive_scanning: true },
): JsonObject => ({
  ...(textAt(json, "name") === "" ? {} : { name: textAt(json, "name") }),
  ...(textAt(json, "description") === "" ? {} : { description: textAt(json, "description") }),
  ...otherwise,
  ...settingsOf(json),
  extensions: {},
  entries,
});

/**
 * A lorebook of another app as version 3 has it: SillyTavern's world info, books of RisuAI, Agnai and NovelAI, and a
 * card's book by itself. What has no field there lies in the extensions, by SillyTavern's names. Undefined for
 * anything else.
 */
export function foreignBook(json: JsonObject): JsonObject | undefined {
  if (own(json, "type") === "risu" && Array.isArray(own(json, "data")))
    return book(
      json,
      objects(own(json, "data")).flatMap((entry): JsonObject[] => {
        const made = risuEntry(entry);
        return made ? [made] : [];
      }),
    );
  const list = own(json, "entries");
  if (list === undefined || own(json, "first_mes") !== undefined || own(json, "spec") !== undefined)
    return undefined;
  const entries = objects(list);
  if (own(json, "kind") === "memory" || entries.some(isAgnais))
    return book(json, entries.map(agnaiEntry), { recursive_scanning: false });
  if (own(json, "lorebookVersion") !== undefined) {
    const categories = categoriesOf(json);
    return book(
      json,
      entries.map((entry) => novelEntry(entry, categories)),
    );
  }
  if (entries.some((entry) => Array.isArray(own(entry, "key"))))
    return book(json, entries.map(worldInfoEntry));
  return entries.some((entry) => Array.isArray(own(entry, "keys"))) ? { ...json, entries } : undefined;
}
