import { describe, expect, it } from "vitest";
import { toBase64 } from "./base64.ts";
import { characterJson } from "./card/character.ts";
import type { CharacterReading } from "./card-reading.ts";
import { jsonBytes } from "./json.ts";
import { fieldLimits } from "./limits.ts";
import { splitPng } from "./png/card-chunks.ts";
import { readCardFile } from "./read-card-file.ts";
import { worldInfo } from "./testing/foreign-books.ts";
import { hostileCards } from "./testing/hostile-cards.ts";
import { png } from "./testing/pictures.ts";
import {
  base64Of,
  cardFiles,
  charx,
  dataV2,
  dataV3,
  pngWith,
  v1,
  v2,
  v3,
  v3WithFiles,
} from "./testing/public-cards.ts";
import { soundCards } from "./testing/sound-cards.ts";
import { zipOf } from "./testing/zip-of.ts";
import { writeCardFile } from "./write-card-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function imported(file: Uint8Array, name?: string): CharacterReading {
  const reading = readCardFile(file, name);
  if (reading.kind !== "character") throw new Error(JSON.stringify(reading));
  return reading;
}

const kinds = ({ warnings }: CharacterReading) => warnings.map(({ kind }) => kind);
const yao = { name: "阿遥", description: v1.description, firstMes: v1.first_mes, scenario: v1.scenario };

describe("cards that are imported", () => {
  for (const [title, [file, version, format]] of Object.entries(soundCards))
    it(title, () => {
      const reading = imported(file);
      expect(reading).toMatchObject({ version, format, character: yao });
    });

  it("finds the files of a charx, however they are addressed", () => {
    for (const scheme of ["embeded://", "embedded://"]) {
      const { character, files, picture, warnings } = imported(charx(v3WithFiles(scheme), cardFiles));
      expect(character.assets.map(({ uri }) => uri)).toEqual([
        "embeded://assets/icon/images/main.png",
        "embeded://assets/emotion/images/开心.png",
      ]);
      expect([...files.keys()]).toEqual(Object.keys(cardFiles));
      expect(picture).toEqual(png());
      expect(warnings).toEqual([]);
    }
  });

  it("counts the assets that are on some site", () => {
    const assets = [
      "https://example.com/a.png",
      "/storage/a.mp4",
      "ccdefault:",
      "data:image/png;base64,AA==",
    ].map((uri) => ({ type: "icon", uri, name: "x", ext: "png" }));
    const { warnings } = imported(jsonBytes({ ...v3, data: { ...dataV3, assets } }));
    expect(warnings.map(({ zh }) => zh)).toEqual(["2 个网络素材不会下载"]);
  });

  it("takes the author's words of the first version", () => {
    expect(imported(jsonBytes({ ...v1, creatorcomment: "给喜欢海的人。" })).character.creatorNotes).toBe(
      "给喜欢海的人。",
    );
    const both = { ...v2, creatorcomment: "旧的。" };
    expect(imported(jsonBytes(both)).character.creatorNotes).toBe(dataV2.creator_notes);
  });

  it("reads a card's book that is written as world info has it", () => {
    for (const entries of [worldInfo.entries, Object.values(worldInfo.entries)]) {
      const card = { ...v2, data: { ...dataV2, character_book: { extensions: {}, entries } } };
      const { character, warnings } = imported(jsonBytes(card));
      expect(character.lorebook?.entries).toMatchObject([
        { keys: ["灯塔", "Fog Port"], secondaryKeys: ["雾", "夜"], insertionOrder: 7, enabled: true },
        { constant: true },
        { enabled: false },
      ]);
      expect(new Set(warnings.map(({ kind }) => kind))).toEqual(new Set(["loreUndone"]));
      const again = imported(jsonBytes(characterJson(character))).character.lorebook;
      expect(again?.entries).toEqual(character.lorebook?.entries);
    }
  });

  it("says which parts of other apps are not done", () => {
    const extensions = {
      regex_scripts: [{ id: "1" }],
      tavern_helper: { scripts: [], variables: {} },
      risuai: { triggerscript: [{}], customScripts: [], backgroundHTML: "<b>", additionalText: "", bias: [] },
    };
    const card = { ...v3, data: { ...dataV3, extensions } };
    const { warnings } = imported(charx(card, { "module.risum": bytes("x") }));
    expect(warnings.map(({ zh }) => zh)).toEqual([
      "卡里的正则脚本，这里不支持，导出时保留",
      "卡里的脚本，这里不支持，导出时保留",
      "卡里的背景网页，这里不支持，导出时保留",
      "卡里的模块（module.risum），这里不支持，导出时保留",
    ]);
    const none = { ...extensions, regex_scripts: [], risuai: { triggerscript: [], backgroundHTML: " " } };
    expect(imported(jsonBytes({ ...v3, data: { ...dataV3, extensions: none } })).warnings).toEqual([]);
  });

  it("finds the older assets inside a PNG", () => {
    const assets = [{ type: "emotion", uri: "__asset:face/1.png", name: "happy", ext: "png" }];
    const file = pngWith({
      ccv3: base64Of({ ...v3, data: { ...dataV3, assets } }),
      "chara-ext-asset_:face/1.png": toBase64(bytes("脸")),
    });
    const { character, files, picture } = imported(file);
    expect(character.assets[0]?.uri).toBe("embeded://face/1.png");
    expect(files.get("face/1.png")).toEqual(bytes("脸"));
    expect(picture).toEqual(png());
  });

  it("does not open an archive inside the archive", () => {
    const nested = zipOf([{ path: "../inner", data: new Uint8Array(1) }]);
    expect(imported(charx(v3, { "module.risum": nested })).files.get("module.risum")).toEqual(nested);
  });

  it("reads newer versions with a warning", () => {
    const newer = { ...v3, spec: "chara_card_v4", spec_version: "4.0", data: { ...dataV3, 新字段: [1] } };
    expect(imported(jsonBytes(newer))).toMatchObject({ character: yao, warnings: [{ kind: "newer" }] });
    expect(kinds(imported(jsonBytes({ ...v3, spec_version: "3.1" })))).toContain("newer");
  });

  it("falls back to the older chunk when the newer is damaged", () => {
    const reading = imported(pngWith({ ccv3: "!!!", chara: base64Of(v2) }));
    expect(reading.version).toBe(2);
    expect(kinds(reading)).toEqual(["fellBack"]);
  });

  it("shortens what is too long, names it in a sentence, and keeps all of it in the raw card", () => {
    const long = "雾".repeat(20_001);
    const { character, warnings } = imported(jsonBytes({ ...v2, data: { ...dataV2, description: long } }));
    expect(character.description).toHaveLength(20_000);
    expect(character.raw).toMatchObject({ data: { description: long } });
    expect(warnings).toEqual([
      {
        kind: "cut",
        field: "description",
        zh: "「角色描述」太长,已截短(原有 20001 字),导出时保留全文",
        en: "description was shortened (it had 20001 characters). An export keeps all of it",
      },
    ]);
  });

  it("never halves a character when it shortens", () => {
    const { character } = imported(jsonBytes({ ...v1, name: `${"灯".repeat(19)}🌊🌊` }));
    expect(character.name).toBe("灯".repeat(19));
  });

  it("leaves out values of the wrong type, and names them", () => {
    const odd = { ...dataV2, tags: "海", personality: 5, character_book: { entries: [{ keys: "灯" }, 7] } };
    const { character, warnings } = imported(jsonBytes({ ...v2, data: odd }));
    expect(character).toMatchObject({ tags: [], personality: "", name: "阿遥" });
    expect(warnings.map(({ field, zh }) => [field, zh])).toEqual([
      ["personality", "「性格」格式不对,已忽略"],
      ["tags", "「标签」格式不对,已忽略"],
      ["character_book.entries[0].keys", "「世界书 · 条目 1 · 关键词」格式不对,已忽略"],
      ["character_book.entries[1]", "「世界书 · 条目 2」格式不对,已忽略"],
    ]);
  });

  it("measures depth outside of strings", () => {
    const quoted = `\\"${"[{".repeat(100)}\\\\`;
    const { character } = imported(jsonBytes({ ...v1, personality: quoted }));
    expect(character.personality).toBe(quoted);
  });

  it("removes the warning of an older chunk from the notes when only that chunk can be read", () => {
    const { character } = imported(jsonBytes(v3));
    const written = writeCardFile(character, { format: "png", picture: png() });
    if (written.kind !== "written") throw new Error(written.refusal.en);
    const chara = splitPng(written.bytes).cards.find(({ keyword }) => keyword === "chara")?.text ?? "";
    const older = imported(pngWith({ chara }));
    expect(older).toMatchObject({ version: 2, character: { ...yao, creatorNotes: dataV3.creator_notes } });
    expect(JSON.stringify(older.character.raw)).not.toContain("Character Card V2");
  });

  it("keeps lore within the sheet's limits and leaves the rest to the export", () => {
    const entry = { content: "灯", enabled: true, extensions: {}, use_regex: false };
    const entries = Array.from({ length: 1050 }, (_, at) => ({
      ...entry,
      keys: ["灯塔", "长".repeat(fieldLimits.loreKey + 1), " "],
      insertion_order: at * 1000.5,
      priority: -99_999,
    }));
    const card = { ...v3, data: { ...dataV3, character_book: { entries, extensions: {} } } };
    const { character } = imported(jsonBytes(card));
    expect(character.lorebook?.entries).toHaveLength(1000);
    expect(character.lorebook?.entries[11]).toMatchObject({
      keys: ["灯塔"],
      insertionOrder: 10_000,
      priority: -10_000,
    });
    expect(characterJson(character)).toEqual(card);
  });

  it("takes a missing name from the file", () => {
    const { name, ...nameless } = v1;
    expect(name).toBe("阿遥");
    const reading = imported(jsonBytes({ ...v2, data: nameless as never, name: "" }), "C:\\卡\\钩月.json");
    expect(reading.character.name).toBe("钩月");
    expect(kinds(reading)).toEqual(["nameFromFile"]);
  });

  it("fetches nothing and says so", () => {
    const assets = [{ type: "icon", uri: "https://tracker.example/a.png", name: "main", ext: "png" }];
    const reading = imported(jsonBytes({ ...v3, data: { ...dataV3, assets } }));
    expect(kinds(reading)).toContain("remoteAssets");
    expect(reading.picture).toBeNull();
  });

  it("imports a lorebook by itself", () => {
    const file = jsonBytes({ spec: "lorebook_v3", data: dataV3.character_book });
    expect(readCardFile(file)).toMatchObject({
      kind: "lorebook",
      lorebook: { name: "雾港", entries: [{ keys: ["灯塔", "塔灯"] }, { useRegex: true }] },
    });
  });

  it("keeps script in every field as the text it is", () => {
    const script = "<script>alert(1)</script>";
    const evil = {
      ...Object.fromEntries(Object.keys(v1).map((key) => [key, script.slice(0, 20)])),
      alternate_greetings: [script],
      tags: ["<b>"],
      creator_notes: `${script}<img src=x onerror=alert(1)>`,
      extensions: { __proto__: null, toString: script },
      character_book: {
        extensions: {},
        entries: [{ keys: [script], content: script, enabled: true, insertion_order: 0, extensions: {} }],
      },
    };
    const json = JSON.stringify({ spec: "chara_card_v2", data: evil }).replace(
      '"toString"',
      '"__proto__":{"polluted":true},"constructor"',
    );
    const { character } = imported(bytes(json));
    expect(character.name).toBe("<script>alert(1)</sc");
    expect(character.creatorNotes).toBe(evil.creator_notes);
    expect(character.lorebook?.entries[0]?.content).toBe(script);
    expect({}).not.toHaveProperty("polluted");
    expect(JSON.stringify(character.extensions)).toBe(
      `{"__proto__":{"polluted":true},"constructor":${JSON.stringify(script)}}`,
    );
  });

  it("removes what no database stores", () => {
    const reading = imported(bytes(JSON.stringify({ ...v1, personality: "温\0和", 未知: "\ud800" })));
    expect(reading.character.personality).toBe("温和");
    expect(reading.character.raw.未知).toBe("\ufffd");
    expect(kinds(reading)).toEqual(["cleaned"]);
  });
});

describe("cards that are refused, each with its reason", () => {
  for (const [title, [file, reason, field]] of Object.entries(hostileCards))
    it(title, () => {
      const reading = readCardFile(file());
      expect(reading).toMatchObject({ kind: "refused", refusal: { reason, ...(field ? { field } : {}) } });
      if (reading.kind !== "refused") return;
      expect(reading.refusal.zh).toMatch(/\p{Script=Han}/u);
      expect(`${reading.refusal.zh}${reading.refusal.en}`).not.toMatch(/undefined|\{f\}/u);
    });
});
