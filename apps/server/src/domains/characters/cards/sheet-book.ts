import { extensionsWith, type Lorebook, makeLorebook, makeLoreEntry } from "@4d/cards";
import type { LoreEntry } from "@4d/contract";
import type { BookText } from "../books/book-text.ts";
import { joinBooks } from "../books/join-books.ts";
import { loreOf, loreOfBook } from "./card-sheet.ts";

type CardLore = Lorebook["entries"][number];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Takes out the card entry this sheet entry came from: an equal one, else one with the same text or keys. */
function takeOrigin(
  wanted: LoreEntry,
  waiting: { entry: CardLore; lore: LoreEntry }[],
): CardLore | undefined {
  const tests: ((lore: LoreEntry) => boolean)[] = [
    (lore) => same(lore, wanted),
    (lore) => lore.content === wanted.content,
    (lore) => lore.keys.length > 0 && same(lore.keys, wanted.keys),
  ];
  for (const test of tests) {
    const at = waiting.findIndex(({ lore }) => test(lore));
    if (at >= 0) return waiting.splice(at, 1)[0]?.entry;
  }
  return undefined;
}

/** The text's entries merged over those of a file; entries of the file the text never had follow at the end. */
function entriesOf({ lore: wanted }: BookText, file: Lorebook | null): CardLore[] {
  const old = file?.entries ?? [];
  const had = new Set(loreOfBook(file).lore.map((lore) => JSON.stringify(lore)));
  const known = old.map((entry) => {
    const lore = loreOf(entry);
    return { entry, lore: had.has(JSON.stringify(lore)) ? lore : undefined };
  });
  const isPartial = old.some(({ wholeWords }) => wholeWords === false);
  const waiting = known.flatMap(({ entry, lore }) => (lore ? [{ entry, lore }] : []));
  const merged = wanted.map((lore) => {
    const origin = takeOrigin(lore, waiting);
    return origin && same(loreOf(origin), lore) ? origin : changedEntry(lore, origin, isPartial);
  });
  return [...merged, ...known.flatMap(({ entry, lore }) => (lore ? [] : [entry]))];
}

/**
 * A card's entry with what the sheet says now; what reads the same stays as it is written. A new entry of a book whose
 * keys are found inside of words says that its own are not.
 */
function changedEntry(lore: LoreEntry, origin: CardLore | undefined, isPartial: boolean): CardLore {
  const { secondaryKeys, rules, name, priority, caseSensitive, ...fields } = lore;
  const was = origin && loreOf(origin);
  const made = makeLoreEntry(name === undefined ? {} : { name, comment: name });
  const isPlaced = rules?.position !== undefined;
  const written = origin && !isPlaced && was?.rules?.position ? withoutPlace(origin) : origin;
  const base = written ?? (isPartial ? { ...made, wholeWords: false } : made);
  const saysRules = !same(rules, was?.rules) || (isPartial && !origin);
  return {
    ...base,
    ...fields,
    secondaryKeys,
    selective: secondaryKeys.length > 0,
    priority: priority === was?.priority ? base.priority : priority,
    caseSensitive: caseSensitive === was?.caseSensitive ? base.caseSensitive : caseSensitive,
    useRegex: base.useRegex || rules?.patterns === true,
    ...(saysRules ? { extensions: extensionsWith(base, rules ?? {}) } : {}),
  };
}

/** A card's entry that says no place any more. */
function withoutPlace(entry: CardLore): CardLore {
  const { position: _number, ...extensions } = entry.extensions;
  const { position: _word, ...raw } = entry.raw;
  return { ...entry, extensions, raw };
}

/** A book as a file has it: its text over the book it was imported with. */
export function bookOf(text: BookText, file: Lorebook | null): Lorebook {
  const base = file ?? makeLorebook([]);
  const { scanDepth = null, tokens = null, recursive = false } = text.loreBook;
  const settings =
    file && same(text.loreBook, loreOfBook(file).loreBook)
      ? {}
      : { scanDepth, tokenBudget: tokens, recursiveScanning: recursive };
  return { ...base, ...settings, entries: entriesOf(text, file) };
}

/** A book that a character uses: its text, and the file it was imported from. */
export interface AttachedBook {
  text: BookText;
  file: Lorebook | null;
}

/**
 * A character's own book with the entries of those it uses after its own, each as its own book has it. A card has one
 * book, so that another app reads all of them.
 */
export function withAttached(
  own: BookText,
  file: Lorebook | null,
  attached: readonly AttachedBook[],
): Lorebook {
  const joined = joinBooks(
    own,
    attached.map(({ text }) => text),
  );
  const mine = bookOf({ lore: joined.lore.slice(0, own.lore.length), loreBook: joined.loreBook }, file);
  const origins = attached.flatMap((one) => bookOf(one.text, one.file).entries);
  const waiting = origins.flatMap((entry) => {
    const lore = loreOf(entry);
    return lore ? [{ entry, lore }] : [];
  });
  const isPartial = mine.entries.some(({ wholeWords }) => wholeWords === false);
  const others = joined.lore.slice(own.lore.length).map((lore) => {
    const origin = takeOrigin(lore, waiting);
    const entry = origin && same(loreOf(origin), lore) ? origin : changedEntry(lore, origin, false);
    // What its own book said of all keys goes with the entry, and what this one says does not hold for it.
    const whole = lore.rules?.wholeWords ?? true;
    const extensions = { ...entry.extensions, match_whole_words: whole };
    return isPartial || !whole ? { ...entry, extensions } : entry;
  });
  return { ...mine, entries: [...mine.entries, ...others] };
}
