import { CCardLib, type CharacterCardV2 } from "@risuai/ccardlib";
import * as fc from "fast-check";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, it } from "vitest";
import { fromBase64 } from "./base64.ts";
import { type Character, characterJson, makeCharacter } from "./card/character.ts";
import { makeLorebook, makeLoreEntry } from "./card/lorebook.ts";
import { type JsonObject, jsonBytes } from "./json.ts";
import { readDecorators, understood } from "./lore/decorators.ts";
import { readCardFile } from "./read-card-file.ts";
import { apng, png } from "./testing/pictures.ts";
import { v1, v2, v3 } from "./testing/public-cards.ts";
import { writeCardFile } from "./write-card-file.ts";

/** ccardlib checks strictly, and changes its argument. */
const versionOf = (card: unknown) => CCardLib.character.check(structuredClone(card));

function exported(character: Character, format: "png" | "charx", picture = png()): Uint8Array {
  const written = writeCardFile(character, { format, picture });
  if (written.kind !== "written") throw new Error(written.refusal.en);
  return written.bytes;
}

function imported(card: JsonObject): Character {
  const reading = readCardFile(jsonBytes(card));
  if (reading.kind !== "character") throw new Error(JSON.stringify(reading));
  return reading.character;
}

/** The cards that sharp finds in a PNG. */
async function cardsIn(file: Uint8Array): Promise<Record<string, unknown>> {
  const { comments = [] } = await sharp(file).metadata();
  return Object.fromEntries(
    comments.map(({ keyword, text }) => [
      keyword,
      JSON.parse(new TextDecoder().decode(fromBase64(text, keyword))),
    ]),
  );
}

const made = makeCharacter({
  name: "墨笛",
  description: "云裁缝",
  tags: ["云"],
  lorebook: makeLorebook([
    makeLoreEntry({ keys: ["云", "布"], content: "@@depth 2\n云要趁早剪。", priority: 3 }),
  ]),
});

for (const [title, character] of Object.entries({
  v1: imported(v1),
  v2: imported(v2),
  v3: imported(v3),
  made,
}))
  it(`${title}, written, is V3 to ccardlib, and V2 for older apps`, async () => {
    for (const picture of [png(), apng()]) {
      const file = exported(character, "png", picture);
      const { chara, ccv3 } = await cardsIn(file);
      expect(versionOf(ccv3)).toBe("v3");
      expect(versionOf(chara)).toBe("v2");
      expect(ccv3).toEqual(characterJson(character));
      expect((chara as CharacterCardV2).data.creator_notes).toContain("it is loaded as a Character Card V2");
    }
    const { "card.json": card, ...files } = unzipSync(exported(character, "charx"));
    expect(versionOf(JSON.parse(new TextDecoder().decode(card)))).toBe("v3");
    expect(Object.keys(files)).toEqual(["assets/icon/images/main.png"]);
  });

it("writes pictures that sharp still decodes to the same pixels", async () => {
  const raw = (file: Uint8Array) => sharp(file).raw().toBuffer();
  expect(await raw(exported(made, "png"))).toEqual(await raw(png()));
});

it("reads a card converted by ccardlib as it reads the original", () => {
  const from2 = CCardLib.character.convert(structuredClone(v2) as unknown as CharacterCardV2, {
    from: "v2",
    to: "v3",
  });
  const converted = imported(JSON.parse(JSON.stringify(from2)) as JsonObject);
  const { raw: _, lorebook, assets, creationDate, modificationDate, ...plain } = imported(v2);
  expect(converted).toMatchObject(plain);
  const anyRaw: unknown = expect.anything();
  const entries = lorebook?.entries.map((entry) => ({ ...entry, raw: anyRaw }));
  expect(converted.lorebook).toMatchObject({ ...lorebook, raw: anyRaw, entries });
  expect([assets, creationDate, modificationDate]).toEqual([[], null, null]);
});

it("makes the same version 2 of a card as ccardlib, except for the warning", () => {
  const mine = imported(v3);
  const theirs = CCardLib.character.convert(structuredClone(v3) as never, { from: "v3", to: "v2" });
  const { bytes } = writeCardFile(mine, { format: "png", picture: png() }) as { bytes: Uint8Array };
  return cardsIn(bytes).then(({ chara }) => {
    const ours = (chara as CharacterCardV2).data;
    const other = theirs.data;
    expect({ ...ours, creator_notes: "", character_book: null }).toEqual({
      ...other,
      creator_notes: "",
      character_book: null,
    });
    expect(ours.character_book?.entries.map(({ keys, enabled }) => ({ keys, enabled }))).toEqual(
      other.character_book?.entries.map(({ keys, enabled }) => ({ keys, enabled })),
    );
    expect(ours.character_book?.entries.map(({ content }) => content)).toEqual([
      "灯塔建于一百年前,雾天要点三盏灯。",
      "潮水每天两次。",
    ]);
  });
});

it("understands decorators and their fallbacks as ccardlib does", () => {
  const name = fc.constantFrom("depth", "role", "nobody_knows", "scan_depth");
  const row = fc.tuple(fc.constantFrom("@@", "@@@"), name, fc.constantFrom("", " 4", " 雾,灯", " a , b"));
  const content = fc.tuple(
    fc.array(row, { maxLength: 6 }),
    fc.constantFrom("灯塔\n很高", "", "海 @@depth 4"),
  );
  fc.assert(
    fc.property(content, ([rows, text]) => {
      const whole = [...rows.map((parts) => parts.join("")), text].join("\n");
      const heard: [string, string[]][] = [];
      const knows = (word: string) => word !== "nobody_knows";
      const rest = CCardLib.decorator.parse(whole, (word, values) => {
        if (!knows(word)) return false;
        if (!heard.some(([before]) => before === word)) heard.push([word, values]);
      });
      const { decorators, text: ours } = readDecorators(whole);
      expect(ours).toBe(rest);
      expect([...understood(decorators, (one) => knows(one.name))]).toEqual(heard);
    }),
  );
});
