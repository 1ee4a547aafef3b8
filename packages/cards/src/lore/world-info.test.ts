import { describe, expect, it } from "vitest";
import { type LoreEntry, makeLorebook, makeLoreEntry } from "../card/lorebook.ts";
import { readCardFile } from "../read-card-file.ts";
import { agnaiBook, novelBook, risuBook, siteBook, worldInfo } from "../testing/foreign-books.ts";
import { isCaseSensitive, keysOf, rulesOf } from "./entry-rules.ts";
import { worldInfoJson } from "./world-info.ts";

function read(json: unknown) {
  const reading = readCardFile(new TextEncoder().encode(JSON.stringify(json)));
  if (reading.kind !== "lorebook") throw new Error(reading.kind);
  return reading.lorebook;
}

/** What an entry says, whatever app wrote it. */
const meaningOf = (entry: LoreEntry) => ({
  ...keysOf(entry),
  content: entry.content,
  on: [entry.enabled, entry.constant, entry.selective && entry.secondaryKeys.length > 0],
  weight: [entry.insertionOrder, entry.priority ?? entry.insertionOrder, isCaseSensitive(entry)],
  name: entry.comment || entry.name,
  rules: { position: "after_desc", ...rulesOf(entry) },
});

describe("a lorebook written as world info", () => {
  it.each(Object.entries({ worldInfo, siteBook, risuBook, agnaiBook, novelBook }))(
    "%s means the same again",
    (_, file) => {
      const book = read(file);
      const again = read(worldInfoJson(book));
      expect(again.entries.map(meaningOf)).toEqual(book.entries.map(meaningOf));
      const settings = ({ name, description, scanDepth, tokenBudget, recursiveScanning }: typeof book) => [
        ...[name, description, scanDepth, tokenBudget, recursiveScanning],
      ];
      expect(settings(again)).toEqual(settings(book));
    },
  );

  it("has what world info came with, field by field", () => {
    expect(worldInfoJson(read(worldInfo))).toMatchObject(worldInfo);
  });

  it("has every field that its app expects, for an entry made here", () => {
    const made = makeLoreEntry({ keys: ["灯"], content: "亮", name: "灯", comment: "灯" });
    const { entries } = worldInfoJson(makeLorebook([made]));
    expect(entries).toMatchObject({
      "0": { uid: 0, key: ["灯"], keysecondary: [], comment: "灯", order: 100, disable: false, position: 1 },
    });
    const expected = Object.keys(worldInfo.entries["0"]);
    const { "0": first } = entries as Record<string, object>;
    const missing = expected.filter((key) => !Object.hasOwn(first ?? {}, key));
    expect(missing).toEqual(["useGroupScoring", "automationId", "characterFilter"]);
  });

  it("says of each entry how its keys match, where only the book said it", () => {
    const book = {
      name: "港",
      extensions: { risu_fullWordMatching: false },
      entries: [{ keys: ["灯"], content: "亮" }],
    };
    const again = read(worldInfoJson(read({ spec: "lorebook_v3", data: book })));
    expect(again.entries.map((entry) => rulesOf(entry).wholeWords)).toEqual([false]);
  });
});
