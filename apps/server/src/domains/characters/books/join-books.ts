import { SCAN_DEPTH } from "@4d/cards";
import type { LoreBook, LoreEntry } from "@4d/contract";
import { LORE_TOKENS } from "../match-sheet-lore.ts";
import type { BookText } from "./book-text.ts";

/** The entry with what its own book says of all entries, where the common settings say something else. */
function settled(entry: LoreEntry, own: LoreBook, common: LoreBook): LoreEntry {
  const depth = own.scanDepth === common.scanDepth ? undefined : (own.scanDepth ?? SCAN_DEPTH);
  const rules = {
    ...(depth === undefined ? {} : { scanDepth: depth }),
    ...entry.rules,
    // Entries of a book that calls up nothing neither call up others nor are called up by them.
    ...(common.recursive && !own.recursive ? { excluded: true, silent: true } : {}),
  };
  return Object.keys(rules).length === 0 ? entry : { ...entry, rules };
}

/**
 * A character's own lore and that of the books it uses as one book: the character's settings stay, and the entries of
 * others go on as their own books have it. The largest of the budgets holds for all together. The character's entries
 * come first, and what is there twice counts once. Pure.
 */
export function joinBooks(own: BookText, books: readonly BookText[]): BookText {
  const all = [own, ...books].filter(({ lore }) => lore.length > 0);
  if (all.every((one) => one === own)) return { lore: own.lore, loreBook: own.loreBook };
  const budgets = all.map(({ loreBook }) => loreBook.tokens ?? LORE_TOKENS.usual);
  const tokens = Math.max(...budgets);
  const common: LoreBook = {
    ...own.loreBook,
    ...(tokens === (own.loreBook.tokens ?? LORE_TOKENS.usual) ? {} : { tokens }),
    ...(all.some(({ loreBook }) => loreBook.recursive) ? { recursive: true } : {}),
  };
  const settledOf = (book: BookText) => book.lore.map((entry) => settled(entry, book.loreBook, common));
  const mine = settledOf(own);
  const known = new Set(mine.map((entry) => JSON.stringify(entry)));
  const isNew = (entry: LoreEntry) => {
    const text = JSON.stringify(entry);
    return !known.has(text) && Boolean(known.add(text));
  };
  return { lore: [...mine, ...books.flatMap(settledOf).filter(isNew)], loreBook: common };
}
