import { lineToInk } from "../ink/ink-text.ts";
import type { Names } from "./names.ts";

const random = (least: string, most: string) => `RANDOM(INT(${least}), INT(${most}))`;

const FIXED: Readonly<Record<string, readonly string[]>> = {
  tw_true: ["(of)", '~ return not (of == 0 || of == "" || of == false)'],
  tw_if: ["(when, yes, other)", "{ when:", "~ return yes", "}", "~ return other"],
  tw_random: ["(a, b)", "{ a > b:", `~ return ${random("b", "a")}`, "}", `~ return ${random("a", "b")}`],
  tw_list: [
    "(of)",
    "{ LIST_COUNT(of) == 0:",
    '~ return ""',
    "}",
    "{ LIST_COUNT(of) == 1:",
    "~ return tw_name(of)",
    "}",
    '~ return tw_name(LIST_MIN(of)) + ", " + tw_list(of - LIST_MIN(of))',
  ],
};

/** What a function of ours calls itself. */
const NEEDS: Readonly<Record<string, string>> = { tw_list: "tw_name" };

function pick(count: number): string[] {
  const args = Array.from({ length: count }, (_, at) => `a${at}`);
  const cases = args.slice(0, -1).flatMap((arg, at) => [`- ${at}:`, `~ return ${arg}`]);
  const last = `~ return ${args.at(-1)}`;
  return cases.length === 0
    ? [`(${args.join(", ")})`, last]
    : [`(${args.join(", ")})`, `{ RANDOM(0, ${count - 1}):`, ...cases, "}", last];
}

function byItem(names: Names, name: string): string[] {
  const cases = names.items.flatMap(([text, item]) =>
    name === "tw_name"
      ? [`- ${item}:`, `~ return "${lineToInk(text)}"`]
      : [`- "${lineToInk(text)}":`, `~ return ${item}`],
  );
  const other = name === "tw_name" ? '~ return ""' : "~ return ()";
  return cases.length === 0 ? ["(of)", other] : ["(of)", "{ of:", ...cases, "}", other];
}

function bodyOf(names: Names, name: string): readonly string[] {
  const count = /^tw_pick(\d+)$/u.exec(name)?.[1];
  if (count !== undefined) return pick(Number(count));
  return FIXED[name] ?? byItem(names, name);
}

/** The functions of ours that a translated story calls, as ink. */
export function inkFunctions(names: Names): string[] {
  const called = new Set(names.functions);
  for (const name of names.functions) {
    const needed = NEEDS[name];
    if (needed !== undefined) called.add(needed);
  }
  return [...called].flatMap((name) => {
    const [args, ...body] = bodyOf(names, name);
    return [`=== function ${name}${args}`, ...body];
  });
}
