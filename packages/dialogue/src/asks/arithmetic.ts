import { inDigits, written } from "./numbers.ts";

/** A computed answer: what was asked, in symbols where there are any, and the result. */
interface Computed {
  /** The sum in symbols, such as `48 + 75`; empty where words say it better. */
  readonly sum: string;
  readonly result: string;
}

/** A number, whole: bounded, so that a long row of figures costs no more than a short one. */
const N = String.raw`(?<!\d)-?\d{1,15}(?:\.\d{1,10})?(?!\d)`;

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/加上|加|plus|\+|and(?= \d)/gu, "+"],
  [/减去|减掉|减|minus|−/gu, "-"],
  [/乘以|乘|times|multiplied by|×|x(?=\s*\d)|\*/gu, "*"],
  [/除以|divided by|÷|over(?= \d)/gu, "/"],
];

/** Four operations with their precedence and brackets; null where the text is no sum. */
function evaluate(tokens: readonly string[]): number | null {
  let at = 0;
  const factor = (): number => {
    const token = tokens[at];
    at += 1;
    if (token === "(") {
      const inner = sum();
      at += 1;
      return inner;
    }
    if (token === "-") return -factor();
    return token === undefined ? Number.NaN : Number(token);
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === "*" || tokens[at] === "/") {
      const times = tokens[at] === "*";
      at += 1;
      const next = factor();
      value = times ? value * next : value / next;
    }
    return value;
  };
  function sum(): number {
    let value = product();
    while (tokens[at] === "+" || tokens[at] === "-") {
      const plus = tokens[at] === "+";
      at += 1;
      const next = product();
      value = plus ? value + next : value - next;
    }
    return value;
  }
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

const SHOWN: Readonly<Record<string, string>> = { "*": "×", "/": "÷" };

/** The longest sum in a text, with four operations: “48 + 75 + 19”, 三百五十六加四百二十七; null where there is none. Pure. */
export function plainSum(line: string): Computed | null {
  const text = inDigits(line);
  let signed = text.replaceAll(/(?:再|然后|then )(?=\s*(?:[加减乘除+*/-]|plus|minus|times|divided))/gu, "");
  for (const [pattern, sign] of SIGNS) signed = signed.replaceAll(pattern, ` ${sign} `);
  // In “140 times 2.50, plus 60” the comma parts nothing.
  signed = signed.replaceAll(/(?<=\d)\s*[,，]\s*(?=[-+*/] )/gu, " ");
  const found = signed.match(
    new RegExp(String.raw`\(*\s*${N}\s*\)*(?:\s*[-+*/]\s*\(*\s*${N}\s*\)*)+`, "u"),
  )?.[0];
  if (found === undefined || isDate(text) || /满\s*\d/u.test(text)) return null;
  const others = signed.replace(found, " ").match(/\d+(?:\.\d+)?/gu) ?? [];
  if (others.length > 0 && !CHECKED.test(text)) return null;
  const tokens = found.match(/\d+(?:\.\d+)?|[-+*/()]/gu) ?? [];
  const value = evaluate(tokens);
  if (value === null) return null;
  return { sum: tokens.map((token) => SHOWN[token] ?? token).join(" "), result: written(value) };
}

/** 2025-8-20 and 2025/8/20 are dates. */
const isDate = (text: string): boolean => /(?:19|20)\d{2}[-/]\d{1,2}(?:[-/]\d{1,2})?(?!\d)/u.test(text);

/** Numbers beside the sum would make it another sum, unless they only ask whether a result is right. */
const CHECKED = /对不对|对吗|是不是|对吧|right|correct|i'?m|driving/u;
