import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const FOLDERS = "{apps,packages}/*/src/**/*.test.{ts,tsx}";
const NUMBERS = Array.from({ length: 24 }, (_, index) => `W${index + 1}`);

/** A string followed by the function it is the title of, as in `it("…", async () => …)`. */
const TITLE = /(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1,\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>/g;

/** Every numbered weakness with the titles of the tests that name it. */
function named(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync(FOLDERS, { cwd: ROOT })) {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const [, , title = ""] of text.matchAll(TITLE)) {
      for (const number of title.match(/\bW\d+\b/g) ?? []) {
        found.set(number, [...(found.get(number) ?? []), `${file}: ${title}`]);
      }
    }
  }
  return found;
}

it("every weakness of protocol §18 is named by a test that would show it", () => {
  const found = named();
  expect(NUMBERS.filter((number) => !found.has(number))).toEqual([]);
  expect([...found.keys()].filter((number) => !NUMBERS.includes(number))).toEqual([]);
});
