import type { Plugin } from "vite";

const REGISTERED = /@property (--tw-[\w-]+)\s*\{([^}]*)\}/g;
/** The same initial values again, for browsers that do not support `@property`. */
const FALLBACK = /@layer properties\s*\{[\s\S]*?\}\s*\}\s*\}/;

const declared = (name: string) => new RegExp(`(?<=[{;]\\s*)${name}:[^;}]*(;|(?=\\}))`, "g");
const names = (css: string, pattern: RegExp) =>
  new Set([...css.matchAll(pattern)].map(([, name = ""]) => name));

/** The initial value of a registered variable; undefined if it has none. */
function initialOf(rule: string): string | undefined {
  const value = /initial-value:\s*([^;]*)/.exec(rule)?.[1];
  // A registered length may be a bare 0; inlined in a sum it needs a unit.
  return value === "0" && rule.includes('"<length>"') ? "0px" : value;
}

/** Replaces every use of a variable with a value; without a value, with the fallback of the use. */
function writeOut(css: string, name: string, value: string | undefined): string {
  const use = new RegExp(`var\\(${name}(?![\\w-])`);
  let out = "";
  let rest = css;
  for (let at = rest.search(use); at >= 0; at = rest.search(use)) {
    let end = at + "var(".length;
    for (let depth = 1; depth > 0; end += 1) depth += { "(": 1, ")": -1 }[rest[end] ?? ""] ?? 0;
    const inside = rest.slice(at + "var(".length, end - 1);
    const comma = inside.indexOf(",");
    const written = value ?? (comma < 0 ? rest.slice(at, end) : inside.slice(comma + 1));
    out += rest.slice(0, at) + written;
    rest = rest.slice(end);
  }
  return out + rest;
}

/** The sheet without one variable that is only read or only set; null if there is none. Pure. */
function withoutOne(css: string): string | null {
  const fallback = FALLBACK.exec(css)?.[0] ?? "";
  const rules = css.replace(fallback, "").replace(REGISTERED, "");
  const set = names(rules, /(?<=[{;]\s*)(--tw-[\w-]+):/g);
  const read = names(rules, /var\((--tw-[\w-]+)/g);
  for (const [whole, name = "", rule = ""] of css.matchAll(REGISTERED)) {
    if (set.has(name) && read.has(name)) continue;
    const less = css.replace(whole, "").replace(fallback, fallback.replace(declared(name), ""));
    return set.has(name) ? less.replace(declared(name), "") : writeOut(less, name, initialOf(rule));
  }
  return null;
}

/**
 * Tailwind builds some utilities from variables: five shadows, nine filters. This inlines those that no class of ours
 * sets, and removes those that none reads. The result looks the same.
 */
export function withoutIdleVariables(css: string): string {
  let lean = css;
  for (let less = withoutOne(lean); less !== null; less = withoutOne(lean)) lean = less;
  return lean;
}

/** The plugin; it runs after Tailwind's, in builds only. */
export const leanTailwind = (): Plugin => ({
  name: "4d-lean-tailwind",
  enforce: "pre",
  apply: "build",
  transform: (code, id) =>
    id.endsWith(".css") && code.includes("@property --tw-")
      ? { code: withoutIdleVariables(code), map: null }
      : null,
});
