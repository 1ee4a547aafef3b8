import { describe, expect, it } from "vitest";
import { type Json, jsonBytes } from "../json.ts";
import { readCardFile } from "../read-card-file.ts";
import { agnaiBook } from "../testing/foreign-books.ts";
import { agnaiCharacter, definedCharacter, oldCharacter } from "../testing/foreign-characters.ts";
import { writeCardFile } from "../write-card-file.ts";

function characterIn(file: Json | Uint8Array) {
  const reading = readCardFile(file instanceof Uint8Array ? file : jsonBytes(file));
  if (reading.kind !== "character") throw new Error(JSON.stringify(reading));
  expect(reading.warnings).toEqual([]);
  return reading.character;
}

describe("characters of other apps", () => {
  it("Agnai's, with its book", () => {
    expect(characterIn(agnaiCharacter)).toMatchObject({
      ...{ name: "阿遥", description: "性格: 温和, 念旧\n住处: 灯塔", personality: "", scenario: "雾夜。" },
      ...{ firstMes: "进来吧。", mesExample: agnaiCharacter.sampleChat, systemPrompt: "你是{{char}}。" },
      ...{
        postHistoryInstructions: "简短。",
        alternateGreetings: ["又是你。"],
        creatorNotes: "给喜欢海的人。",
      },
      ...{ tags: ["海"], creator: "沈默", characterVersion: "1" },
      lorebook: { name: "雾港", entries: [{ keys: ["灯塔"] }, {}] },
    });
    const persona = { kind: "text", attributes: { text: ["守塔人。"] } };
    expect(characterIn({ ...agnaiCharacter, persona }).description).toBe("守塔人。");
  });

  it("those of older apps, and those with a definition", () => {
    expect(characterIn(oldCharacter)).toMatchObject({
      ...{ name: "阿遥", description: "守塔人。", firstMes: "进来吧。", scenario: "雾夜。" },
      mesExample: oldCharacter.example_dialogue,
    });
    expect(characterIn(definedCharacter)).toMatchObject({
      ...{ name: "阿遥", description: "守塔人。\n\n说话很慢。", firstMes: "进来吧。" },
    });
  });

  it.each(Object.entries({ agnaiCharacter, oldCharacter, definedCharacter }))(
    "%s is the same after an export",
    (_, file) => {
      const character = characterIn(file);
      const written = writeCardFile(character, { format: "json" });
      if (written.kind !== "written") throw new Error(written.refusal.en);
      const { raw: _raw, lorebook: _book, ...again } = characterIn(written.bytes);
      expect(character).toMatchObject(again);
    },
  );

  it("are no characters where a name and a description are all there is", () => {
    const files: Json[] = [
      { name: "zod", description: "a" },
      { name: "a", greeting: "b" },
      { kind: "character" },
    ];
    for (const file of files)
      expect(readCardFile(jsonBytes(file))).toMatchObject({
        kind: "refused",
        refusal: { reason: "notCard" },
      });
  });
});

it("a book of Agnai's needs not say that it is one", () => {
  const { kind: _, ...book } = agnaiBook;
  expect(readCardFile(jsonBytes(book))).toMatchObject({
    kind: "lorebook",
    lorebook: { entries: [{ keys: ["灯塔"], content: "灯塔有三盏灯。" }, {}] },
  });
});
