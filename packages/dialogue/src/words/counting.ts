import { inDigits } from "../asks/numbers.ts";
import type { Ask } from "../knowledge/ask.ts";

const MOST = 100;

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const HAN = Array.from("零一二三四五六七八九");

function englishNumber(value: number): string {
  if (value < 20) return ONES[value] ?? String(value);
  if (value === 100) return "one hundred";
  if (value > 100) return String(value);
  const ten = TENS[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? ten : `${ten}-${ONES[value % 10]}`;
}

function hanNumber(value: number): string {
  if (value < 10) return HAN[value] ?? String(value);
  if (value === 100) return "一百";
  if (value > 100) return String(value);
  const ten = Math.floor(value / 10);
  return `${ten === 1 ? "" : HAN[ten]}十${value % 10 === 0 ? "" : HAN[value % 10]}`;
}

interface Count {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

const NUMERALS = "一二三四五六七八九十";
/** 一二三四五怎么数: the numerals that stand in a row. */
function rowIn(text: string): Count | null {
  const row = /[一二三四五六七八九十]{3,10}/u.exec(text)?.[0] ?? "";
  const first = NUMERALS.indexOf(row.charAt(0));
  if (row === "" || !NUMERALS.includes(row) || first < 0) return null;
  return { from: first + 1, to: first + row.length, step: 1 };
}

const IS_COUNTING =
  /(?:^|[^\p{Script=Han}]|给我|帮我|请|来|从.{1,6}|倒着?|会|你|语|文|你|起|始|始|头|往[上下]|正着|一起|[0-9])(?:倒?数)(?:个)?(?:到|\d|数|一下)|倒着?数|倒计时|\d+[到至]\d+(?:用|的)?(?:英文|英语|中文|汉语)|怎么数|报数|数数|\bcount(?:ing)?\b|countdown/u;
const DOWN = /倒|往下数|backward|down|countdown|in reverse|descending/u;

/** From where to where a text counts; null where it does not count. */
function countIn(ask: Ask): Count | null {
  const text = inDigits(ask.plain);
  const row = /怎么数|咋数|如何数/u.test(text) ? rowIn(ask.plain) : null;
  if (row !== null) return row;
  const isDown = DOWN.test(text);
  const steps =
    /(?:每隔|隔|每次加?|间隔)(\d+)|(\d+)个\d+个|by (\d+)|in (\d+)s\b|by (two|three|five|ten)s/u.exec(text);
  const named = { two: 2, three: 3, five: 5, ten: 10 }[steps?.[5] ?? ""];
  const step = Math.max(1, named ?? Number(steps?.[1] ?? steps?.[2] ?? steps?.[3] ?? steps?.[4] ?? 1));
  const range =
    /从(?:数字)?\s*(\d+)\s*(?:开始)?(?:倒着?|一直|往[上下])?(?:数|报)?(?:回|到|至)\s*(\d+)|from (\d+) (?:down |up |back )?(?:to|through|till|until) (\d+)|\bcount(?:ing)? (\d+) (?:to|through|-) (\d+)|(\d+)\s*(?:数到|倒数到|到)\s*(\d+)/u.exec(
      text,
    );
  if (range !== null) {
    const [from, to] = range
      .slice(1)
      .filter((one) => one !== undefined)
      .map(Number);
    return from === undefined || to === undefined ? null : { from, to, step };
  }
  const some = /从(\d+)(?:开始)?(倒)?(?:着)?数(\d+)个/u.exec(text);
  if (some !== null) {
    const [from, length] = [Number(some[1]), Number(some[3])];
    return { from, to: some[2] === undefined ? from + length - 1 : from - length + 1, step: 1 };
  }
  if (/三二一/u.test(ask.plain)) return { from: 3, to: 1, step: 1 };
  const single = /(?:数到|到|数|to|from|of|计时)\s*(\d+)|(\d+)\s*(?:个数|秒|下|个数字|seconds)/u.exec(text);
  const end = Number(single?.[1] ?? single?.[2] ?? (isDown || /数数|报数/u.test(text) ? 10 : Number.NaN));
  if (Number.isNaN(end) || end < 1) return null;
  if (isDown) return { from: end, to: 1, step };
  return { from: step, to: end, step };
}

function numbersOf({ from, to, step }: Count): number[] {
  const sign = from <= to ? 1 : -1;
  const length = Math.min(MOST, Math.floor(Math.abs(to - from) / step) + 1);
  return Array.from({ length }, (_, at) => from + sign * step * at);
}

/** Counts aloud, up, down or in steps, at most a hundred numbers; null where it is not asked. */
export function answerCounting(ask: Ask): string | null {
  if (!IS_COUNTING.test(ask.plain) && !IS_COUNTING.test(inDigits(ask.plain))) return null;
  if (
    /^(?:我|i|we|he|she|they)\b|^[我他她](?!想听|要听)|count (?:on|me|as|for)\b|账|\b(?:calories|likes|followers|sheep)\b|数学|数到.{0,4}(?:就|才)|how many/u.test(
      ask.plain,
    )
  )
    return null;
  const count = countIn(ask);
  if (count === null) return null;
  const numbers = numbersOf(count);
  const isEnglish = /英文|英语|english/u.test(ask.plain);
  const isHan = /中文|汉语|汉字|大写|chinese|mandarin/u.test(ask.plain);
  const inHan = isHan ? hanNumber : String;
  const write = isEnglish ? englishNumber : inHan;
  const inChinese = (ask.isChinese && !isEnglish) || isHan;
  const line = numbers.map(write).join(inChinese ? "、" : ", ");
  return numbers.at(-1) === count.to || numbers.length < MOST ? line : `${line}${inChinese ? "……" : " …"}`;
}
