import { foldText } from "@4d/contract/folding";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { foldedPattern } from "./folded-pattern.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** Those of the texts that the database finds. */
async function found(words: string, texts: readonly string[]): Promise<string[]> {
  const pattern = foldedPattern(words) ?? "";
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[]) with ordinality as one (text, at) where text ~ ${pattern} order by at`.execute(
    database.db,
  );
  return rows.map(({ text }) => text);
}

const TEXTS = [
  ...["喝茶嗎，我說過後來", "喝茶吗，我说过后来", "Ｔｅａ　ｔｉｍｅ", "tea  time", "TEA\ntime"],
  ...["Straße", "STRASSE", "straẞe", "strase", "oﬃce", "OFFICE", "o\u200bff\u00adice"],
  ...[
    "crème brûlée",
    "CREME BRULEE",
    "creme\u0301 bru\u0302le\u0301e",
    "Tromsø",
    "tromso",
    "İstanbul",
    "ISTANBUL",
  ],
  ...["ガンダム", "ｶﾞﾝﾀﾞﾑ", "ガンダム".normalize("NFD"), "カンタム", "한글", "한글".normalize("NFD"), "하글"],
  ...[
    "مَرْحَبًا",
    "مرحبا",
    "Σίσυφος",
    "σισυφοσ",
    "ёлка",
    "ЕЛКА",
    "100%",
    "100_",
    "a\\b",
    "(x+)*[y]",
    "❤️",
    "❤",
    "㎏",
    "kg",
  ],
  ...["臺灣", "台湾", "頭髮", "头发", "头發", "羣", "群", "𝓯𝓪𝓷𝓬𝔂", "Fancy", "①②", "12", "½"],
];

describe("words looked for by a pattern", () => {
  it("find what folds to hold them, and nothing else", async () => {
    const wanted = [
      ...[
        "说",
        "說過",
        "后来",
        "tea time",
        "strasse",
        "ß",
        "ss",
        "s",
        "f",
        "office",
        "ffi",
        "fi",
        "creme brulee",
      ],
      ...[
        "é",
        "tromso",
        "Ø",
        "istanbul",
        "ı",
        "ガンダム",
        "ｶﾞ",
        "カ",
        "한",
        "مرحبا",
        "σίσυφος",
        "елка",
        "0%",
        "_",
        "\\b",
      ],
      ...[
        "(x+)*[y]",
        "❤",
        "kg",
        "台",
        "发",
        "髮",
        "群",
        "fancy",
        "2",
        "1⁄2",
        "]",
        "^",
        "-",
        ".",
        "as",
        "tras",
      ],
    ];
    for (const words of wanted) {
      const key = foldText(words).trim();
      const expected = TEXTS.filter((text) => foldText(text).includes(key));
      expect({ words, found: await found(words, TEXTS) }).toEqual({ words, found: expected });
    }
  });

  it("are none where nobody sees any", () => {
    expect(foldedPattern(" \u200b\u0301 ")).toBeUndefined();
  });

  it("of forty letters are looked for in twenty thousand texts within the time of a search", async () => {
    const text = "今天天氣很好，我們去公園喝茶吧。The quick brown fox jumps over the lazy dog. ".repeat(3);
    await sql`create temp table said as select ${text}::text || id as text from generate_series(1, 20000) id`.execute(
      database.db,
    );
    for (const words of [
      "喝茶吧",
      "sssssssssssssssssssssssssssssssssssssss",
      "e",
      "ffi".repeat(13),
      "公园喝咖啡",
    ]) {
      const began = performance.now();
      await sql`select count(*) from said where text ~ ${foldedPattern(words)}`.execute(database.db);
      expect(performance.now() - began).toBeLessThan(5_000);
    }
  }, 60_000);
});
