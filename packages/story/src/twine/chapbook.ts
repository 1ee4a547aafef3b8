import {
  conditionOf,
  cycling,
  linkOrReveal,
  orNoted,
  type PassageReading,
  targetOf,
  textParts,
} from "./build.ts";
import { type Dialect, readAssignments, readExpression } from "./expression.ts";
import { linkAt, splitLink } from "./markup.ts";
import type { Branch, Expr, Part } from "./parts.ts";

const DIALECT: Dialect = { bare: true, holders: [["engine", "state"]] };
const SECTION = /(?:^|\n)--[ \t]*(?:\n|$)/u;
const ASSIGNED = /^([\p{L}_$][\p{L}\p{N}_.$]{0,60})(?:\s+\((.{1,300})\))?\s*:(.+)$/u;
const MODIFIER = /^\[([^[\]]{1,300})\]$/u;
const INSERT = /^\{([^{}\n]{1,400})\}/u;
const OPTION = /([a-z]+)\s*:\s*('[^'\n]{0,300}'|"[^"\n]{0,300}"|\[[^\]\n]{0,300}\]|[^,\n]{1,100})/giu;
const HIDDEN = new Set([
  "note",
  "note to myself",
  "n.b.",
  "todo",
  "fixme",
  "css",
  "javascript",
  "script",
  "notes",
]);
const LOOKS = /^(?:align|append|transition|opacity|color|size|sound|ambient)/iu;

/** The variables a passage begins with. */
function variables(source: string, reading: PassageReading): Part[] {
  return source.split("\n").flatMap((line): Part[] => {
    const [, name = "", condition, value = ""] = ASSIGNED.exec(line.trim()) ?? [];
    if (name === "" || name.startsWith("config.")) return [];
    const made = orNoted(reading, line.trim().slice(0, 40), () =>
      readAssignments(`${name} = ${value}`, DIALECT),
    );
    const sets = (made ?? []).map((one): Part => ({ kind: "set", ...one }));
    if (condition === undefined) return sets;
    const when = conditionOf(reading, line.trim().slice(0, 40), condition, DIALECT);
    return [{ kind: "if", branches: [{ when, parts: sets }] }];
  });
}

const unquoted = (text: string | undefined): string => (text ?? "").trim().replace(/^["']|["']$/gu, "");

/** An insert with a name: `{embed passage: 'Hall'}`. Null when it is an expression. */
function insert(inside: string, reading: PassageReading): Part[] | null {
  const [, kind = "", rest = ""] =
    /^([a-z]+(?: [a-z]+){0,2})(?:\s*(?:[:,]|for:)\s*(.*))?$/iu.exec(inside) ?? [];
  const options = new Map(
    [...inside.matchAll(OPTION)].map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  );
  const isLink = /\blink\b/u.test(inside);
  if (!isLink && !/^(?:embed|back|restart|ambient|sound|dropdown|text input|no|theme|random)/iu.test(kind))
    return null;
  const said = unquoted(options.get("label") ?? options.get("link") ?? rest.split(",")[0]);
  const label = textParts(reading, said || "←");
  if (inside.startsWith("embed passage")) return [{ kind: "include", name: unquoted(rest) }];
  if (inside.startsWith("reveal link")) {
    const passage = options.get("passage");
    const shown: Part[] =
      passage === undefined
        ? textParts(reading, unquoted(options.get("text")))
        : [{ kind: "include", name: unquoted(passage) }];
    return linkOrReveal(label, shown, "replace");
  }
  if (inside.startsWith("back link"))
    return [
      {
        kind: "link",
        text: textParts(reading, unquoted(options.get("label")) || "←"),
        target: { kind: "back" },
        effects: [],
        inline: false,
      },
    ];
  if (inside.startsWith("cycling link")) {
    const choices = [...(options.get("choices") ?? "").matchAll(/'([^']{0,200})'|"([^"]{0,200})"/gu)];
    const values = choices.map(([, one, other]): Expr => ({ kind: "value", value: one ?? other ?? "" }));
    return cycling(unquoted(options.get("for")) || `cycle ${inside.slice(0, 30)}`, values);
  }
  if (isLink || /^(?:embed|ambient|sound|dropdown|text input|theme)/iu.test(inside)) {
    reading.onNotDone(`{${inside}}`.slice(0, 40));
    return [];
  }
  return null;
}

/** Text with links and inserts. */
function line(source: string, reading: PassageReading): Part[] {
  const parts: Part[] = [];
  let text = "";
  const flush = () => {
    parts.push(...textParts(reading, text));
    text = "";
  };
  for (let at = 0; at < source.length; ) {
    const inside = source.charAt(at) === "[" ? linkAt(source, at) : null;
    const found = source.charAt(at) === "{" ? INSERT.exec(source.slice(at, at + 402)) : null;
    if (inside !== null) {
      flush();
      const { text: label, target } = splitLink(inside);
      const goes = targetOf(reading, target, DIALECT);
      parts.push({
        kind: "link",
        text: line(label.trim(), reading),
        target: goes,
        effects: [],
        inline: false,
      });
      at += inside.length + 4;
    } else if (found !== null) {
      flush();
      const code = (found[1] ?? "").trim();
      const named = insert(code, reading);
      const value =
        named === null ? orNoted(reading, `{${code}}`, () => readExpression(code, DIALECT)) : undefined;
      parts.push(...(named ?? (value === undefined ? [] : [{ kind: "print" as const, value }])));
      at += found[0].length;
    } else {
      text += source.charAt(at);
      at += 1;
    }
  }
  flush();
  return parts;
}

type Mode = "always" | "if" | "else" | "hidden";
interface Section {
  readonly mode: Mode;
  readonly when: Expr | null;
  lines: string[];
}

/** The section that a modifier begins. */
function sectionOf(modifiers: string, reading: PassageReading): Section {
  const made: { mode: Mode; when: Expr | null } = { mode: "always", when: null };
  for (const one of modifiers.split(";").map((modifier) => modifier.trim())) {
    const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/u.exec(one) ?? [];
    const name = word.toLowerCase();
    if (name === "if" || name === "unless" || name === "ifalways" || name === "ifnever") {
      const condition = rest === "" ? `${name === "ifalways"}` : rest;
      const when = conditionOf(reading, `[${one}]`, condition, DIALECT);
      made.mode = "if";
      made.when = name === "unless" ? { kind: "not", of: when } : when;
    } else if (name === "else") made.mode = "else";
    else if (HIDDEN.has(one.toLowerCase()) || HIDDEN.has(name)) {
      made.mode = "hidden";
      if (/^(?:css|javascript|script)$/u.test(name)) reading.onScript();
    } else if (!["continue", "continued", "cont", "cont'd"].includes(name) && !LOOKS.test(one))
      reading.onNotDone(`[${one}]`);
  }
  return { ...made, lines: [] };
}

function sectionsOf(source: string, reading: PassageReading): Section[] {
  const sections: Section[] = [{ mode: "always", when: null, lines: [] }];
  for (const text of source.split("\n")) {
    const modifier = MODIFIER.exec(text.trim())?.[1];
    const isLink = text.trim().startsWith("[[");
    if (modifier !== undefined && !isLink) sections.push(sectionOf(modifier, reading));
    else sections.at(-1)?.lines.push(text);
  }
  return sections;
}

/** A passage of Chapbook. */
export function readChapbook(source: string, reading: PassageReading): Part[] {
  const found = SECTION.exec(source);
  const set = found === null ? [] : variables(source.slice(0, found.index), reading);
  const body = found === null ? source : source.slice(found.index + found[0].length);
  const parts: Part[] = [...set];
  let open: Branch[] | null = null;
  const sections = sectionsOf(body, reading);
  for (const [at, { mode, when, lines }] of sections.entries()) {
    const end = at < sections.length - 1 ? "\n" : "";
    const inside = mode === "hidden" ? [] : line(`${lines.join("\n")}${end}`, reading);
    if (mode === "if") {
      open = [{ when, parts: inside }];
      parts.push({ kind: "if", branches: open });
    } else if (mode === "else" && open !== null) open.push({ when: null, parts: inside });
    else parts.push(...inside);
  }
  return parts;
}
