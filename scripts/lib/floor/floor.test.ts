import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../shell.mjs";
import { bundleUses } from "./bundle-features.ts";
import { compatAt, type Use } from "./features.ts";
import { compatData, lacking, readFloor } from "./lacking.ts";
import { scriptUses } from "./script-features.ts";
import { styleUses } from "./style-features.ts";

const data = compatData();
const floor = readFloor();

/** The features among these uses that some browser of the floor lacks. */
function beyond(uses: readonly Use[]): string[] {
  const known = uses.flatMap(({ paths }) => paths.filter((path) => compatAt(data, path)).slice(0, 1));
  return known.filter((path) => {
    const statement = compatAt(data, path);
    return statement !== undefined && lacking(statement, floor).length > 0;
  });
}

async function inSource(text: string): Promise<string[]> {
  const folder = await mkdtemp(join(root, ".cache/floor-"));
  try {
    await writeFile(join(folder, "planted.ts"), `${text}\nexport {};\n`);
    const options = { target: "es2024", lib: ["esnext", "dom", "dom.iterable"], types: [] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
    return beyond(scriptUses(join(folder, "tsconfig.json")));
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("finds what a source uses by its type", async () => {
  expect(
    await inSource(`
      const list = [3, 1].toSorted();
      const groups = Map.groupBy(list, (one) => one);
      navigator.wakeLock?.request("screen");
      document.addEventListener("scrollend", () => groups);
      if ("BarcodeDetector" in globalThis) requestIdleCallback(() => undefined);
      new Set([1]).union(new Set([2]));
      /[\\p{L}--[a-z]]/v.test("é");
    `),
  ).toEqual([
    "javascript.builtins.Array.toSorted",
    "javascript.builtins.Map.groupBy",
    "api.WakeLock.request",
    "api.Navigator.wakeLock",
    "api.Document.scrollend_event",
    "api.BarcodeDetector",
    "api.Window.requestIdleCallback",
    "javascript.builtins.Set.union",
    "javascript.builtins.RegExp.unicodeSets",
  ]);
});

it("leaves alone what every browser of the floor has, and other things of the same name", async () => {
  expect(
    await inSource(`
      const shapes = { union: (one: number) => one, with: (one: number) => one };
      shapes.union(1);
      shapes.with([1, 2].at(-1) ?? 0);
      structuredClone(shapes);
      /(?<=a)b(?:c)/u.test("abc");
    `),
  ).toEqual([]);
});

it("finds what a built file of a package uses", () => {
  const source =
    "let a=[1].toSorted(),b=Promise.try(()=>a),c=x.union(y),d=/(?i:a)/;a.at(0);Object.hasOwn(b,c)";
  expect(beyond(bundleUses("a.js", source, data)).sort()).toEqual([
    "javascript.builtins.Array.toSorted",
    "javascript.builtins.Promise.try",
    "javascript.builtins.Set.union",
    "javascript.regular_expressions.modifier",
  ]);
});

it("finds what styles use, but not what they have a fallback for", () => {
  const css = `
    .a { field-sizing: content; width: 100dvh; color: color-mix(in srgb, red, blue) }
    .b:has(input) { transition: top 1s linear(0, 1) }
    .c { mask-image: none; -webkit-mask-image: none; color: red; color: light-dark(red, blue) }
    @supports (color: oklch(0 0 0)) { .d { color: oklch(0 0 0) } }
    @starting-style { .e { opacity: 0 } }
  `;
  expect(beyond(styleUses(css, data)).sort()).toEqual([
    "css.at-rules.starting-style",
    "css.properties.field-sizing",
    "css.properties.field-sizing.content",
    "css.selectors.has",
    "css.types.color.color-mix",
    "css.types.easing-function.linear-function",
  ]);
});
