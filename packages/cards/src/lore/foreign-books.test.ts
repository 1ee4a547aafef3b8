import { describe, expect, it } from "vitest";
import { type Json, jsonBytes } from "../json.ts";
import { readCardFile } from "../read-card-file.ts";
import { agnaiBook, novelBook, risuBook, siteBook, worldInfo } from "../testing/foreign-books.ts";
import { extensionsWith, isCaseSensitive, keysOf, rulesOf } from "./entry-rules.ts";

function bookIn(file: Json) {
  const reading = readCardFile(jsonBytes(file));
  if (reading.kind !== "lorebook") throw new Error(JSON.stringify(reading));
  return reading;
}

/** What matching makes of each entry. */
const meaning = (file: Json) =>
  bookIn(file).lorebook.entries.map((entry) => {
    const { content, constant, enabled, selective, insertionOrder, comment } = entry;
    return {
      ...keysOf(entry),
      content,
      constant,
      enabled,
      selective,
      insertionOrder,
      comment,
      rules: rulesOf(entry),
    };
  });

describe("books of other apps", () => {
  it("SillyTavern's world info, with all it says of an entry", () => {
    const [tower, tide, old] = meaning(worldInfo);
    expect(tower).toEqual({
      keys: ["灯塔", "Fog Port"],
      secondaryKeys: ["雾", "夜"],
      content: "灯塔有三盏灯。",
      constant: false,
      enabled: true,
      selective: true,
      insertionOrder: 7,
      comment: "塔",
      rules: {
        logic: "andAll",
        wholeWords: false,
        probability: 80,
        scanDepth: 3,
        excluded: true,
        silent: true,
        delayed: 2,
        group: "天气,时辰",
        groupWeight: 40,
        groupFirst: true,
        sticky: 3,
        cooldown: 2,
        delay: 5,
        position: "depth",
        depth: 6,
        role: "assistant",
      },
    });
    expect(tide).toMatchObject({
      keys: ["/潮(汐|水)/i"],
      constant: true,
      rules: { patterns: true, position: "after_desc" },
    });
    expect(old).toMatchObject({ enabled: false, rules: { logic: "notAny", position: "before_note" } });
  });

  it("says what of it is not done, and nothing else", () => {
    expect(bookIn(worldInfo).warnings.map(({ zh }) => zh)).toEqual([
      "1 条世界书用到「按意思查找」,这里不支持,其余照用,导出时保留",
      "1 条世界书用到「触发脚本」,这里不支持,其余照用,导出时保留",
    ]);
    for (const file of [risuBook, agnaiBook]) expect(bookIn(file).warnings).toEqual([]);
    expect(bookIn(novelBook).warnings.map(({ field }) => field)).toEqual([
      "lore:searchRange",
      "lore:keyRelative",
    ]);
  });

  it("world info with a book's fields and a card's names", () => {
    expect(bookIn(siteBook).lorebook).toMatchObject({
      ...{ name: "雾港", scanDepth: 4, tokenBudget: 900, recursiveScanning: false },
      entries: [
        { insertionOrder: 10, priority: 77, caseSensitive: true, comment: "塔" },
        { insertionOrder: 20, priority: 5, secondaryKeys: ["夜"], enabled: false, comment: "船" },
      ],
    });
    expect(meaning(siteBook)).toMatchObject([
      { secondaryKeys: ["雾"], rules: { position: "after_desc" } },
      { rules: { position: "before_desc" } },
    ]);
    expect(bookIn(siteBook).warnings).toEqual([]);
  });

  it("RisuAI's", () => {
    const [tower, tide, rare] = meaning(risuBook);
    expect(tower).toMatchObject({
      keys: ["灯塔", "tower"],
      secondaryKeys: ["雾"],
      selective: true,
      insertionOrder: 12,
    });
    expect(tower?.rules).toEqual({ wholeWords: false });
    expect(tide).toMatchObject({ keys: ["/潮汐{1,2}/", "/浪/"], constant: true, rules: { patterns: true } });
    expect(rare?.rules).toMatchObject({ probability: 25 });
    expect(meaning(risuBook)).toHaveLength(3);
  });

  it("Agnai's", () => {
    expect(bookIn(agnaiBook).lorebook).toMatchObject({ name: "雾港", entries: [{ priority: 4 }, {}] });
    expect(meaning(agnaiBook)).toMatchObject([
      { keys: ["灯塔"], content: "灯塔有三盏灯。", insertionOrder: 9, enabled: true },
      { keys: [String.raw`/\bship\w*\b/i`], enabled: false, rules: { patterns: true } },
    ]);
  });

  it("Agnai's, whose entries call up no others unless the book says so", () => {
    expect(bookIn(agnaiBook).lorebook).toMatchObject({ recursiveScanning: false, scanDepth: null });
    const said = { ...agnaiBook, scanDepth: 3, tokenBudget: 200, recursiveScanning: true };
    expect(bookIn(said).lorebook).toMatchObject({ scanDepth: 3, tokenBudget: 200, recursiveScanning: true });
    const entry = { ...agnaiBook.entries[0], selective: true, secondaryKeys: ["雾"], position: "after_char" };
    expect(meaning({ ...agnaiBook, entries: [entry] })).toMatchObject([
      { selective: true, secondaryKeys: ["雾"], rules: { position: "after_desc" } },
    ]);
  });

  it("NovelAI's", () => {
    expect(meaning(novelBook)).toMatchObject([
      { keys: ["灯塔", "/塔灯?/"], insertionOrder: 600, rules: { patterns: true, excluded: true } },
      { keys: ["船"], secondaryKeys: ["夜", "雾"], selective: true, rules: { logic: "andAll" } },
      { content: "总在。", constant: true, enabled: false },
    ]);
  });

  it("NovelAI's, with what is not done named only where it has an effect", () => {
    const [first, , last] = novelBook.entries;
    const fields = (entry: { [key: string]: Json }, categories: Json = []) =>
      bookIn({ ...novelBook, entries: [{ ...last, ...entry }], categories }).warnings.map(
        ({ field }) => field,
      );
    const config = (tokenBudget: number) => ({ contextConfig: { ...last?.contextConfig, tokenBudget } });
    expect(fields({ ...first, nonStoryActivatable: true })).toEqual([]);
    expect(fields({ ...config(2), text: "灯塔有三盏灯。" })).toEqual(["lore:tokenLimit"]);
    expect(fields({ ...config(0.5), text: "灯" })).toEqual(["lore:tokenLimit"]);
    expect(fields({ ...config(1), text: "灯塔有三盏灯。" })).toEqual([]);
    const category = { id: "closed", enabled: true, createSubcontext: true };
    expect(fields({}, [category])).toEqual(["lore:subcontext"]);
    expect(fields({ category: "" }, [category])).toEqual([]);
  });

  it("a card's book by itself, and no other list of entries", () => {
    expect(meaning({ name: "书", entries: [{ keys: ["灯"], content: "亮" }] })).toMatchObject([
      { keys: ["灯"] },
    ]);
    expect(readCardFile(jsonBytes({ entries: [{ title: "别的" }] }))).toMatchObject({ kind: "refused" });
  });
});

describe("an entry with names in the other spelling", () => {
  const extensions = {
    ...{
      excludeRecursion: true,
      preventRecursion: true,
      delayUntilRecursion: 2,
      groupWeight: 5,
      group: "天气",
    },
    ...{ groupOverride: true, matchWholeWords: false, scanDepth: 2, caseSensitive: true, displayIndex: 1 },
  };
  const read = (more: { [key: string]: Json }) =>
    bookIn({ entries: [{ keys: ["灯"], content: "亮", extensions: { ...extensions, ...more } }] });

  it("says the same", () => {
    const [entry] = read({}).lorebook.entries;
    if (!entry) throw new Error("no entry");
    const rules = {
      ...{ excluded: true, silent: true, delayed: 2, group: "天气", groupWeight: 5, groupFirst: true },
      ...{ wholeWords: false, scanDepth: 2 },
    };
    expect(rulesOf(entry)).toEqual(rules);
    expect(isCaseSensitive(entry)).toBe(true);
    const changed = { ...entry, extensions: extensionsWith(entry, { wholeWords: true }) };
    expect(rulesOf(changed)).toEqual({ wholeWords: true });
    expect(rulesOf({ ...entry, extensions: extensionsWith(entry, {}) })).toEqual({});
  });

  it("is named for what is not done", () => {
    const fields = (more: { [key: string]: Json }) => read(more).warnings.map(({ field }) => field);
    expect(fields({ characterFilter: null, matchScenario: false })).toEqual([]);
    expect(fields({ characterFilter: { isExclude: false, names: [], tags: [] } })).toEqual([]);
    expect(fields({ characterFilter: { names: ["阿遥"] } })).toEqual(["lore:characterFilter"]);
    expect(fields({ matchScenario: true, automationId: "run" })).toEqual([
      "lore:automation",
      "lore:elsewhere",
    ]);
  });
});

it("an entry that stands for another, and decorators that are not known, are named", () => {
  const fields = (entry: { [key: string]: Json }) =>
    bookIn({ entries: [{ keys: ["灯"], extensions: {}, content: "亮", ...entry }] }).warnings.map(
      ({ field }) => field,
    );
  expect(fields({ mode: "child", content: "" })).toEqual(["lore:child"]);
  expect(fields({ mode: "normal" })).toEqual([]);
  expect(fields({ content: "@@recursive\n@@position pt_x\n@@depth 4\n亮" })).toEqual(["lore:decorators"]);
  expect(fields({ content: "@@mine\n@@@depth 4\n@@inject_at x\n亮" })).toEqual(["lore:inject"]);
});

describe("a book that says how all its keys match", () => {
  const rules = (risu_fullWordMatching: Json, extensions: Json = {}) =>
    meaning({
      extensions: { risu_fullWordMatching },
      entries: [{ keys: ["hero"], content: "亮", extensions }],
    })[0]?.rules;

  it("is heard, unless an entry says otherwise", () => {
    expect(rules(false)).toEqual({ wholeWords: false });
    expect(rules(true)).toEqual({});
    expect(rules(false, { match_whole_words: true })).toEqual({ wholeWords: true });
  });
});

describe("keys marked as patterns", () => {
  const keys = (entry: { [key: string]: Json }) =>
    meaning({ entries: [{ content: "亮", use_regex: true, extensions: {}, ...entry }] })[0]?.keys;

  it("are patterns between slashes, and without them where no exporter marks everything", () => {
    expect(keys({ keys: ["灯塔", "/灯.塔/"] })).toEqual(["灯塔", "/灯.塔/"]);
    expect(keys({ keys: ["灯.塔", "a/b"] })).toEqual(["/灯.塔/iu", "a/b"]);
    expect(keys({ keys: ["灯.塔"], case_sensitive: true })).toEqual(["/灯.塔/u"]);
    expect(keys({ keys: ["Dr. Wu", "c++"], extensions: { display_index: 0 } })).toEqual(["Dr. Wu", "c++"]);
  });

  it("are named when they are broken", () => {
    const { warnings } = bookIn({
      entries: [{ keys: ["/(/"], content: "亮", use_regex: true, extensions: {} }],
    });
    expect(warnings.map(({ field }) => field)).toEqual(["lore:badPattern"]);
  });
});
