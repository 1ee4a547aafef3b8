import { agnaiBook, novelBook, risuBook, siteBook, worldInfo } from "@4d/cards/testing/foreign-books";
import { dataV3, v3 } from "@4d/cards/testing/public-cards";
import { api, BOOKS_MAX, CHARACTER_BOOKS_MAX, type LoreEntry } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishCharacter } from "../../../testing/character-steps.ts";
import { exportCard, importBook, importCard } from "../../../testing/import-steps.ts";
import { addablePeople, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
});
afterAll(() => app.close());

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const lore = (key: string, content: string, more: Partial<LoreEntry> = {}): LoreEntry => ({
  ...{ keys: [key], content, secondaryKeys: [], enabled: true, constant: false, caseSensitive: false },
  ...{ insertionOrder: 100, priority: 100 },
  ...more,
});
const bookWith = async (...entries: LoreEntry[]) => {
  const { id, version } = await mei.call(api.books.create, { body: { name: "雾港" } });
  const headers = { "if-match": version };
  return mei.call(api.books.update, { params: { id }, headers, body: { lore: entries } });
};
const characterOf = async (who: Person) =>
  (await who.call(api.characters.create, { body: { sheet: { name: "墨笛" } } })).id;
const attach = (id: number, bookId: number, who = mei) =>
  who.call(api.books.attach, { params: { id, bookId } });
const exportedBook = async (id: number): Promise<unknown> => {
  const { url, name } = await mei.call(api.books.export, { params: { id } });
  expect(name).toMatch(/\.json$/);
  return JSON.parse(await (await fetch(app.address + url)).text());
};
type Card = { data: { character_book?: { entries: { content: string; extensions: object }[] } } };
const exportedEntries = async (who: Person, id: number) => {
  const card = JSON.parse(new TextDecoder().decode(await exportCard(app, who, id, "json"))) as Card;
  return card.data.character_book?.entries ?? [];
};

describe("a lorebook of my own", () => {
  it("begins empty, is changed on its version, listed and deleted", async () => {
    const made = await mei.call(api.books.create, { body: { name: "雾港" } });
    expect(made).toMatchObject({ name: "雾港", lore: [], loreBook: {}, characters: [], version: 1 });
    const params = { id: made.id };
    const change = { params, headers: { "if-match": 1 }, body: { lore: [lore("灯", "灯是铜的。")] } };
    expect(await mei.call(api.books.update, change)).toMatchObject({ version: 2, name: "雾港" });
    expect(await codeOf(mei.call(api.books.update, change))).toBe(409);
    expect(await mei.call(api.books.mine)).toMatchObject([{ id: made.id, entries: 1, characters: 0 }]);
    expect(await ann.call(api.books.mine)).toEqual([]);
    await mei.call(api.books.remove, { params });
    expect(await codeOf(mei.call(api.books.find, { params }))).toBe(404);
  });

  it("is made once per key", async () => {
    const key = { headers: { "idempotency-key": "key-of-a-book" } };
    const first = await mei.call(api.books.create, { ...key, body: { name: "雾港" } });
    expect(await mei.call(api.books.create, { ...key, body: { name: "雾港" } })).toEqual(first);
    const options = { headers: { "idempotency-key": "key-of-a-file" } };
    const { book } = await importBook(app, mei, bytes(worldInfo), options);
    expect(await importBook(app, mei, bytes(worldInfo), options)).toEqual({ book, warnings: [] });
    expect(await mei.call(api.books.mine)).toHaveLength(2);
  });

  it("cannot be one of more than there is room for", async () => {
    for (let at = 0; at < BOOKS_MAX; at += 1) await mei.call(api.books.create, { body: { name: `${at}` } });
    expect(await codeOf(mei.call(api.books.create, { body: { name: "one more" } }))).toBe(429);
  });

  it.each(Object.entries({ worldInfo, siteBook, risuBook, agnaiBook, novelBook }))(
    "%s is imported, and exported as world info reads as the same book",
    async (_, file) => {
      const { book } = await importBook(app, mei, bytes(file), { name: "雾港.json" });
      expect(book.name).toBe("雾港");
      expect(book.lore.length).toBeGreaterThan(1);
      const again = await importBook(app, mei, bytes(await exportedBook(book.id)));
      // Without a place, a text stands where world info has its own after the description.
      const placed = book.lore.map((one) => ({
        ...one,
        rules: { position: "after_desc", ...one.rules },
      }));
      expect(again.book).toMatchObject({ name: "雾港", lore: placed, loreBook: book.loreBook });
      const third = await importBook(app, mei, bytes(await exportedBook(again.book.id)));
      expect(third.book.lore).toEqual(again.book.lore);
    },
  );

  it("is taken out of a card, named in the reader's language when nothing names it", async () => {
    const { book, warnings } = await importBook(app, mei, bytes(v3), { name: ".json" });
    expect(book).toMatchObject({ lore: [{}, {}], loreBook: { scanDepth: 4 } });
    expect(warnings).toEqual([]);
    const { character_book: _, ...bare } = dataV3;
    expect(await codeOf(importBook(app, mei, bytes({ ...v3, data: bare })))).toBe(422);
    const nameless = { entries: [{ keys: ["灯"], content: "亮" }] };
    expect((await importBook(app, ann, bytes(nameless), { name: ".json" })).book.name).toBe("世界书");
  });

  it("exports what its file had beyond ours, also after a change", async () => {
    const { book } = await importBook(app, mei, bytes(worldInfo));
    const [first, ...others] = book.lore;
    if (!first) throw new Error("no lore");
    await mei.call(api.books.update, {
      params: { id: book.id },
      headers: { "if-match": book.version },
      body: { lore: [{ ...first, content: "灯塔有四盏灯。" }, ...others] },
    });
    expect(await exportedBook(book.id)).toMatchObject({
      entries: {
        "0": { content: "灯塔有四盏灯。", key: ["灯塔", "Fog Port"], selectiveLogic: 3, sticky: 3, role: 2 },
        "1": { vectorized: true },
        "2": { automationId: "run", disable: true },
      },
    });
  });
});

describe("a lorebook that characters use", () => {
  it("is attached to several, in order, and detached from one", async () => {
    const [one, two] = [await characterOf(mei), await characterOf(mei)];
    const [fog, sea] = [await bookWith(lore("雾", "雾浓。")), await bookWith(lore("海", "海冷。"))];
    await attach(one, sea.id);
    app.clock.advance(1000);
    expect(await attach(one, fog.id)).toMatchObject([{ id: sea.id }, { id: fog.id, entries: 1 }]);
    expect(await attach(one, fog.id)).toHaveLength(2);
    await attach(two, fog.id);
    const { characters } = await mei.call(api.books.find, { params: { id: fog.id } });
    expect(characters).toEqual([one, two].map((id) => ({ id, name: "墨笛", avatar: "" })));
    expect(await mei.call(api.books.detach, { params: { id: one, bookId: fog.id } })).toHaveLength(1);
    expect(await mei.call(api.books.ofCharacter, { params: { id: two } })).toMatchObject([{ id: fog.id }]);
  });

  it("leaves its characters when it is deleted, and they leave it", async () => {
    const [one, two] = [await characterOf(mei), await characterOf(mei)];
    const [fog, sea] = [await bookWith(lore("雾", "雾浓。")), await bookWith(lore("海", "海冷。"))];
    for (const { id } of [fog, sea]) await attach(one, id);
    await attach(two, sea.id);
    await mei.call(api.books.remove, { params: { id: fog.id } });
    expect(await mei.call(api.books.ofCharacter, { params: { id: one } })).toMatchObject([{ id: sea.id }]);
    await mei.call(api.characters.remove, { params: { id: one } });
    expect(await mei.call(api.books.find, { params: { id: sea.id } })).toMatchObject({
      characters: [{ id: two }],
    });
  });

  it("goes to no character beyond the limits", async () => {
    const id = await characterOf(mei);
    for (let at = 0; at < CHARACTER_BOOKS_MAX; at += 1)
      await attach(id, (await bookWith(lore("雾", `${at}`))).id);
    const more = await bookWith(lore("雾", "多"));
    expect(await codeOf(attach(id, more.id))).toBe(429);
    const long = Array.from({ length: 251 }, (_, at) => lore(`词${at}`, "雾".repeat(8000)));
    const [first, second] = [await bookWith(...long), await bookWith(...long)];
    const other = await characterOf(mei);
    await attach(other, first.id);
    expect(await codeOf(attach(other, second.id))).toBe(429);
  });

  it("writes its entries into an exported card after the character's own, as the book has them", async () => {
    const { draft } = await importCard(app, mei, bytes(v3));
    const { book } = await importBook(app, mei, bytes(worldInfo));
    await attach(draft.id, book.id);
    const entries = await exportedEntries(mei, draft.id);
    expect(entries.slice(0, 2)).toEqual(dataV3.character_book.entries);
    expect(entries.slice(2).map(({ content }) => content)).toEqual(book.lore.map(({ content }) => content));
    expect(entries[3]?.extensions).toMatchObject({ vectorized: true });
    await mei.call(api.books.detach, { params: { id: draft.id, bookId: book.id } });
    expect(await exportedEntries(mei, draft.id)).toEqual(dataV3.character_book.entries);
  });

  it("gives others what they may have of it in a public character's card", async () => {
    const { id } = await publishCharacter(mei);
    const words = ["雾浓。", "说到毒品。", "教人贩卖毒品。"];
    const book = await bookWith(...words.map((text) => lore("雾", text)));
    await attach(id, book.id);
    expect(await mei.call(api.books.find, { params: { id: book.id } })).toMatchObject({
      ...{ blocked: [2], doubted: [1, 2] },
    });
    expect((await exportedEntries(mei, id)).map(({ content }) => content)).toEqual(words);
    expect((await exportedEntries(ann, id)).map(({ content }) => content)).toEqual(["雾浓。"]);
  });
});
