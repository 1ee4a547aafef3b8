import { isObject, type Json, type JsonObject, own } from "../json.ts";
import { fieldLimits } from "../limits.ts";
import { undoneOf } from "../lore/entry-rules.ts";
import { worldInfoEntry } from "../lore/foreign-books.ts";
import { type Note, silent } from "../warning.ts";
import { type Codec, overlay, readAll, type Table } from "./codec.ts";
import { flag, line, list, maybe, object, text, whole, words } from "./codecs.ts";

/** What is written of an entry; null means absent, which leaves it to the app. */
export interface LoreFields {
  readonly keys: readonly string[];
  readonly secondaryKeys: readonly string[];
  /** With its decorators. */
  readonly content: string;
  readonly enabled: boolean;
  readonly constant: boolean;
  /** Secondary keys count only when this is set. */
  readonly selective: boolean;
  readonly insertionOrder: number;
  readonly priority: number | null;
  readonly caseSensitive: boolean | null;
  /** Keys may be patterns (`keysOf`). */
  readonly useRegex: boolean;
  readonly name: string;
  readonly comment: string;
  readonly extensions: JsonObject;
}

export interface LoreEntry extends LoreFields {
  /** What its book says of all keys, for an entry that does not say it itself. */
  readonly wholeWords?: boolean;
  /** The entry as it was read, with everything unknown; empty for one made here. */
  readonly raw: JsonObject;
}

interface BookFields {
  readonly name: string;
  readonly description: string;
  readonly scanDepth: number | null;
  readonly tokenBudget: number | null;
  readonly recursiveScanning: boolean | null;
  readonly extensions: JsonObject;
  readonly entries: readonly LoreEntry[];
}

export interface Lorebook extends BookFields {
  /** The book as it was read. */
  readonly raw: JsonObject;
}

const { loreContent, loreEntries, loreKey, loreKeys, loreName, loreOrder } = fieldLimits;

const entryTable: Table<LoreFields> = {
  keys: words("keys", loreKeys, loreKey, true),
  secondaryKeys: words("secondary_keys", loreKeys, loreKey),
  content: text("content", loreContent, true),
  enabled: flag("enabled", true, true),
  constant: flag("constant", false),
  selective: flag("selective", false),
  insertionOrder: whole("insertion_order", 100, loreOrder),
  priority: whole("priority", null, loreOrder),
  caseSensitive: maybe("case_sensitive", "boolean"),
  useRegex: flag("use_regex", false, true),
  name: line("name", loreName),
  comment: text("comment", loreContent),
  extensions: object("extensions", true),
};

/** An entry that is written as world info has it, with a card's fields; any other as it is. */
const inCardShape = (raw: JsonObject): JsonObject =>
  Array.isArray(own(raw, "key")) && own(raw, "keys") === undefined ? { ...raw, ...worldInfoEntry(raw) } : raw;

/** The items of a list, or of an object whose names are their numbers. */
const itemsOf = (value: Json): readonly Json[] => {
  if (isObject(value)) return Object.values(value);
  return Array.isArray(value) ? (value as readonly Json[]) : [];
};

const entries: Codec<readonly LoreEntry[]> = {
  key: "entries",
  required: true,
  nested: true,
  empty: [],
  read: (value, at, note) =>
    list(isObject(value) ? itemsOf(value) : value, loreEntries, at, note).flatMap((held, index) => {
      if (isObject(held)) {
        const raw = inCardShape(held);
        return [{ ...readAll(entryTable, raw, `${at}[${index}].`, note), raw }];
      }
      note("wrongType", `${at}[${index}]`);
      return [];
    }),
  write: (held) => held.map((entry) => overlay(entryTable, entry.raw, entry)),
};

const bookTable: Table<BookFields> = {
  name: line("name", loreName),
  description: text("description", loreContent),
  scanDepth: maybe("scan_depth", "number"),
  tokenBudget: maybe("token_budget", "number"),
  recursiveScanning: maybe("recursive_scanning", "boolean"),
  extensions: object("extensions", true),
  entries,
};

/** A lorebook from its JSON. */
export function readLorebook(raw: JsonObject, at: string, note: Note): Lorebook {
  const fields = readAll(bookTable, raw, at, note);
  const undone = new Map<string, number>();
  for (const name of fields.entries.flatMap(undoneOf)) undone.set(name, (undone.get(name) ?? 0) + 1);
  for (const [name, count] of undone) note("loreUndone", `lore:${name}`, count);
  const wholeWords = own(fields.extensions, "risu_fullWordMatching");
  const held =
    typeof wholeWords === "boolean"
      ? fields.entries.map((entry) => ({ ...entry, wholeWords }))
      : fields.entries;
  return { ...fields, entries: held, raw };
}

/** A lorebook as V3 has it, with everything it came with. */
export function lorebookJson(book: Lorebook): JsonObject {
  const { raw, ...fields } = book;
  const written = overlay(bookTable, raw, fields);
  const beyond = itemsOf(own(raw, "entries") ?? []).slice(loreEntries);
  const unread = fields.entries.length === loreEntries ? beyond : [];
  return { ...written, entries: [...(written.entries as readonly Json[]), ...unread] };
}

/** The card's lorebook, or null. */
export const bookCodec: Codec<Lorebook | null> = {
  key: "character_book",
  required: false,
  nested: true,
  empty: null,
  read: (value, at, note) => {
    if (isObject(value)) return readLorebook(value, `${at}.`, note);
    note("wrongType", at);
    return null;
  },
  write: (book) => (book === null ? null : lorebookJson(book)),
};

/** An entry made here. */
export function makeLoreEntry(fields: Partial<LoreFields>): LoreEntry {
  return { ...readAll(entryTable, {}, "", silent), ...fields, raw: {} };
}

/** A book made here. */
export function makeLorebook(made: readonly LoreEntry[]): Lorebook {
  return { ...readAll(bookTable, {}, "", silent), entries: made, raw: {} };
}
