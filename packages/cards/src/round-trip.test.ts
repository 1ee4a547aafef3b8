import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Character, characterJson, makeCharacter } from "./card/character.ts";
import type { CardFormat, CharacterReading } from "./card-reading.ts";
import { isObject, type Json, type JsonObject, jsonBytes, scrub, storable } from "./json.ts";
import { readCardFile } from "./read-card-file.ts";
import { png } from "./testing/pictures.ts";
import { cardFiles, charx, dataV3, v1, v2, v3, v3WithFiles } from "./testing/public-cards.ts";
import { type WriteOptions, writeCardFile } from "./write-card-file.ts";

const RUNS = { numRuns: 60 };
const formats = ["png", "json", "charx"] as const;

function imported(file: Uint8Array): CharacterReading {
  const reading = readCardFile(file);
  if (reading.kind !== "character") throw new Error(JSON.stringify(reading));
  return reading;
}

function exported(character: Character, options: WriteOptions): Uint8Array {
  const written = writeCardFile(character, options);
  if (written.kind !== "written") throw new Error(written.refusal.en);
  return written.bytes;
}

const withPicture = (format: CardFormat): WriteOptions => ({
  format,
  picture: format === "json" ? null : png(),
});

/** Any JSON, in a form that survives being written: no negative zero, no text that cannot be stored. */
const anyJson = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => scrub(JSON.parse(JSON.stringify(value)) as Json));
const han = fc.constantFrom(...Array.from("雾港灯塔守夜人海潮船𠮷🌊"));
const words = (maxLength: number) =>
  fc
    .array(fc.oneof(han, fc.string({ minLength: 1, maxLength: 3 })), { maxLength })
    .map((parts) => storable(parts.join("")));
const texts = fc.array(words(8), { maxLength: 12 });
const unknown = fc.dictionary(
  fc
    .string({ minLength: 1, maxLength: 6 })
    .filter((key) => !["name", "data"].includes(key) && !key.includes("\0")),
  anyJson,
  { maxKeys: 3 },
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
/** Only keys with a value; an absent field stays absent. */
const present = (value: object) => JSON.parse(JSON.stringify(value)) as JsonObject;

const entry = fc
  .tuple(
    unknown,
    fc.record({
      keys: texts,
      content: words(400),
      extensions: unknown,
      enabled: fc.boolean(),
      insertion_order: fc.integer(),
      use_regex: fc.boolean(),
      constant: maybe(fc.boolean()),
      secondary_keys: maybe(texts),
      id: maybe(fc.oneof(fc.nat(), fc.string())),
      priority: maybe(fc.integer()),
      position: maybe(fc.constantFrom("before_char", "after_char", 4)),
    }),
  )
  .map(([more, known]) => present({ ...more, ...known }));

const cardV3 = fc
  .tuple(
    unknown,
    unknown,
    fc.record({
      name: words(30).map((name) => `遥${name}`),
      description: words(1500),
      personality: words(10),
      scenario: words(10),
      first_mes: words(10),
      mes_example: words(10),
      system_prompt: words(10),
      post_history_instructions: words(10),
      creator_notes: words(10),
      creator: words(10),
      character_version: words(10),
      tags: texts,
      alternate_greetings: texts,
      group_only_greetings: texts,
      extensions: unknown,
      nickname: maybe(words(10)),
      source: maybe(texts),
      creation_date: maybe(fc.nat()),
      creator_notes_multilingual: maybe(fc.constant({ zh: "好", en: "good" })),
      character_book: maybe(
        fc.record({ entries: fc.array(entry, { maxLength: 4 }), extensions: unknown, scan_depth: fc.nat() }),
      ),
      assets: maybe(
        fc.array(
          fc.record({
            type: words(4),
            uri: fc.constant("https://a.example/b.png"),
            name: words(4),
            ext: words(2),
            谁: words(2),
          }),
          { maxLength: 3 },
        ),
      ),
    }),
  )
  .map(([root, more, known]) => {
    const data = present({ ...more, ...known });
    return present({ ...root, spec: "chara_card_v3", spec_version: "3.0", data });
  })
  // A root field of version 1 repeats the one in `data`, and is equal to it.
  .map((card) => Object.fromEntries(Object.entries(card).filter(([key]) => !(key in v1))));

describe("export and import", () => {
  it("return a card of version 3 with everything it had, in every format", () => {
    fc.assert(
      fc.property(cardV3, fc.constantFrom(...formats), (card, format) => {
        const first = imported(jsonBytes(card));
        expect(JSON.stringify(characterJson(first.character))).toBe(JSON.stringify(card));
        const reimported = imported(exported(first.character, withPicture(format)));
        if (format === "charx") {
          const { assets } = reimported.character;
          expect(assets.find(({ type, name }) => type === "icon" && name === "main")?.uri).toMatch(
            /^embeded:/u,
          );
          expect({ ...reimported.character, assets: [], raw: {} }).toEqual({
            ...first.character,
            assets: [],
            raw: {},
          });
        } else {
          expect(reimported.character).toEqual(first.character);
          expect(reimported.warnings).toEqual(first.warnings);
        }
      }),
      RUNS,
    );
  });

  it("return a character made here", () => {
    const made = fc.record({
      name: fc.constant("墨笛"),
      description: words(30),
      alternateGreetings: fc.array(
        words(5).filter((said) => said.trim() !== ""),
        { maxLength: 10 },
      ),
      tags: fc.uniqueArray(fc.constantFrom("云", "裁缝", "温柔"), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(made, fc.constantFrom(...formats), (fields, format) => {
        const character = makeCharacter(fields);
        const { character: reimported } = imported(exported(character, withPicture(format)));
        expect({ ...reimported, raw: {}, assets: [] }).toEqual({ ...character, assets: [] });
      }),
      RUNS,
    );
  });

  it("give the same bytes the second time", () => {
    for (const card of [v1, v2, v3])
      for (const format of formats) {
        const once = imported(exported(imported(jsonBytes(card)).character, withPicture(format)));
        const { character, files, picture } = once;
        const twice = exported(character, { format, files, picture });
        const thrice = imported(twice);
        expect(thrice).toEqual(once);
        expect(exported(thrice.character, { format, files: thrice.files, picture: thrice.picture })).toEqual(
          twice,
        );
      }
  });

  it("carry files through every format that can hold them", () => {
    const first = imported(
      charx(v3WithFiles("embedded://"), { ...cardFiles, "其他.json": jsonBytes({ 别家: true }) }),
    );
    const back = imported(exported(first.character, { ...first }));
    expect(back).toEqual({
      ...first,
      character: { ...first.character, raw: back.character.raw, assets: back.character.assets },
    });
    expect(back.character.assets.map(({ uri }) => uri)).toEqual(first.character.assets.map(({ uri }) => uri));
    const inPng = imported(exported(first.character, { ...first, format: "png" }));
    expect([...inPng.files.values()]).toEqual([
      cardFiles["assets/emotion/images/开心.png"],
      jsonBytes({ 别家: true }),
    ]);
    expect(imported(exported(inPng.character, { ...inPng, format: "png" }))).toEqual(inPng);
    const asJson = writeCardFile(first.character, { ...first, format: "json" });
    expect(asJson).toMatchObject({ kind: "written", warnings: [{ kind: "assetsLeftOut" }] });
  });

  it("write an edit, and leave long and unknown fields alone", () => {
    const long = "潮".repeat(25_000);
    const card = { ...v3, 根: 1, data: { ...dataV3, description: long, 未知: { 深: [1] } } };
    const { character } = imported(jsonBytes(card));
    const edited = characterJson({ ...character, firstMes: "新的开场白" });
    expect(edited).toEqual({ ...card, data: { ...card.data, first_mes: "新的开场白" } });
    const described = characterJson({ ...character, description: "短了" });
    expect(described.data.description).toBe("短了");
  });

  it("keep the mirrored first version in step with an edit", () => {
    const { character } = imported(jsonBytes({ ...v1, ...v2 }));
    expect(characterJson({ ...character, name: "阿远" })).toMatchObject({
      name: "阿远",
      data: { name: "阿远" },
    });
  });

  it("convert a card of version 1 or 2 to version 3", () => {
    const { data } = characterJson(imported(jsonBytes({ ...v1, avatar: "none" })).character);
    expect(data).toMatchObject({ ...v1, avatar: "none", group_only_greetings: [], extensions: {} });
    const book = characterJson(imported(jsonBytes(v2)).character).data.character_book;
    expect(isObject(book) && book.entries).toMatchObject([{ use_regex: false, id: 1 }]);
  });

  it("refuse to write what could not be read", () => {
    const character = makeCharacter({ name: "阿遥" });
    const reason = (options: WriteOptions, who = character) => {
      const written = writeCardFile(who, options);
      return written.kind === "refused" ? written.refusal.reason : written.kind;
    };
    expect(reason({ format: "png" })).toBe("noPicture");
    expect(reason({ format: "png", picture: new Uint8Array([0xff, 0xd8, 0xff]) })).toBe("notPng");
    expect(reason({ format: "png", picture: png().subarray(0, 50) })).toBe("truncated");
    expect(
      reason({ format: "json" }, makeCharacter({ name: "长", mesExample: "话".repeat(8_000_000) })),
    ).toBe("tooLarge");
    const many = new Map(Array.from({ length: 200 }, (_, at) => [`${at}`, new Uint8Array(1)]));
    expect(reason({ format: "charx", files: many })).toBe("tooMany");
    expect(reason({ format: "charx", files: new Map([["../x", new Uint8Array(1)]]) })).toBe("badPath");
  });
});
