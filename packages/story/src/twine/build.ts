import { type Dialect, readExpression } from "./expression.ts";
import { shownText, type TwineFormat } from "./markup.ts";
import { someDeep } from "./part-tree.ts";
import { binary, type Expr, NotDone, type Part, passageTarget, type Target } from "./parts.ts";
import type { Budget } from "./source.ts";

/** What reading a passage needs and reports. */
export interface PassageReading {
  readonly format: TwineFormat;
  readonly budget: Budget;
  /** The names of SugarCube's widgets. */
  readonly widgets: ReadonlySet<string>;
  readonly onNotDone: (macro: string) => void;
  readonly onPicture: () => void;
  readonly onScript: () => void;
}

/** A condition that we cannot decide; the writer treats it with care. */
export const UNKNOWN: Expr = { kind: "call", name: "unknown", args: [] };

/** The result of reading an expression, or `undefined` with a note where our stories cannot have it. */
export function orNoted<T>(reading: PassageReading, macro: string, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    const detail = error.message.slice(0, 30);
    reading.onNotDone(detail === "" || macro.includes(detail) ? macro : `${macro} … ${detail}`);
    return undefined;
  }
}

/** A condition; one that cannot be read is `UNKNOWN`. */
export const conditionOf = (reading: PassageReading, macro: string, source: string, dialect: Dialect): Expr =>
  orNoted(reading, macro, () => readExpression(source, dialect)) ?? UNKNOWN;

/** Text as it is shown; nothing for an empty one. */
export function textParts(reading: PassageReading, text: string): Part[] {
  if (text === "") return [];
  const shown = shownText(text, reading.format, (code) => reading.onNotDone(code));
  return shown === "" ? [] : [{ kind: "text", text: shown }];
}

const CODE = /^[$_][\p{L}]|^[`"'(]/u;

/** Where the right side of a link leads: a passage, or a computed one. */
export function targetOf(reading: PassageReading, target: string, dialect: Dialect): Target {
  if (!CODE.test(target)) return passageTarget(target);
  const name = orNoted(reading, `[[${target}]]`, () => readExpression(target, dialect));
  if (name?.kind === "value") return passageTarget(`${name.value}`);
  return name === undefined ? passageTarget(target) : { kind: "computed", name };
}

const isBlank = (part: Part): boolean => part.kind === "text" && part.text.trim() === "";

/**
 * A link with something behind it: one to the passage where it ends, or one that reveals it in its place. Nothing
 * for one that does nothing.
 */
export function linkOrReveal(
  text: readonly Part[],
  parts: readonly Part[],
  mode: "replace" | "stay" | "again",
): Part[] {
  const shown = parts.filter((part, at) => !isBlank(part) || parts.slice(0, at).some((one) => !isBlank(one)));
  while (shown.length > 0 && isBlank(shown.at(-1) as Part)) shown.pop();
  const last = shown.at(-1);
  if (last === undefined) return mode === "stay" ? [...text] : [];
  const before = shown.slice(0, -1);
  const isSimple = !someDeep(before, ({ kind }) => kind === "goto" || kind === "reveal" || kind === "link");
  if (last.kind === "goto" && isSimple)
    return [{ kind: "link", text, target: last.target, effects: before, inline: false }];
  return [{ kind: "reveal", text, parts: shown, mode, inline: false }];
}

/** A link that shows one value after another and remembers it in a variable. */
export function cycling(variable: string, options: readonly Expr[]): Part[] {
  const [first] = options;
  if (first === undefined) return [];
  const of: Expr = { kind: "variable", name: variable };
  const branches = options.map((option, at) => ({
    when: binary("==", of, option),
    parts: [{ kind: "set" as const, name: variable, value: options[(at + 1) % options.length] ?? first }],
  }));
  return [
    { kind: "set", name: variable, value: first },
    {
      kind: "reveal",
      text: [{ kind: "print", value: of }],
      parts: [{ kind: "if", branches }],
      mode: "again",
      inline: false,
    },
  ];
}

/** `<<for>>` and `(for:)` over known values. */
export const eachOf = (variable: string, items: readonly Expr[], parts: readonly Part[]): Part => {
  const [only] = items;
  const isList = items.length === 1 && only !== undefined && only.kind !== "value";
  return { kind: "each", variable, list: isList ? only : { kind: "list", items }, parts };
};

const ENDS_SENTENCE = /[.!?…。！？:：;；—\-•*>|,，"”’)]$|^$/u;
const wordsOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      return part.kind === "print" ? "x" : "";
    })
    .join("");

/** Marks links that stand within a sentence, which would lose a word without their text. */
export function withInlineLinks(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    if (part.kind === "if")
      return {
        ...part,
        branches: part.branches.map((branch) => ({ ...branch, parts: withInlineLinks(branch.parts) })),
      };
    if (part.kind === "loop" || part.kind === "each") return { ...part, parts: withInlineLinks(part.parts) };
    if (part.kind !== "link" && part.kind !== "reveal") return part;
    // what can be taken again stays a choice beside the text
    if (part.kind === "reveal" && part.mode === "again")
      return { ...part, parts: withInlineLinks(part.parts) };
    const before = (
      wordsOf(parts.slice(Math.max(0, at - 8), at))
        .split("\n")
        .at(-1) ?? ""
    ).trim();
    const after = (wordsOf(parts.slice(at + 1, at + 9)).split("\n")[0] ?? "").trim();
    const inline = !ENDS_SENTENCE.test(before) || /^[\p{L}\p{N}]/u.test(after);
    return part.kind === "link"
      ? { ...part, inline }
      : { ...part, inline, parts: withInlineLinks(part.parts) };
  });
}
