import { readCardFile } from "@4d/cards";
import { dataV3, v3 } from "@4d/cards/testing/public-cards";
import { describe, expect, it } from "vitest";
import { sheetOfCard } from "./card-sheet.ts";

/** The sheet of a card with these fields, and the codes of what was left of it. */
function sheetWith(data: object) {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...v3, data: { ...dataV3, ...data } }));
  const reading = readCardFile(bytes);
  if (reading.kind !== "character") throw new Error(JSON.stringify(reading));
  const { sheet, left } = sheetOfCard(reading.character);
  return { sheet, left, codes: left.map(({ code }) => code) };
}

describe("the examples of a card", () => {
  it("know the character by a name that is longer than a sheet's", () => {
    const name = "Amanda the Third of Stoneridge";
    const { sheet, codes } = sheetWith({ name, mes_example: `<START>\nYou: Who are you?\n${name}: Guess.` });
    expect(sheet.examples).toEqual([{ ask: "Who are you?", answer: "Guess." }]);
    expect(codes).toEqual([]);
  });

  it.each([
    ["the character alone", "<START>\n{{char}}: 灯亮着。"],
    ["plain prose", "阿遥说话很慢。"],
    ["a question without an answer", "<START>\n{{user}}: 在吗?"],
  ])("that are %s are named, because a sheet has no place for them", (_, mes_example) => {
    const { sheet, codes } = sheetWith({ mes_example });
    expect(sheet.examples).toEqual([]);
    expect(codes).toEqual(["unaskedExamples"]);
  });
});

describe("macros that are not known", () => {
  it.each([
    ["an opening in a group", { group_only_greetings: ["{{getvar::{{char}}}}"] }],
    ["the note at a depth", { extensions: { depth_prompt: { prompt: "{{getvar::x}}", depth: 2 } } }],
    [
      "a lore entry",
      { character_book: { extensions: {}, entries: [{ keys: ["a"], content: "{{getvar::x}}" }] } },
    ],
  ])("are named in %s", (_, data) => {
    expect(sheetWith(data).left.at(-1)?.en).toContain("{{getvar}}");
  });
});

describe("a value out of range", () => {
  const bookWith = (settings: object) =>
    sheetWith({ character_book: { extensions: {}, entries: [], recursive_scanning: true, ...settings } })
      .sheet.loreBook;

  it.each([
    [{ scan_depth: -1, token_budget: 0 }, { recursive: true }],
    [
      { scan_depth: 99_999, token_budget: 5.5 },
      { scanDepth: 10_000, tokens: 5, recursive: true },
    ],
    [
      { scan_depth: 3, token_budget: 2e6 },
      { scanDepth: 3, tokens: 1_000_000, recursive: true },
    ],
  ])("of a book leaves the others: %j", (settings, expected) => {
    expect(bookWith(settings)).toEqual(expected);
  });

  it.each([
    [
      { depth: 99_999, role: "user" },
      { depth: 10_000, role: "user" },
    ],
    [
      { depth: "2", role: 2 },
      { depth: 2, role: "assistant" },
    ],
    [
      { depth: -1, role: "narrator" },
      { depth: 0, role: "system" },
    ],
  ])("of the note at a depth leaves the note: %j", (given, expected) => {
    const { sheet, codes } = sheetWith({ extensions: { depth_prompt: { prompt: "轻声", ...given } } });
    expect(sheet.depthPrompt).toEqual({ text: "轻声", ...expected });
    expect(codes).toEqual([]);
  });

  it("that cuts the note at a depth is named", () => {
    const { sheet, left } = sheetWith({
      extensions: { depth_prompt: { prompt: "雾".repeat(4001), depth: 4 } },
    });
    expect(sheet.depthPrompt.text).toHaveLength(4000);
    expect(left[0]?.zh).toBe("夹在对话里的提示太长，已截短（原有 4001 字），导出时保留全文");
  });
});
