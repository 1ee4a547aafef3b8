import { isObject, type Json, type JsonObject, own } from "../json.ts";
import { textAfterDecorators } from "../lore/decorators.ts";

/** What a reader of version 2 shows its user, as the standard asks. */
const BACKFILL_WARNING =
  "这张角色卡是 V3 格式,当前以 V2 读取,部分内容缺失。请使用支持 Character Card V3 的应用。\n" +
  "This character card is Character Card V3, but it is loaded as a Character Card V2. " +
  "Please use a Character Card V3 compatible application to use this character card properly.";

const fieldsV2 = {
  texts: [
    "name",
    "description",
    "personality",
    "scenario",
    "first_mes",
    "mes_example",
    "creator_notes",
    "system_prompt",
    "post_history_instructions",
    "creator",
    "character_version",
  ],
  lists: ["alternate_greetings", "tags"],
} as const;

/** Known keys of an object whose values have the type version 2 gives them. */
function pick(raw: JsonObject, types: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(
    Object.entries(types).flatMap(([key, type]): [string, Json][] => {
      const value = own(raw, key);
      const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
      const fits = type === "texts" ? isList : typeof value === type && !Array.isArray(value);
      return fits && value !== undefined && value !== null ? [[key, value]] : [];
    }),
  );
}

const entryTypes = {
  keys: "texts",
  content: "string",
  extensions: "object",
  enabled: "boolean",
  insertion_order: "number",
  name: "string",
  priority: "number",
  id: "number",
  comment: "string",
  selective: "boolean",
  secondary_keys: "texts",
  constant: "boolean",
  case_sensitive: "boolean",
};

function entryV2(raw: Json): Json {
  const entry = isObject(raw) ? raw : {};
  const content = own(entry, "content");
  const position = own(entry, "position");
  const hasPosition = position === "before_char" || position === "after_char";
  return {
    ...{ keys: [], extensions: {}, enabled: true, insertion_order: 100 },
    ...pick(entry, entryTypes),
    content: typeof content === "string" ? textAfterDecorators(content) : "",
    ...(hasPosition ? { position } : {}),
  };
}

function bookV2(book: JsonObject): JsonObject {
  const types = {
    name: "string",
    description: "string",
    scan_depth: "number",
    token_budget: "number",
    recursive_scanning: "boolean",
    extensions: "object",
  };
  const entries = own(book, "entries");
  return {
    extensions: {},
    ...pick(book, types),
    entries: Array.isArray(entries) ? (entries as readonly Json[]).map(entryV2) : [],
  };
}

/** The version 2 of a version 3 card, with the warning in its notes; contains only what version 2 knows. */
export function backfill(data: JsonObject): JsonObject {
  const text = (key: string) => {
    const value = own(data, key);
    return typeof value === "string" ? value : "";
  };
  const book = own(data, "character_book");
  const notes = text("creator_notes");
  return {
    spec: "chara_card_v2",
    spec_version: "2.0",
    data: {
      ...Object.fromEntries(fieldsV2.texts.map((key) => [key, text(key)])),
      ...Object.fromEntries(fieldsV2.lists.map((key) => [key, []])),
      ...pick(data, { alternate_greetings: "texts", tags: "texts" }),
      extensions: {},
      ...pick(data, { extensions: "object" }),
      creator_notes: notes === "" ? BACKFILL_WARNING : `${BACKFILL_WARNING}\n\n${notes}`,
      ...(isObject(book) ? { character_book: bookV2(book) } : {}),
    },
  };
}

/** A card without the warning above, which is about another file. */
export function withoutBackfillWarning(raw: JsonObject): JsonObject {
  const data = own(raw, "data");
  if (!isObject(data)) return raw;
  const notes = own(data, "creator_notes");
  if (typeof notes !== "string" || !notes.startsWith(BACKFILL_WARNING)) return raw;
  return { ...raw, data: { ...data, creator_notes: notes.slice(BACKFILL_WARNING.length).trimStart() } };
}
