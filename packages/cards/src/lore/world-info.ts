import { type Lorebook, type LoreEntry, lorebookJson } from "../card/lorebook.ts";
import { isObject, type Json, type JsonObject, own } from "../json.ts";
import { extensionsWith, isCaseSensitive, keysOf, rulesOf } from "./entry-rules.ts";
import { camelOf } from "./extension-names.ts";

/** Where a text stands that says no place: after the scenario, like those after the description of the character. */
const AFTER = 1;

/** An entry as world info has it, with every field that its app expects. */
function infoEntry(entry: LoreEntry, written: JsonObject, uid: number): JsonObject {
  const { keys, secondaryKeys } = keysOf(entry);
  const rules = rulesOf(entry);
  const held = own(written, "extensions");
  const given = Object.entries(isObject(held) ? held : {}).filter(([, value]) => value !== null);
  const said = [...Object.entries(extensionsWith(entry, rules)), ...given];
  const extensions = said.map(([key, value]): [string, Json] => [camelOf(key), value]);
  const { priority, insertionOrder } = entry;
  return {
    ...{ vectorized: false, addMemo: true, displayIndex: uid, depth: 4, role: 0 },
    position: rules.position === undefined ? AFTER : (BY_WORD[rules.position] ?? AFTER),
    ...Object.fromEntries(extensions),
    uid,
    key: [...keys],
    keysecondary: [...secondaryKeys],
    comment: entry.comment || entry.name,
    content: entry.content,
    constant: entry.constant,
    selective: entry.selective,
    order: insertionOrder,
    ...(priority === null || priority === insertionOrder ? {} : { priority }),
    disable: !entry.enabled,
    caseSensitive: entry.caseSensitive ?? (isCaseSensitive(entry) || null),
  };
}

/** The places that a card says in words. */
const BY_WORD: Readonly<Partial<Record<string, number>>> = { before_desc: 0, after_desc: AFTER };

/**
 * A lorebook as world info, which reads as the same book again (`foreignBook`): what version 3 has no field for, and
 * what is unknown of an entry's extensions, stands beside the known fields by the names of that app.
 */
export function worldInfoJson(book: Lorebook): JsonObject {
  const { entries: written } = lorebookJson(book);
  const all = Array.isArray(written) ? (written as readonly Json[]) : [];
  const entries = book.entries.map((entry, at): [string, JsonObject] => {
    const whole = all[at];
    return [`${at}`, infoEntry(entry, isObject(whole) ? whole : {}, at)];
  });
  const { name, description, scanDepth, tokenBudget, recursiveScanning } = book;
  return {
    ...(name === "" ? {} : { name }),
    ...(description === "" ? {} : { description }),
    ...(scanDepth === null ? {} : { scan_depth: scanDepth }),
    ...(tokenBudget === null ? {} : { token_budget: tokenBudget }),
    ...(recursiveScanning === null ? {} : { recursive_scanning: recursiveScanning }),
    entries: Object.fromEntries(entries),
  };
}
