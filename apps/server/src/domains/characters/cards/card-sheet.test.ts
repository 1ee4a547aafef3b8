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
