import type { CompatData } from "@mdn/browser-compat-data";
import { parseSync, Visitor } from "vite";
import { namesAt, type Use } from "./features.ts";
import { patternPaths } from "./script-features.ts";

/** Built-ins whose methods are found by their name alone: no type says whose method a built file calls. */
const OWNERS = [
  "Array",
  "TypedArray",
  "String",
  "Object",
  "Promise",
  "RegExp",
  "Map",
  "Set",
  "Math",
  "Number",
];

/**
 * What a built file uses of the language, the packages' code included, which `scriptUses` does not read: statics such
 * as `Promise.withResolvers`, methods by their name, and patterns.
 */
export function bundleUses(file: string, source: string, data: CompatData): Use[] {
  const methods = methodsOf(data);
  const found: Use[] = [];
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== "Identifier" || property.type !== "Identifier") return;
      const of = `${object.name}.${property.name}`;
      found.push({ paths: [`javascript.builtins.${of}`, `api.${of}_static`], place: file });
    },
    CallExpression({ callee }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      found.push({ paths: methods.get(callee.property.name) ?? [], place: file });
    },
    Literal(literal) {
      if ("regex" in literal) found.push({ paths: patternPaths(literal.raw ?? ""), place: file });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** The paths of the built-in methods by name, without the static ones, which are read with their owner's name. */
function methodsOf(data: CompatData): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const owner of OWNERS)
    for (const name of namesAt(data, `javascript.builtins.${owner}`)) {
      const own: unknown = Reflect.get(globalThis, owner);
      if (typeof own === "function" && Object.hasOwn(own, name)) continue;
      methods.set(name, [...(methods.get(name) ?? []), `javascript.builtins.${owner}.${name}`]);
    }
  return methods;
}
