import { describe, expect, it } from "vitest";
import { foldQuery, foldText, foldWithPositions, matchRanges } from "./fold-text.ts";

/** Groups of texts of which a search for each finds all. */
const SAME: Record<string, string[]> = {
  "full width and half width": ["Hello, 123!", "Ｈｅｌｌｏ， １２３！", "hello,\u3000123!"],
  "half-width kana": ["ガギグパピ", "ｶﾞｷﾞｸﾞﾊﾟﾋﾟ", "ガギグパピ".normalize("NFD")],
  "letter case": ["strasse ΣΊΣΥΦΟΣ", "STRASSE σίσυφος", "Straße Σίσυφος"],
  "simplified and traditional": [
    "简体汉字发头后面里台湾",
    "簡體漢字發頭後面裡臺灣",
    "簡体漢字髮頭后面裏台灣",
  ],
  "variants of one character": ["着为群说线", "著為羣說線", "着爲群説綫"],
  marks: [
    "Zoe Ångström São Łódź İstanbul crème Ёлка Tromsø",
    "zoë angstrom sao łodz istanbul creme елка tromso",
  ],
  "composed and decomposed": ["한글 é Å", "한글 é Å".normalize("NFD"), "한글 e a"],
  "marks of other writings": ["مَرْحَبًا", "مرحبا"],
  "what nobody sees": ["pass\u200bword\u00ad", "pass\u2060word", "password"],
  "white space": ["a b", "a \u00a0\n b", "a\u3000b"],
  ligatures: ["ﬁnd ﬃ ㎏ ①", "find ffi kg 1"],
  emoji: ["❤️", "❤"],
};

describe("texts that a search treats as equal", () => {
  it.each(Object.entries(SAME))("may differ in %s", (_, texts) => {
    expect(new Set(texts.map(foldText)).size).toBe(1);
  });

  it("stay different where a mark makes another letter", () => {
    for (const [one, other] of [
      ["が", "か"],
      ["कि", "क"],
      ["한", "하"],
      ["茶", "荼"],
    ] as const)
      expect(foldText(one)).not.toBe(foldText(other));
  });

  it("fold to a text that folds to itself, whatever letter it is", () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x32_3b0; code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const sign = String.fromCodePoint(code);
      const once = foldText(sign);
      if (foldText(once) !== once) wrong.push(code.toString(16));
      const nfc = foldText(sign.normalize("NFC"));
      if (once !== nfc || once !== foldText(sign.normalize("NFD"))) wrong.push(`nf ${code.toString(16)}`);
    }
    expect(wrong).toEqual([]);
  });

  it("fold with positions to the same as without", () => {
    for (const text of Object.values(SAME).flat()) expect(foldWithPositions(text).key).toBe(foldText(text));
  });
});

describe("the highlighted letters", () => {
  it.each([
    ["喝茶嗎？我說", "说", "說"],
    ["Tromsø and TROMSO", "tromso", "Tromsø|TROMSO"],
    ["İİİ istanbul", "istanbul", "istanbul"],
    ["ßßß Straße", "strasse", "Straße"],
    ["e\u0301le\u0301phant", "éléphant", "e\u0301le\u0301phant"],
    ["ｶﾞﾝﾀﾞﾑ", "ガンダム", "ｶﾞﾝﾀﾞﾑ"],
    ["𠀀𠀀後來", "后来", "後來"],
    ["a \n\u3000 b", " b", "b"],
    ["oﬃce", "ffi", "ﬃ"],
    ["👨‍👩‍👧 x", "x", "x"],
    ["aaaa", "aa", "aa|aa"],
    ["abc", "\u200b", ""],
  ])("in %j for %j", (text, words, marked) => {
    expect(
      matchRanges(text, words)
        .map(({ start, end }) => text.slice(start, end))
        .join("|"),
    ).toBe(marked);
  });

  it("are none for an empty query", () => {
    expect(foldQuery("\u200b \u0301")).toBe("");
  });
});
