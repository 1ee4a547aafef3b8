import { expect, it } from "vitest";
import { cutAround } from "./marked-text.tsx";

const received = (text: string, words: string) =>
  cutAround(text, words)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join("");

it("marks every hit, whatever its case", () => {
  expect(received("Map and map", "MAP")).toBe("[Map] and [map]");
  expect(received("路线图发你了", "线图")).toBe("路[线图]发你了");
});

it("brings a late hit forward", () => {
  expect(received(`${"很".repeat(40)}路线图`, "路线")).toBe(`…${"很".repeat(12)}[路线]图`);
});

it("leaves a text without a hit alone, and lines in one", () => {
  expect(received("a\nb", "x")).toBe("a b");
  expect(received("abc", " ")).toBe("abc");
});

it("marks the letters of the original, in whatever writing they were looked for", () => {
  expect(received("我說過後來", "说过后")).toBe("我[說過後]來");
  expect(received("Cafe\u0301 Straße", "café strasse")).toBe("[Cafe\u0301 Straße]");
  expect(received("İİ ＴＥＡ tea", "tea")).toBe("İİ [ＴＥＡ] [tea]");
  expect(received(`${"𠀀".repeat(40)}臺灣`, "台湾")).toBe(`…${"𠀀".repeat(6)}[臺灣]`);
});
