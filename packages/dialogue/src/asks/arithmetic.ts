import { inDigits, written } from "./numbers.ts";

/** A computed answer: what was asked, in symbols where there are any, and the result. */
export interface Computed {
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

/** The longest sum in a text: “48 + 75 + 19”, 三百五十六加四百二十七. */
function plainSum(text: string): Computed | null {
  let signed = text;
  for (const [pattern, sign] of SIGNS) signed = signed.replaceAll(pattern, ` ${sign} `);
  const found = signed.match(
    new RegExp(String.raw`\(*\s*${N}\s*\)*(?:\s*[-+*/]\s*\(*\s*${N}\s*\)*)+`, "u"),
  )?.[0];
  if (found === undefined || isDate(text)) return null;
  const tokens = found.match(/\d+(?:\.\d+)?|[-+*/()]/gu) ?? [];
  const value = evaluate(tokens);
  if (value === null) return null;
  return { sum: tokens.map((token) => SHOWN[token] ?? token).join(" "), result: written(value) };
}

/** 2025-8-20 and 2025/8/20 are dates. */
const isDate = (text: string): boolean => /(?:19|20)\d{2}[-/]\d{1,2}(?:[-/]\d{1,2})?(?!\d)/u.test(text);

type Rule = readonly [pattern: RegExp, compute: (...numbers: number[]) => number, show: string];

/** Sums said in words; `$1` … in what is shown are the numbers. */
const RULES: readonly Rule[] = [
  [
    new RegExp(String.raw`(${N})\s*(?:%|percent|per cent)\s*(?:of|off of)\s*(${N})`, "u"),
    (p, n) => (n * p) / 100,
    "$2 × $1%",
  ],
  [
    new RegExp(String.raw`(${N})\s*(?:的|块的|元的)\s*(?:百分之\s*(${N})|(${N})\s*%)`, "u"),
    (n, p) => (n * p) / 100,
    "$1 × $2%",
  ],
  [
    new RegExp(String.raw`(${N})\s*(?:out of|of)\s*(${N})\s*(?:as|in|is what)`, "u"),
    (a, b) => (100 * a) / b,
    "$1 ÷ $2 × 100",
  ],
  [
    new RegExp(
      String.raw`从\s*(${N}).{0,6}?(?:涨|升|加|增)到?\s*(${N}).*(?:百分之几|百分之多少|%|几个点)`,
      "u",
    ),
    (a, b) => (100 * (b - a)) / a,
    "($2 − $1) ÷ $1 × 100",
  ],
  [
    new RegExp(
      String.raw`从\s*(${N}).{0,6}?(?:降|跌|减|掉)到?\s*(${N}).*(?:百分之几|百分之多少|%|几个点)`,
      "u",
    ),
    (a, b) => (100 * (a - b)) / a,
    "($1 − $2) ÷ $1 × 100",
  ],
  [
    new RegExp(String.raw`满\s*(${N})\s*减\s*(${N}).*?(${N})`, "u"),
    (least, off, price) => price - (price >= least ? off : 0),
    "$3 − $2",
  ],
  [new RegExp(String.raw`(?:square root of|根号|√)\s*(${N})`, "u"), (n) => Math.sqrt(n), "√$1"],
  [new RegExp(String.raw`(${N})\s*(?:的平方根|开(?:平)?方|开根号)`, "u"), (n) => Math.sqrt(n), "√$1"],
  [new RegExp(String.raw`(${N})\s*(?:squared|的平方|的2次方)`, "u"), (n) => n ** 2, "$1²"],
  [new RegExp(String.raw`(${N})\s*(?:cubed|的立方|的3次方)`, "u"), (n) => n ** 3, "$1³"],
  [
    new RegExp(String.raw`(${N})\s*(?:\^|\*\*|to the power of|的(?=\s*\d+\s*次方))\s*(${N})`, "u"),
    (a, b) => a ** b,
    "$1 ^ $2",
  ],
];

/** 第二件半价: a second one at half the price. */
const HALF_PRICE = new RegExp(String.raw`第2件\s*(?:半价|5折).*?(${N})\s*(?:块|元|，|,|$|的|两)`, "u");
const TENTHS = new RegExp(String.raw`(?:(${N}).{0,6}?打|打)\s*(\d(?:\.\d)?|\d\d)\s*折(?:.*?(${N}))?`, "u");
const OFF = new RegExp(String.raw`(${N}).{0,12}?(${N})\s*%\s*off|(${N})\s*%\s*off\D{0,12}(${N})`, "u");

function discount(text: string): Computed | null {
  const half = Number(HALF_PRICE.exec(text)?.[1] ?? Number.NaN);
  if (!Number.isNaN(half)) return { sum: `${written(half)} × 1.5`, result: written(half * 1.5) };
  const tenths = TENTHS.exec(text);
  const price = Number(tenths?.[1] ?? tenths?.[3] ?? Number.NaN);
  if (tenths !== null && !Number.isNaN(price)) {
    const cut = Number(tenths[2]);
    const share = cut >= 10 ? cut / 100 : cut / 10;
    return { sum: `${written(price)} × ${written(share)}`, result: written(price * share, 2) };
  }
  const off = OFF.exec(text);
  if (off === null) return null;
  const [full, percent] =
    off[1] === undefined ? [Number(off[4]), Number(off[3])] : [Number(off[1]), Number(off[2])];
  return {
    sum: `${written(full)} × ${written(100 - percent)}%`,
    result: written((full * (100 - percent)) / 100, 2),
  };
}

const numbersOf = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);

function average(text: string): Computed | null {
  if (!/平均(?!摊)|average|mean of/u.test(text)) return null;
  const numbers = numbersOf(text.replaceAll(/\d+\s*(?:次|天|个人|门)/gu, ""));
  if (numbers.length < 2) return null;
  const total = numbers.reduce((sum, one) => sum + one, 0);
  return {
    sum: `(${numbers.map((one) => written(one)).join(" + ")}) ÷ ${numbers.length}`,
    result: written(total / numbers.length, 2),
  };
}

/** Money among people: 仨人分100块, 368 split three ways. */
function split(text: string): Computed | null {
  if (!/平分|平摊|分摊|均摊|\baa\b|人.{0,3}分|分.{0,6}人|split|each/u.test(text)) return null;
  const people = Number(/(\d+)\s*(?:个?人|口子?|ways|people|of us|friends)/u.exec(text)?.[1] ?? Number.NaN);
  const amounts = numbersOf(text.replaceAll(/\d+\s*(?:个?人|口子?|ways|people|of us|friends)/gu, ""));
  const [amount] = amounts;
  if (Number.isNaN(people) || people < 2 || amount === undefined || amounts.length > 1) return null;
  return { sum: `${written(amount)} ÷ ${people}`, result: written(amount / people, 2) };
}

function spoken(text: string): Computed | null {
  for (const [pattern, compute, show] of RULES) {
    const numbers = pattern
      .exec(text)
      ?.slice(1)
      .filter((one) => one !== undefined)
      .map(Number);
    if (numbers === undefined) continue;
    const value = compute(...numbers);
    if (!Number.isFinite(value)) continue;
    const sum = show.replaceAll(/\$(\d)/gu, (_, at: string) => written(numbers[Number(at) - 1] ?? 0));
    const percent = show.endsWith("× 100") ? "%" : "";
    return { sum, result: `${written(value)}${percent}` };
  }
  return null;
}

/** What a sum in a text makes, in figures or words of either language; null where there is none. Pure. */
export function compute(text: string): Computed | null {
  const digits = inDigits(text);
  if (!/\d/u.test(digits)) return null;
  return spoken(digits) ?? discount(digits) ?? average(digits) ?? split(digits) ?? plainSum(digits);
}
