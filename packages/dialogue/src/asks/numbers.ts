const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  仨: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const LARGE: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 };
const HAN_NUMBER = /[零〇一二两俩三仨四五六七八九十百千万亿]+/gu;

/** 三点五 is a number, 八点二十 and 三点五分 are times. */
const HAN_DECIMAL = /([零〇一二两三四五六七八九十百千万]+)点([零〇一二三四五六七八九]+)(?![十分刻])/gu;

/** What Chinese numerals say: 三百五 is 350, 两千零一十 is 2010, 一三五 is 135. */
function readHan(text: string): number {
  const isSpelled = !/[十百千万亿]/u.test(text);
  if (isSpelled) return Number(Array.from(text, (one) => DIGITS[one]).join(""));
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let place = 0;
  for (const one of text) {
    const [value, small, large] = [DIGITS[one], PLACES[one], LARGE[one]];
    if (value !== undefined) {
      digit = value;
      if (value === 0) place = 0;
    } else if (small !== undefined) {
      section += (digit ?? 1) * small;
      [digit, place] = [null, small];
    } else if (large !== undefined) {
      total = (total + section + (digit ?? 0)) * large;
      [section, digit, place] = [0, null, large];
    }
  }
  // In 三百五 and 两万三 the last digit counts the next lower place.
  const unit = place >= 100 ? place / 10 : 1;
  return total + section + (digit ?? 0) * unit;
}

const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
      .split(" ")
      .map((word, value) => [word, value] as const),
    "twenty thirty forty fifty sixty seventy eighty ninety"
      .split(" ")
      .map((word, at) => [word, (at + 2) * 10] as const),
  ].flat(),
);
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };
const ENGLISH_WORD = [...Object.keys(ENGLISH), ...Object.keys(SCALES)].join("|");
/** “And” belongs to a number only after a hundred or more: “ten and twenty” are two. */
const ENGLISH_NUMBER = new RegExp(
  `\\b(?:${ENGLISH_WORD})(?:[ -]+(?:${ENGLISH_WORD})|(?<=hundred|thousand|million) and (?:${ENGLISH_WORD}))*\\b`,
  "giu",
);

function readEnglish(text: string): number {
  let total = 0;
  let section = 0;
  for (const word of text.toLowerCase().split(/[ -]+/u)) {
    const scale = SCALES[word];
    if (word === "and") continue;
    if (scale === undefined) section += ENGLISH[word] ?? 0;
    else if (scale === 100) section = Math.max(1, section) * 100;
    else {
      total += Math.max(1, section) * scale;
      section = 0;
    }
  }
  return total + section;
}

/** 180万 is 1800000, 3万5 is 35000, 2.4千 is 2400: figures with a place of ten in words. */
const SCALED = /(\d+(?:\.\d+)?)\s*([百千万亿])(?![分克米瓦卡])(?:(\d)(?![\d.]))?/gu;

const scaled = (_: string, count: string, place: string, rest: string | undefined): string => {
  const size = PLACES[place] ?? LARGE[place] ?? 1;
  return written(Number(count) * size + Number(rest ?? 0) * (size / 10));
};

/**
 * A text with its whole and decimal numbers in digits, fractions and halves as they were: 三分之二 becomes 3分之2, twelve hundred 1200, 180万 1800000. Lower case, half width.
 */
export function numeralsInDigits(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/(?<![\d.])\d{1,3}(?:,\d{3}){1,4}(?!\d)/gu, (figures) => figures.replaceAll(",", ""))
    .replaceAll(ENGLISH_NUMBER, (words) => String(readEnglish(words)))
    .replaceAll(HAN_DECIMAL, (_, whole: string, part: string) => `${readHan(whole)}.${readHan(part)}`)
    .replaceAll(SCALED, scaled)
    .replaceAll(HAN_NUMBER, (words, at: number, whole: string) =>
      isWordInside(words, at, whole) ? words : String(readHan(words)),
    );
}

/**
 * A text with every number in it in digits: 三百五十六 becomes 356, 三点五 3.5, 半斤 0.5斤, 两天半 2.5天, 二分之一 0.5, twenty-five 25, 1,200 1200. Lower case, half width.
 */
export function inDigits(text: string): string {
  return numeralsInDigits(text)
    .replaceAll(/(\d+(?:\.\d+)?)分之(\d+(?:\.\d+)?)/gu, (_, below: string, above: string) =>
      written(Number(above) / Number(below)),
    )
    .replaceAll(/(\d+)(?:个半|半个?)(?=小时|钟头|天|年|月)/gu, "$1.5")
    .replaceAll(/(\d+)个?(天|年|小时|钟头|个月|月|斤|米|公里|岁|点|百|千|万)半/gu, "$1.5$2")
    .replaceAll(/(?<![一夜])半(?=个?(?:天|年|小时|钟头|斤|米|公里|月|公斤|升|里|杯))/gu, "0.5");
}

/** Numerals that are part of a word: 一起, 一下, 万一, 十分, 半斤八两. */
const WORDS =
  /^(?:百分之|半斤八两|一起|一下|一样|一直|一定|一边|一些|一开始|一半|一点(?![一二三四五六七八九零])|一般|一会|一路|一共|一切|一旦|一次性|万一|十分(?!钟|之)|千万(?!元|块)|统一|唯一|第一次)/u;

function isWordInside(words: string, at: number, whole: string): boolean {
  if (WORDS.test(whole.slice(at, at + 5))) return true;
  return at > 0 && words === "一" && /[万统唯哪每]/u.test(whole[at - 1] ?? "");
}

/** A number as it is said: at most four decimals, none that say nothing. */
export const written = (value: number, decimals = 4): string =>
  String(Number(value.toFixed(Math.abs(value) >= 1000 ? Math.min(2, decimals) : decimals)));
