import { foldQuery, foldText, tableLetters } from "@4d/contract/folding";

/**
 * Turns search words into a PostgreSQL regular expression that matches texts stored as written: each letter stands for
 * everything that folds to it (`foldText`), so nothing is stored twice, and old rows are found.
 */

interface Unfolded {
  /** Single characters that fold to a key, including the key itself. */
  signs: Map<string, string[]>;
  /** Characters that fold to several letters, such as `ﬁ`. */
  wide: { sign: string; key: string }[];
  /** Characters that fold to nothing, as the inside of a bracket expression. */
  dropped: string;
}

const LAST = 0x3_23af;
/** Syllables that fold to themselves. */
const HANGUL = { from: 0xac00, to: 0xd7a3 };
const KANA_MARKS = "\\u3099\\u309A\\uFF9E\\uFF9F";
const isKana = (letter: string): boolean => /[\u3041-\u30FF]/u.test(letter);

function escaped(sign: string): string {
  if (/^[a-z0-9]$/.test(sign)) return sign;
  const code = sign.codePointAt(0) ?? 0;
  return code > 0xffff
    ? `\\U${code.toString(16).padStart(8, "0")}`
    : `\\u${code.toString(16).padStart(4, "0")}`;
}

/** Ranges of ascending code points. */
function inside(codes: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const shown = (code: number) => escaped(String.fromCodePoint(code));
  return ranges.map(({ from, to }) => (from === to ? shown(from) : `${shown(from)}-${shown(to)}`)).join("");
}

/** Letters of scripts without case, and unassigned characters: most code points, which only the table can change. */
const STILL = /^[\p{Lo}\p{Co}\p{Cn}\p{Cs}]$/u;

/** Every character that folding may change, in code point order. */
function changing(): number[] {
  const codes = new Set<number>();
  for (let code = 1; code <= LAST; code += 1) {
    const sign = String.fromCodePoint(code);
    const isStill = STILL.test(sign) && !/\p{DI}/u.test(sign) && sign.normalize("NFKD") === sign;
    if (!isStill && !(code >= HANGUL.from && code <= HANGUL.to)) codes.add(code);
  }
  for (const sign of tableLetters()) codes.add(sign.codePointAt(0) ?? 0);
  return [...codes].sort((one, other) => one - other);
}

function unfold(): Unfolded {
  const signs = new Map<string, string[]>();
  const wide: Unfolded["wide"] = [];
  const dropped: number[] = [];
  for (const code of changing()) {
    const sign = String.fromCodePoint(code);
    const key = foldText(sign);
    if (key === "") dropped.push(code);
    else if (key === sign) continue;
    else if (Array.from(key).length > 1) wide.push({ sign, key });
    else {
      const known = signs.get(key) ?? [];
      known.push(sign);
      signs.set(key, known);
    }
  }
  return { signs, wide, dropped: inside(dropped) };
}

let read: Unfolded | undefined;

function bracket(table: Unfolded, key: string): string {
  const signs = [key, ...(table.signs.get(key) ?? [])];
  return `[${signs.map(escaped).join("")}]`;
}

/** One letter in all its forms, with the marks it may carry. */
function letter(table: Unfolded, key: string): string {
  if (key === " ") return `[ \\s${(table.signs.get(" ") ?? []).map(escaped).join("")}${table.dropped}]+`;
  const whole = bracket(table, key);
  const parts = Array.from(key.normalize("NFD"));
  const rest = isKana(key) ? `(?![${KANA_MARKS}])` : "";
  const ways =
    parts.length > 1 ? `(?:${parts.map((part) => bracket(table, part)).join("")}|${whole})` : whole;
  return `${ways}${rest}[${table.dropped}]*`;
}

interface Span {
  from: number;
  to: number;
  signs: string[];
}

/** Where one character may stand for several of the letters, also cut off at either end. */
function spansOf({ wide }: Unfolded, letters: readonly string[]): Map<number, Span[]> {
  const text = letters.join("");
  const spans = new Map<number, Span[]>();
  const add = (from: number, to: number, sign: string) => {
    const here = spans.get(from) ?? [];
    const same = here.find((span) => span.to === to);
    if (same) same.signs.push(sign);
    else here.push({ from, to, signs: [sign] });
    spans.set(from, here);
  };
  for (const { sign, key } of wide) {
    const size = Array.from(key).length;
    if (key.includes(text)) add(0, letters.length, sign);
    for (let cut = 1; cut < Math.min(size, letters.length); cut += 1) {
      if (key.endsWith(letters.slice(0, cut).join(""))) add(0, cut, sign);
      if (key.startsWith(letters.slice(-cut).join(""))) add(letters.length - cut, letters.length, sign);
    }
    for (let at = 0; at + size <= letters.length; at += 1)
      if (letters.slice(at, at + size).join("") === key) add(at, at + size, sign);
  }
  return spans;
}

/** The pattern for words; undefined when there is nothing in them to look for. Pure. */
export function foldedPattern(words: string): string | undefined {
  const letters = Array.from(foldQuery(words));
  if (letters.length === 0) return undefined;
  read ??= unfold();
  const table = read;
  const spans = spansOf(table, letters);
  const singly = (from: number, to: number) =>
    letters
      .slice(from, to)
      .map((one) => letter(table, one))
      .join("");
  let pattern = "";
  for (let at = 0; at < letters.length; ) {
    const here = spans.get(at) ?? [];
    const end = Math.max(at + 1, ...here.map(({ to }) => to));
    const ways = here.map(
      ({ to, signs }) => `[${signs.map(escaped).join("")}][${table.dropped}]*${singly(to, end)}`,
    );
    pattern += ways.length > 0 ? `(?:${[singly(at, end), ...ways].join("|")})` : singly(at, end);
    at = end;
  }
  return pattern;
}
