import { NotDone } from "./parts.ts";

export interface Token {
  readonly kind: "number" | "string" | "variable" | "word" | "sign" | "macro" | "possessive";
  /** A variable's name has its `$` or `_` removed, except that a temporary one begins with `_`. */
  readonly text: string;
}

const SPACE = /\s+/uy;
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)/uy;
const STRING = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/suy;
const VARIABLE = /\$([\p{L}_][\p{L}\p{N}_]*)|(_[\p{L}][\p{L}\p{N}_]*)/uy;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/uy;
/** Harlowe's `(random:`, as one token. */
const MACRO = /\(\s{0,3}([\p{L}][\p{L}\p{N}_-]*):(?!:)/uy;
const POSSESSIVE = /'s(?=\s)/uy;
const SIGN = /===|!==|\.\.\.|==|!=|>=|<=|&&|\|\||\+\+|--|\+=|-=|\*=|\/=|[-+*/%<>=!?:;.,()[\]{}]/uy;
const TOKENS_MAX = 600;
const ESCAPED: Readonly<Record<string, string>> = { n: "\n", t: " ", r: "" };

const unescaped = (text: string): string =>
  text.replace(/\\(.)/gsu, (_, letter: string) => ESCAPED[letter] ?? letter);

function stringToken(source: string, at: number): { token: Token; end: number } | null {
  STRING.lastIndex = at;
  const found = STRING.exec(source);
  if (found === null) return null;
  const [all, double, single, template] = found;
  if (/\$\{/u.test(template ?? "")) throw new NotDone("`…`");
  return {
    token: { kind: "string", text: unescaped(double ?? single ?? template ?? "") },
    end: at + all.length,
  };
}

const patterns = [
  ["number", NUMBER],
  ["variable", VARIABLE],
  ["word", WORD],
  ["macro", MACRO],
  ["sign", SIGN],
] as const;

const NAMES = new Set<Token["kind"]>(["variable", "word", "string"]);

/** The token at a place and where it ends. @throws NotDone. */
function tokenAt(source: string, at: number, before: Token | undefined): { token: Token; end: number } {
  POSSESSIVE.lastIndex = at;
  const isAfterName = before !== undefined && (NAMES.has(before.kind) || before.text === ")");
  if (isAfterName && POSSESSIVE.test(source))
    return { token: { kind: "possessive", text: "'s" }, end: at + 2 };
  const string = stringToken(source, at);
  if (string !== null) return string;
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null)
      return { token: { kind, text: found[1] ?? found[2] ?? found[0] }, end: at + found[0].length };
  }
  throw new NotDone(source.slice(at, at + 12));
}

/** The tokens of an expression in any of the story formats. @throws NotDone for what none of them has. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    SPACE.lastIndex = at;
    const space = SPACE.exec(source);
    if (space !== null) {
      at += space[0].length;
      continue;
    }
    const { token, end } = tokenAt(source, at, tokens.at(-1));
    tokens.push(token);
    at = end;
    if (tokens.length > TOKENS_MAX) throw new NotDone(`${source.slice(0, 20)}…`);
  }
  return tokens;
}
