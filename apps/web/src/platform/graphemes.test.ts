import { expect, it } from "vitest";
import { graphemesOf, signsOf } from "./graphemes.ts";

const TEXTS = [
  "",
  "你好，world",
  "👍🏽👩‍👩‍👧‍👦👨🏿‍🚀",
  "🇨🇳🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "1️⃣#️⃣*️⃣ 12",
  "e\u0301a\u0308o\u0323\u0302",
  "❤️☀︎☎️",
  "a\r\nb\n",
  "한국어 ไทย",
];

it("cuts a text into signs as the browser's own segmenter does", () => {
  for (const text of TEXTS) expect(signsOf(text)).toEqual(graphemesOf(text));
});

it("loses nothing of any text", () => {
  for (const text of [...TEXTS, "\uD83D", "\uFE0F\u200D\u0301", "\u{E0067}"])
    expect(signsOf(text).join("")).toBe(text);
});
