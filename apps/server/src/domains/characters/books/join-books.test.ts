import type { LoreBook, LoreEntry } from "@4d/contract";
import { expect, it } from "vitest";
import { joinBooks } from "./join-books.ts";

const entry = (content: string, rules?: LoreEntry["rules"]): LoreEntry => ({
  ...{ keys: [content], content, secondaryKeys: [], enabled: true, constant: false, caseSensitive: false },
  ...{ insertionOrder: 100, priority: 100, ...(rules ? { rules } : {}) },
});
const book = (loreBook: LoreBook, ...lore: LoreEntry[]) => ({ loreBook, lore });

it("is the character's own lore where there is no other", () => {
  const own = book({ tokens: 100 }, entry("灯"));
  expect(joinBooks(own, [])).toEqual(own);
  expect(joinBooks(own, [book({ recursive: true, tokens: 4000 })])).toEqual(own);
});

it("puts the entries of others after its own, each once", () => {
  const joined = joinBooks(book({}, entry("灯"), entry("灯")), [
    book({}, entry("雾"), entry("灯")),
    book({}, entry("雾"), entry("海")),
  ]);
  expect(joined.lore.map(({ content }) => content)).toEqual(["灯", "灯", "雾", "海"]);
});

it("lets each entry look as far back as its own book says, and as far as it says itself", () => {
  const joined = joinBooks(book({ scanDepth: 2 }, entry("灯")), [
    book({ scanDepth: 6 }, entry("雾"), entry("海", { scanDepth: 1 })),
    book({}, entry("船")),
    book({ scanDepth: 2 }, entry("塔")),
  ]);
  expect(joined.loreBook.scanDepth).toBe(2);
  expect(joined.lore.map(({ rules }) => rules?.scanDepth)).toEqual([undefined, 6, 1, 10, undefined]);
});

it("lets entries call up others where their book does, and there alone", () => {
  const joined = joinBooks(book({}, entry("灯")), [book({ recursive: true }, entry("雾"))]);
  expect(joined.loreBook.recursive).toBe(true);
  expect(joined.lore.map(({ rules }) => rules)).toEqual([{ excluded: true, silent: true }, undefined]);
});

it("has the largest budget of those that have entries", () => {
  const tokens = (own: LoreBook, ...others: LoreBook[]) =>
    joinBooks(
      book(own, entry("灯")),
      others.map((one, at) => book(one, entry(`雾${at}`))),
    ).loreBook.tokens;
  expect(tokens({ tokens: 300 }, { tokens: 900 })).toBe(900);
  expect(tokens({ tokens: 300 }, {})).toBe(2000);
  expect(tokens({}, { tokens: 900 })).toBe(undefined);
});
