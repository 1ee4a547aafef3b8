import { type Character, characterJson, readCardFile, writeCardFile } from "@4d/cards";
import { hostileCards } from "@4d/cards/testing/hostile-cards";
import { png } from "@4d/cards/testing/pictures";
import { cardFiles, charx, dataV3, v3, v3WithFiles } from "@4d/cards/testing/public-cards";
import { soundCards } from "@4d/cards/testing/sound-cards";
import { api, emptySheet, SHEET_MAX } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportCard, importCard } from "../../../testing/import-steps.ts";
import { addablePeople, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  app = await startTestApp();
  [mei, ann] = await addablePeople(app, "mei", "ann");
});
afterAll(() => app.close());

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const characterIn = (file: Uint8Array): Character => {
  const reading = readCardFile(file);
  if (reading.kind !== "character") throw new Error(JSON.stringify(reading));
  return reading.character;
};
const draftOf = (who: Person, id: number) => who.call(api.characters.draft, { params: { id } });

describe("cards that are imported", () => {
  it.each(Object.entries(soundCards))(
    "%s becomes a private draft, and leaves as it came",
    async (_, [file]) => {
      const { draft } = await importCard(app, mei, file);
      expect(draft).toMatchObject({
        status: "draft",
        visibility: "private",
        userId: null,
        sheet: { name: "阿遥" },
      });
      const asJson = await exportCard(app, mei, draft.id, "json");
      const whole = writeCardFile(characterIn(file), { format: "json" });
      if (whole.kind !== "written") throw new Error(whole.refusal.en);
      expect(JSON.parse(new TextDecoder().decode(asJson))).toEqual(
        JSON.parse(new TextDecoder().decode(whole.bytes)),
      );
      const again = await importCard(app, mei, asJson);
      expect(again.draft.sheet).toEqual({ ...draft.sheet, avatar: "", background: "" });
    },
  );

  it("takes everything over that a character has", async () => {
    const { draft, warnings } = await importCard(app, mei, bytes(v3));
    expect(draft.sheet).toMatchObject({
      nickname: "遥",
      intro: "给喜欢海的人。",
      systemPrompt: "你是{{char}}。",
      postHistory: "每次只说两三句。",
      alternateGreetings: ["雾散了,{{user}}。", "又是你。"],
      groupGreetings: ["大家好。"],
      tags: ["海", "治愈"],
      examples: [{ ask: "你一个人住吗?", answer: "还有一盏灯。" }],
      lore: [
        { keys: ["灯塔", "塔灯"], secondaryKeys: ["雾"], insertionOrder: 10 },
        { keys: ["/潮(汐|水)+/i"], insertionOrder: 20, rules: { patterns: true } },
      ],
      loreBook: { scanDepth: 4, recursive: true },
    });
    expect(warnings).toEqual([]);
  });

  it("keeps the portrait in our store, and every file of a charx", async () => {
    const { draft } = await importCard(app, mei, charx(v3WithFiles("embeded://"), cardFiles));
    expect(draft.sheet.avatar).toMatch(/^\/files\/[\w-]{32}\.png$/);
    expect((await fetch(app.address + draft.sheet.avatar)).headers.get("content-type")).toBe("image/png");
    const reading = readCardFile(await exportCard(app, mei, draft.id, "charx"));
    if (reading.kind !== "character") throw new Error("refused");
    expect(Object.fromEntries(reading.files)).toEqual(cardFiles);
    expect(characterJson(reading.character)).toEqual(
      characterJson(characterIn(charx(v3WithFiles("embeded://"), cardFiles))),
    );
    const asPng = readCardFile(await exportCard(app, mei, draft.id, "png"));
    expect(asPng).toMatchObject({ kind: "character", format: "png", character: { name: "阿遥" } });
  });

  it("shows the pictures of emotions to whoever meets the character, and keeps their files", async () => {
    const face = "assets/emotion/images/开心.png";
    const { draft, warnings } = await importCard(
      app,
      ann,
      charx(v3WithFiles("embeded://"), { ...cardFiles, [face]: png() }),
    );
    expect(warnings).toEqual([]);
    const [emotion] = draft.sheet.emotions;
    expect(emotion?.name).toBe("happy");
    expect(emotion?.picture).toMatch(/^\/files\//);
    const headers = { "if-match": draft.version };
    const params = { id: draft.id };
    await ann.call(api.characters.submit, { params, headers, body: { visibility: "public" } });
    expect(await mei.call(api.characters.find, { params })).toMatchObject({ emotions: draft.sheet.emotions });
    const { db } = app.services;
    const { rows } = await sql<{ holder: string }>`select holder from file_use
      where key = ${emotion?.picture.replace("/files/", "") ?? ""} order by holder`.execute(db);
    expect(rows.map(({ holder }) => holder)).toEqual(["character", "character_live"]);
    const stolen = { ...draft.sheet.emotions[0], name: "x", picture: emotion?.picture ?? "" };
    const { id, version } = await mei.call(api.characters.create, { body: { sheet: { name: "墨笛" } } });
    const body = { sheet: { emotions: [stolen] } };
    const theft = mei.call(api.characters.update, { params: { id }, headers: { "if-match": version }, body });
    expect(await codeOf(theft)).toBe(422);
  });

  it("writes the pictures of emotions as they were named, replaced, added and removed", async () => {
    const face = "assets/emotion/images/开心.png";
    const sad = "assets/emotion/images/sad.png";
    const card = v3WithFiles("embeded://");
    const { assets } = card.data;
    const withSad = [...assets, { type: "emotion", uri: `embeded://${sad}`, name: "sad", ext: "png" }];
    const file = charx(
      { ...card, data: { ...card.data, assets: withSad } },
      { ...cardFiles, [face]: png(), [sad]: png() },
    );
    const { draft } = await importCard(app, ann, file);
    const [happy, other] = draft.sheet.emotions;
    if (!happy || !other) throw new Error("no emotions");
    const change = async (emotions: typeof draft.sheet.emotions) => {
      const params = { id: draft.id };
      const { version } = await ann.call(api.characters.draft, { params });
      const body = { sheet: { emotions } };
      await ann.call(api.characters.update, { params, headers: { "if-match": version }, body });
      const reading = readCardFile(await exportCard(app, ann, draft.id, "charx"));
      if (reading.kind !== "character") throw new Error(reading.kind);
      return reading;
    };
    const whole = await change([happy, other]);
    expect(whole.files.has(sad)).toBe(true);
    const mine = await ann.picture();
    const changed = await change([
      { ...happy, name: "高兴" },
      { name: "生气", picture: mine },
    ]);
    const faces = changed.character.assets.filter(({ type }) => type === "emotion");
    expect(faces.map(({ name, uri }) => [name, uri])).toEqual([
      ["高兴", `embeded://${face}`],
      ["生气", "embeded://assets/emotion/images/own-2.png"],
    ]);
    expect([changed.files.has(sad), changed.files.has("assets/emotion/images/own-2.png")]).toEqual([
      false,
      true,
    ]);
    expect(changed.character.assets).toHaveLength(withSad.length);
    const none = await change([]);
    expect(none.character.assets.filter(({ type }) => type === "emotion")).toEqual([]);
    // Back as they came, the file is the same again.
    expect(await change([happy, other])).toEqual(whole);
  });

  it("names the assets that a sheet has no place for", async () => {
    const uri = `data:image/png;base64,${Buffer.from(png()).toString("base64")}`;
    const asset = (type: string, name: string) => ({ type, name, uri, ext: "png" });
    const assets = [
      ...[asset("icon", "main"), asset("icon", "other"), asset("background", "a"), asset("background", "b")],
      ...[asset("user_icon", "me"), { ...asset("x-site-asset", "z"), uri: "https://example.com/z.png" }],
      ...Array.from({ length: SHEET_MAX.emotions + 2 }, (_, at) => asset("emotion", `e${at}`)),
    ];
    const { draft, warnings } = await importCard(app, mei, bytes({ ...v3, data: { ...dataV3, assets } }));
    expect(draft.sheet.emotions).toHaveLength(SHEET_MAX.emotions);
    expect(warnings.map(({ text }) => text)).toEqual([
      "1 个网络素材不会下载",
      "5 个素材未采用（icon、background、user_icon、emotion），导出时保留",
    ]);
  });

  it("takes the author's words in the reader's language, and gives all of them back", async () => {
    const notes = { "en-US": "For those who love the sea.", "zh-CN": "给喜欢海的人。" };
    const card = { ...v3, data: { ...dataV3, creator_notes: "Sea.", creator_notes_multilingual: notes } };
    const { draft } = await importCard(app, mei, bytes(card));
    expect(draft.sheet.intro).toBe("给喜欢海的人。");
    const asJson = await exportCard(app, mei, draft.id, "json");
    expect(JSON.parse(new TextDecoder().decode(asJson))).toEqual(card);
  });

  it("writes what was changed, and keeps what it does not know", async () => {
    const card = { ...v3, 未知: { a: [1] }, data: { ...dataV3, 新字段: "留着" } };
    const { draft } = await importCard(app, mei, bytes(card));
    const [lore, patternLore] = draft.sheet.lore;
    if (!lore || !patternLore) throw new Error("no lore");
    const sheet = {
      tagline: "守一盏灯",
      lore: [{ ...lore, content: "改过的灯塔" }, patternLore],
      examples: [],
    };
    const headers = { "if-match": draft.version };
    await mei.call(api.characters.update, { params: { id: draft.id }, headers, body: { sheet } });
    const exported = JSON.parse(
      new TextDecoder().decode(await exportCard(app, mei, draft.id, "json")),
    ) as typeof card;
    expect(exported).toMatchObject({ 未知: { a: [1] }, data: { 新字段: "留着", mes_example: "" } });
    const [first, pattern] = exported.data.character_book.entries;
    expect(first).toMatchObject({
      content: "改过的灯塔",
      keys: ["灯塔", "塔灯"],
      id: 1,
      extensions: { probability: 100 },
    });
    expect(pattern).toEqual(dataV3.character_book.entries[1]);
    const again = await importCard(app, mei, bytes(exported));
    expect(again.draft.sheet).toMatchObject({
      tagline: "守一盏灯",
      lore: [{ content: "改过的灯塔" }, patternLore],
      examples: [],
    });
  });

  it("shortens what is too long with a warning, and exports all of it", async () => {
    const long = "雾".repeat(20_001);
    const asks = Array.from({ length: 70 }, (_, at) => `<START>\n{{user}}: 问${at}\n{{char}}: 答${at}`).join(
      "\n",
    );
    const card = { ...v3, data: { ...dataV3, description: long, mes_example: asks } };
    const { draft, warnings } = await importCard(app, mei, bytes(card));
    expect(draft.sheet.description).toHaveLength(20_000);
    expect(draft.sheet.examples).toHaveLength(60);
    expect(warnings.map(({ code }) => code)).toEqual(["cut", "leftOutExamples"]);
    const exported = JSON.parse(
      new TextDecoder().decode(await exportCard(app, mei, draft.id, "json")),
    ) as object;
    expect(exported).toMatchObject({ data: { description: long, mes_example: asks } });
  });

  it("takes the entries whose words an exporter marked as patterns", async () => {
    const [entry] = dataV3.character_book.entries;
    const book = { ...dataV3.character_book, entries: [{ ...entry, use_regex: true }] };
    const { draft, warnings } = await importCard(
      app,
      ann,
      bytes({ ...v3, data: { ...dataV3, character_book: book } }),
    );
    expect(draft.sheet.lore).toMatchObject([{ keys: ["灯塔", "塔灯"], secondaryKeys: ["雾"] }]);
    expect(warnings).toEqual([]);
    const exported = JSON.parse(
      new TextDecoder().decode(await exportCard(app, ann, draft.id, "json")),
    ) as typeof v3;
    expect(exported.data.character_book).toEqual(book);
  });

  it("takes a lorebook by itself", async () => {
    const { draft } = await importCard(app, mei, bytes({ spec: "lorebook_v3", data: dataV3.character_book }));
    expect(draft.sheet).toMatchObject({ name: "雾港", lore: [{ keys: ["灯塔", "塔灯"] }, {}] });
  });

  it("keeps script in every field as the text it is", async () => {
    const script = "<script>alert(1)</script>";
    const data = Object.fromEntries(
      Object.entries(dataV3).map(([key, value]) => [key, typeof value === "string" ? script : value]),
    );
    const { draft } = await importCard(app, mei, bytes({ ...v3, data }), { name: `${script}.json` });
    expect(draft.sheet).toMatchObject({
      name: "<script>alert(1)</sc",
      description: script,
      firstMes: script,
    });
    const { url, name } = await mei.call(api.characterMaking.exportCard, {
      params: { id: draft.id },
      body: { format: "json" },
    });
    const served = await fetch(app.address + url);
    expect(served.headers.get("content-type")).toBe("application/octet-stream");
    expect(served.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(name).not.toContain("/");
  });

  it("goes on without a picture that is none", async () => {
    const files = { "assets/icon/images/main.png": new TextEncoder().encode("<svg onload=alert(1)>") };
    const { draft, warnings } = await importCard(app, mei, charx(v3WithFiles("embeded://"), files));
    expect(draft.sheet.avatar).toBe("");
    expect(warnings.map(({ code }) => code)).toContain("pictureLost");
  });

  it("makes one draft for a key, however often it is sent", async () => {
    const headers = { "idempotency-key": "card-once-1" };
    const made = await Promise.all(
      Array.from({ length: 3 }, () => importCard(app, ann, bytes(v3), { headers })),
    );
    expect(new Set(made.map(({ draft }) => draft.id)).size).toBe(1);
  });
});

describe("cards that are refused", () => {
  it.each(Object.entries(hostileCards))("%s, with its reason", async (_, [file, reason]) => {
    const before = (await mei.call(api.characters.mine, { query: { limit: 1 } })).items[0]?.id;
    const refused = await importCard(app, mei, file(), { name: ".card" }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ data: { reason } });
    expect(String(refused)).toMatch(/(422|413) .*\p{Script=Han}/u);
    expect((await mei.call(api.characters.mine, { query: { limit: 1 } })).items[0]?.id).toBe(before);
  });
});

describe("cards that are exported", () => {
  it("say everything of a character made here, and give it back", async () => {
    const sheet = {
      ...emptySheet,
      name: "墨笛",
      tagline: "裁云为衣",
      intro: "云裁缝。",
      firstMes: "坐,{{user}}。",
      starters: ["你会做什么?"],
      tags: ["云"],
      examples: [
        { ask: "在吗", answer: "在。\n{{user}}: 这一行是原文" },
        { ask: "第二问\n两行", answer: "第二答" },
      ],
      lore: [
        {
          ...{
            keys: ["剪刀"],
            secondaryKeys: ["旧"],
            content: "剪刀叫咔嚓。",
            enabled: true,
            constant: false,
          },
          ...{ caseSensitive: false, insertionOrder: 5, priority: 7 },
        },
      ],
      style: { ...emptySheet.style, preset: "wry" as const, humour: 90 },
      voice: { kind: "blip" as const, voiceId: "cello", pitch: 90, rate: 110, narrationId: "glass" },
      writing: { model: "poet", temperature: 1.1, topK: 40, answerTokens: 300 },
    };
    const { avatar } = (
      await importCard(app, mei, soundCards["V3 in a PNG with keywords in capitals"]?.[0] ?? png())
    ).draft.sheet;
    const { id } = await mei.call(api.characters.create, { body: { sheet: { ...sheet, avatar } } });
    for (const format of ["png", "json", "charx"] as const) {
      const file = await exportCard(app, mei, id, format);
      expect(characterIn(file)).toMatchObject({ name: "墨笛", creator: mei.name, creatorNotes: "云裁缝。" });
      const { draft } = await importCard(app, mei, file);
      expect({ ...draft.sheet, avatar: "", background: "" }).toEqual(sheet);
      expect(draft.sheet.avatar === "").toBe(format === "json");
    }
  });

  it("keep examples that are longer than other apps take", async () => {
    const examples = Array.from({ length: 60 }, (_, at) => ({ ask: `问${at}`, answer: "答".repeat(900) }));
    const { id } = await mei.call(api.characters.create, { body: { sheet: { name: "长", examples } } });
    const { draft } = await importCard(app, mei, await exportCard(app, mei, id, "json"));
    expect(draft.sheet.examples).toEqual(examples);
  });

  it("need a picture where the card is one", async () => {
    const { id } = await mei.call(api.characters.create, { body: { sheet: { name: "没有脸" } } });
    const tried = mei.call(api.characterMaking.exportCard, { params: { id }, body: { format: "png" } });
    await expect(tried).rejects.toMatchObject({ code: 422, data: { reason: "noPicture" } });
  });

  it("show others what was published, never the draft", async () => {
    const { draft } = await importCard(app, mei, soundCards["V2 in a PNG"]?.[0] ?? png());
    const params = { id: draft.id };
    const request = { params, body: { format: "json" as const } };
    expect(await codeOf(ann.call(api.characterMaking.exportCard, request))).toBe(404);
    const headers = { "if-match": draft.version };
    await mei.call(api.characters.submit, { params, headers, body: { visibility: "public" } });
    const body = { sheet: { description: "还没想好的秘密" } };
    await mei.call(api.characters.update, { params, headers, body });
    const theirs = new TextDecoder().decode(await exportCard(app, ann, draft.id, "json"));
    expect(theirs).not.toContain("还没想好的秘密");
    expect(new TextDecoder().decode(await exportCard(app, mei, draft.id, "json"))).toContain(
      "还没想好的秘密",
    );
    expect((await draftOf(mei, draft.id)).sheet.description).toBe("还没想好的秘密");
  });
});
