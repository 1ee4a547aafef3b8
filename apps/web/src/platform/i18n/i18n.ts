import { local } from "../local.ts";
import { signal } from "../signal.ts";
import { isolated } from "./bidi-isolated.ts";
import { type Text, zh } from "./zh/catalogue.ts";
import type { late as zhLate } from "./zh/late.ts";

export type Lang = "zh" | "en";

type Areas = typeof zh & typeof zhLate;
export type Key = { [A in keyof Areas]: `${A & string}.${keyof Areas[A] & string}` }[keyof Areas];
type TextOf<K> = K extends `${infer A}.${infer N}`
  ? A extends keyof Areas
    ? N extends keyof Areas[A]
      ? Areas[A][N]
      : never
    : never
  : never;
type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Args<K> = [Names<TextOf<K>>] extends [never] ? [] : [args: Record<Names<TextOf<K>>, string | number>];

const KEY = "lang";
type Texts = Record<string, Record<string, Text>>;
let catalogue: Texts = zh;
let lateTexts: Texts = {};
let isLateWanted = false;

function preferred(): Lang {
  const chosen = local.get(KEY);
  if (chosen === "zh" || chosen === "en") return chosen;
  const first = navigator.languages.find((tag) => /^(zh|en)\b/i.test(tag));
  return first?.toLowerCase().startsWith("en") ? "en" : "zh";
}

/** The present language; the app is drawn again when it changes. */
export const lang = signal<Lang>("zh");

/** The sentence for a key; its `{name}` placeholders are filled with isolated values, and `n` chooses the plural. */
export function t<K extends Key>(key: K, ...[args]: Args<K>): string {
  const dot = key.indexOf(".");
  const area = key.slice(0, dot);
  const text = (catalogue[area] ?? lateTexts[area])?.[key.slice(dot + 1)] ?? key;
  const values: Readonly<Record<string, string | number>> = args ?? {};
  const chosen = typeof text === "string" ? text : text[Number(values.n) === 1 ? "one" : "other"];
  return chosen.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === "string" ? isolated(value) : String(value);
  });
}

const lateOf = async (next: Lang): Promise<Texts> =>
  (await (next === "en" ? import("./en/late.ts") : import("./zh/late.ts"))).late;

/** Loads the texts of a language and shows them; English is a separate chunk. */
export async function showLanguage(next: Lang): Promise<void> {
  const texts = next === "en" ? (await import("./en/catalogue.ts")).en : zh;
  const late = isLateWanted ? await lateOf(next) : lateTexts;
  catalogue = texts;
  lateTexts = late;
  lang.set(next);
}

/** Loads the late texts of the present language, which may change while they load. */
async function showLate(): Promise<void> {
  isLateWanted = true;
  for (let shown: Lang | null = null; shown !== lang.get(); ) {
    shown = lang.get();
    lateTexts = await lateOf(shown);
  }
}

/**
 * Loads code together with the texts of the areas in `late.ts`, which the first picture does not need:
 * `lazy(() => withLate(() => import("./gift-card-view.tsx")))`.
 */
export async function withLate<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), showLate()]);
  return code;
}

/** Chooses a language and remembers it (`APP-6`). */
export async function chooseLanguage(next: Lang): Promise<void> {
  local.set(KEY, next);
  await showLanguage(next);
}

/** Before the first drawing: the remembered language, else the browser's. */
export async function startLanguage(): Promise<void> {
  lang.subscribe(() => {
    document.documentElement.lang = lang.get() === "en" ? "en" : "zh-CN";
  });
  await showLanguage(preferred()).catch(() => showLanguage("zh"));
}
