import { agnaiBook, novelBook, risuBook, worldInfo } from "@4d/cards/testing/foreign-books";
import { dataV3, v3 } from "@4d/cards/testing/public-cards";
import { api, type LoreRules, SHEET_MAX } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportCard, importCard, importLore } from "../../../testing/import-steps.ts";
import { addablePeople, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const exported = async (who: Person, id: number) =>
  JSON.parse(new TextDecoder().decode(await exportCard(app, who, id, "json"))) as typeof v3;

describe("a book by itself", () => {
  beforeAll(async () => {
    [mei, ann] = await addablePeople(app, "mei", "ann");
  });

  it.each(Object.entries({ worldInfo, risuBook, agnaiBook, novelBook }))(
    "%s becomes a draft, and comes back as it was read",
    async (name, book) => {
      const { draft } = await importCard(app, mei, bytes(book), { name: "雾港.json" });
      expect(draft.sheet).toMatchObject({
        name: "雾港",
        lore: [{}, {}, ...(name === "agnaiBook" ? [] : [{}])],
      });
      const again = await importCard(app, mei, bytes(await exported(mei, draft.id)));
      expect(again.draft.sheet).toEqual(draft.sheet);
    },
  );
});

describe("a book onto a character", () => {
  beforeAll(async () => {
    [mei, ann] = await addablePeople(app, "mei", "ann");
  });

  it("adds its entries after those that are there, once, with all they say", async () => {
    const { draft } = await importCard(app, mei, bytes(v3));
    const params = { id: draft.id };
    const first = await importLore(app, mei, draft.id, bytes(worldInfo));
    expect(first).toMatchObject({ added: 3, draft: { version: draft.version + 1 } });
    expect(first.warnings.map(({ code }) => code)).toEqual(["loreUndone", "loreUndone"]);
    expect(first.draft.sheet.lore.slice(0, 2)).toEqual(draft.sheet.lore);
    expect(first.draft.sheet.lore[2]).toMatchObject({ name: "塔", rules: { logic: "andAll", sticky: 3 } });
    expect(first.draft.sheet.loreBook).toEqual(draft.sheet.loreBook);
    expect(await importLore(app, mei, draft.id, bytes(worldInfo))).toMatchObject({ added: 0 });
    expect(await mei.call(api.characters.draft, { params })).toEqual(first.draft);
    const card = await exported(mei, draft.id);
    expect(card.data.character_book.entries.slice(0, 2)).toEqual(dataV3.character_book.entries);
    const again = await importCard(app, mei, bytes(card));
    expect(again.draft.sheet.lore).toEqual(first.draft.sheet.lore);
  });

  it("writes every condition as it was changed, and that a place was taken away", async () => {
    const { id } = await mei.call(api.characters.create, { body: { sheet: { name: "墨笛" } } });
    const { draft } = await importLore(app, mei, id, bytes(worldInfo));
    const [first, second, third] = draft.sheet.lore;
    if (!first || !second || !third) throw new Error("no lore");
    const { position: _, ...unplaced } = second.rules ?? {};
    const rules: LoreRules = {
      ...{ logic: "notAll", probability: 20, scanDepth: 6, delayed: 1, group: "海", groupWeight: 7 },
      ...{ sticky: 1, cooldown: 4, delay: 2, position: "before_note", wholeWords: true },
    };
    const lore = [{ ...first, rules }, { ...second, rules: unplaced }, third];
    const changed = await mei.call(api.characters.update, {
      params: { id },
      headers: { "if-match": draft.version },
      body: { sheet: { lore } },
    });
    const again = await importCard(app, mei, bytes(await exported(mei, id)));
    expect(again.draft.sheet.lore).toEqual(changed.sheet.lore);
    // Over the card it came in, too.
    const { draft: carded } = await importCard(app, mei, bytes(worldInfo));
    await mei.call(api.characters.update, {
      params: { id: carded.id },
      headers: { "if-match": carded.version },
      body: { sheet: { lore } },
    });
    const whole = await importCard(app, mei, bytes(await exported(mei, carded.id)));
    expect(whole.draft.sheet.lore).toEqual(lore);
  });

  it("keeps how keys match in a book that says it of all", async () => {
    const book = { ...dataV3.character_book, extensions: { risu_fullWordMatching: false } };
    const { draft } = await importCard(app, mei, bytes({ ...v3, data: { ...dataV3, character_book: book } }));
    const [first, ...others] = draft.sheet.lore;
    if (!first) throw new Error("no lore");
    expect(first.rules).toMatchObject({ wholeWords: false });
    const { wholeWords: _, ...rules } = first.rules ?? {};
    const fresh = { ...first, keys: ["新"], content: "新的。", rules: {} };
    await mei.call(api.characters.update, {
      params: { id: draft.id },
      headers: { "if-match": draft.version },
      body: { sheet: { lore: [{ ...first, rules }, ...others, fresh] } },
    });
    const again = await importCard(app, mei, bytes(await exported(mei, draft.id)));
    expect(again.draft.sheet.lore.map((one) => one.rules?.wholeWords)).toEqual([true, false, true]);
  });

  it("takes the book out of another card, and its settings where there were none", async () => {
    const { id } = await mei.call(api.characters.create, { body: { sheet: { name: "墨笛" } } });
    const { draft, added } = await importLore(app, mei, id, bytes(v3));
    expect(added).toBe(2);
    expect(draft.sheet).toMatchObject({
      name: "墨笛",
      description: "",
      loreBook: { scanDepth: 4, recursive: true },
    });
  });

  it("warns of what it takes, and of nothing else that is in a card", async () => {
    const [entry] = dataV3.character_book.entries;
    const entries = [
      { ...entry, content: "{{getvar::x}}" },
      { ...entry, content: 5 },
      { ...entry, content: "雾".repeat(8001), extensions: { vectorized: true } },
    ];
    const data = { ...dataV3, tags: 5, description: "雾".repeat(20_001), character_book: { entries } };
    const { id } = await mei.call(api.characters.create, { body: { sheet: { name: "墨笛" } } });
    const { warnings } = await importLore(app, mei, id, bytes({ ...v3, data }));
    expect(warnings.map(({ text }) => text)).toEqual([
      "1 条世界书用到「按意思查找」,这里不支持,其余照用",
      "「世界书 · 条目 2 · 内容」格式不对,已忽略",
      "「世界书 · 条目 3 · 内容」太长,已截短(原有 8001 字)",
      "不认识的宏不会显示，导出时保留：{{getvar}}",
    ]);
  });

  it("says how many entries are too long together", async () => {
    const entries = Array.from({ length: 400 }, (_, at) => ({
      keys: [`词${at}`],
      content: "雾".repeat(8000),
    }));
    const { id } = await mei.call(api.characters.create, { body: { sheet: { name: "墨笛" } } });
    const { added, warnings } = await importLore(app, mei, id, bytes({ entries }));
    expect(added).toBe(375);
    expect(warnings.map(({ text }) => text)).toEqual(["世界书太长，有 25 条没有加入"]);
  });

  it("says how many entries found no room", async () => {
    const entries = Array.from({ length: SHEET_MAX.lore }, (_, at) => ({ keys: [`词${at}`], content: "亮" }));
    const { id } = await ann.call(api.characters.create, { body: { sheet: { name: "墨笛" } } });
    expect(await importLore(app, ann, id, bytes({ entries }))).toMatchObject({ added: SHEET_MAX.lore });
    const more = await importLore(app, ann, id, bytes(worldInfo));
    expect(more).toMatchObject({ added: 0 });
    expect(more.warnings.map(({ text }) => text)).toContain(
      `设定集最多 ${SHEET_MAX.lore} 条，有 3 条没有加入`,
    );
  });

  it("holds a thousand long entries, and their change is a body that is taken", async () => {
    const entries = Array.from({ length: 1000 }, (_, at) => ({
      keys: [`词${at}`],
      content: "雾".repeat(2900),
    }));
    const { id } = await ann.call(api.characters.create, { body: { sheet: { name: "墨笛" } } });
    const { draft } = await importLore(app, ann, id, bytes({ entries }));
    expect(draft.sheet.lore).toHaveLength(1000);
    const [first, ...others] = draft.sheet.lore;
    if (!first) throw new Error("no lore");
    const changed = await ann.call(api.characters.update, {
      params: { id },
      headers: { "if-match": draft.version },
      body: { sheet: { lore: [{ ...first, content: "港".repeat(SHEET_MAX.loreContent) }, ...others] } },
    });
    expect(changed.sheet.lore[0]?.content).toHaveLength(SHEET_MAX.loreContent);
  });

  it("refuses a file without a book, and a character of somebody else", async () => {
    const { id } = await ann.call(api.characters.create, { body: { sheet: { name: "墨笛" } } });
    const { character_book: _, ...bare } = dataV3;
    const refused = await importLore(app, ann, id, bytes({ ...v3, data: bare })).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: 422, data: { reason: "noLore" } });
    expect(await codeOf(importLore(app, mei, id, bytes(worldInfo)))).toBe(404);
  });
});
