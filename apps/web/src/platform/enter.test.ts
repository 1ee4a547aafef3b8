import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { isEnter, isTaken } from "./input-method.ts";

const press = (more: object = {}) => ({ key: "Enter", keyCode: 13, isComposing: false, ...more });

it("is meant for the page unless an input method took it, in any browser's order of events", () => {
  expect(isEnter(press())).toBe(true);
  // Chrome and Firefox: before the composition ends. Safari: after it.
  expect(isEnter(press({ keyCode: 229, isComposing: true }))).toBe(false);
  expect(isEnter(press({ keyCode: 229 }))).toBe(false);
  expect(isEnter(press({ isComposing: true }))).toBe(false);
  expect(isEnter(press({ key: "a", keyCode: 65 }))).toBe(false);
  expect(isTaken({ key: "Process", keyCode: 229, isComposing: false })).toBe(true);
});

const SOURCES = join(import.meta.dirname, "..");
const OWN = "platform/input-method.ts";
/** The code by which files test a key press for Enter, or for an input method. */
const ASKS =
  /["'`](?:Enter|NumpadEnter|Return)["'`]|\bkeyCode\b|\bonKeyPress\b|["'`]keypress["'`]|(?:event|press)\.which\b|\.charCode\b|\bEnter: |nativeEvent\.isComposing/;

it("is only tested for in one file", async () => {
  const files = await readdir(SOURCES, { recursive: true });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const asking: string[] = [];
  for (const file of sources) {
    const lines = (await readFile(join(SOURCES, file), "utf8")).split("\n");
    lines.forEach((line, at) => {
      if (ASKS.test(line)) asking.push(`${relative(".", file)}:${at + 1}`);
    });
  }
  expect(asking.filter((where) => !where.startsWith(OWN))).toEqual([]);
});
