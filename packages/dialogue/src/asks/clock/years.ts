import { type Day, dateOf, dayInWords, dayOf, springFestival } from "../calendar.ts";
import { datedDays, monthNamed, relativeDays, yearNamed } from "./dates.ts";
import { daysInWords, type Moment, type Question } from "./question.ts";

/** A question that can be answered without a clock too. */
export type Timeless = Omit<Question, "now"> & { readonly now: Moment | null };

const ANIMALS_ZH = ["鼠", "牛", "虎", "兔", "龙", "蛇", "马", "羊", "猴", "鸡", "狗", "猪"];
const ANIMALS_EN = "Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig".split(" ");

const fullYear = (year: number): number => {
  if (year >= 100) return year;
  return year > 40 ? 1900 + year : 2000 + year;
};

/** A year of birth, with the month and the day where they are named. */
interface Birth {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

const FAR: Moment = { today: 0, date: dateOf(0), minutes: 0 };

function birthIn(text: string): Birth | null {
  const named =
    /(?<!\d)(\d{4}|\d{2})(?:年|[-/.](?=\d{1,2}[-/.]\d)|后(?=的|[,\s]|今))|(?<![\d.:])((?:19|20)\d\d)(?![\d:]|年)|\b(?:born in|from) '?(\d\d)\b|'(\d\d)\b/u.exec(
      text,
    );
  const year = named?.slice(1).find((group) => group !== undefined);
  if (year === undefined) return null;
  const [exact] = datedDays(text, FAR, "near");
  if (exact !== undefined) {
    const { month, day } = dateOf(exact);
    return { year: fullYear(Number(year)), month, day };
  }
  return { year: fullYear(Number(year)), month: monthNamed(text, FAR.date)?.month ?? null, day: null };
}

const animal = (year: number): number => (((year - 4) % 12) + 12) % 12;

/** The year of the zodiac that a day is in: before the Spring Festival still the year before. */
const zodiacYear = (day: Day): number => {
  const { year } = dateOf(day);
  const first = springFestival(year);
  return first !== null && day < first ? year - 1 : year;
};

function bornZodiac({ year, month, day }: Birth, isChinese: boolean): string {
  const first = month === null ? null : dayOf(year, month, day ?? 1);
  const last = month === null ? null : dayOf(year, month + (day === null ? 1 : 0), day ?? 0);
  const [from, to] = [first === null ? year : zodiacYear(first), last === null ? year : zodiacYear(last)];
  const name = (of: number): string => (isChinese ? ANIMALS_ZH : ANIMALS_EN)[animal(of)] ?? "";
  if (from !== to) {
    const festival = springFestival(year) ?? 0;
    return isChinese
      ? `${dayInWords(festival, true)}是春节，之前属${name(from)}，之后属${name(to)}`
      : `${name(from)} before the Spring Festival (${dayInWords(festival, false)}), ${name(to)} from it on`;
  }
  if (isChinese) return `${from === year ? `${year} 年` : "春节前生，"}属${name(from)}`;
  return from === year
    ? `${year} is the year of the ${name(from)}`
    : `the ${name(from)}, being before the Spring Festival`;
}

const ASKS_ZODIAC =
  /属(?:什么|相|哪|鼠还|牛还)|生肖|\bzodiac|year of the (?:what|which)|(?:what|which) (?:chinese )?animal|chinese (?:year|sign|animal)|year'?s animal/u;
const ASKS_YEAR_NAME =
  /(?:今年|明年|去年|后年|前年|\d{4}年?)(?:是|算|还算|叫)?什么年(?!级|代|龄|份|纪|终|假)|(?:算|是)什么年[呀啊呢?？]?$/u;
const STARS = /星座|horoscope|star sign|zodiac sign|astrolog/u;

/** The animal of the Chinese zodiac for a year, a birth or the present. */
export function zodiacAnswer({ text, isChinese, now }: Timeless): string | null {
  if (!ASKS_ZODIAC.test(text) && !ASKS_YEAR_NAME.test(text)) return null;
  if (STARS.test(text) && !/chinese|生肖|属/u.test(text)) return null;
  if (/\d+岁|你属|他属|她属/u.test(text) && !/\d{4}|\d\d年/u.test(text)) return null;
  const birth = birthIn(text);
  if (birth !== null) return birth.year < 1900 || birth.year > 2100 ? null : bornZodiac(birth, isChinese);
  if (now === null) return null;
  const shift = yearNamed(text, now.date);
  const isPresent = /今年|现在|今天|还算|this year|\bis this\b|is it|are we|\bnow\b/u.test(text);
  if (shift === null && !isPresent) return null;
  const year = shift === null || shift === now.date.year ? zodiacYear(now.today) : shift;
  const at = animal(year);
  return isChinese ? `${year} 年属${ANIMALS_ZH[at]}` : `${year} is the year of the ${ANIMALS_EN[at]}`;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function nearLeap({ text, isChinese, now }: Timeless): string | null {
  const after = /(?:下1?一?个|下次|最近的?1?一?个?)闰年|(?:next|nearest) leap year|leap year next\b/u.test(
    text,
  );
  const before = /上(?:1|一)?个闰年|(?:last|previous) leap year/u.test(text);
  if (now === null || (!after && !before)) return null;
  let year = now.date.year + (after ? 1 : -1);
  while (!isLeap(year)) year += after ? 1 : -1;
  return isChinese ? `${year} 年` : `${year}`;
}

/** Whether a year is a leap year, and the next one. */
export function leapAnswer(question: Timeless): string | null {
  const { text, isChinese, now } = question;
  const isFebruary = /2月(?:有|份有)?29|feb(?:ruary)? 29|29th? (?:of )?feb/u.test(text);
  const isAsked = isFebruary
    ? /有|是|吗|\?|is there|does|have/u.test(text) && !/生日|birthday|出生|born|周几|星期/u.test(text)
    : /闰年?|leap year|leap/u.test(text) &&
      /吗|不|是|么|没|啊|呢|\?|\bis\b|\bwas\b|will|闰年$|next|last/u.test(text);
  if (!isAsked || /闰月|为什么|怎么算|什么是|what is a leap|why|how/u.test(text)) return null;
  const near = nearLeap(question);
  if (near !== null) return near;
  const named = /(?<!\d)(\d{4})(?!\d)/u.exec(text)?.[1];
  const present = now !== null && /\b(?:is this|is it) a? ?leap/u.test(text) ? now.date.year : null;
  const spoken = now === null ? null : (yearNamed(text, now.date) ?? present);
  const year = named === undefined ? spoken : Number(named);
  if (year === null) return null;
  if (isChinese) {
    if (isLeap(year)) return `${isFebruary ? "有" : "是"}，${year} 年是闰年，二月有 29 天`;
    return `${isFebruary ? "没有" : "不是"}，${year} 年不是闰年，二月有 28 天`;
  }
  return isLeap(year) ? `yes, ${year} is a leap year` : `no, ${year} is not a leap year`;
}

const ASKS_DAYS = /几天|多少天|how many days|\bdays\b.*\b(?:in|does|has|left)\b|how long is/u;
const LEFT = /还剩|还有|剩下|剩|left|remain/u;

function daysLeft(text: string, isChinese: boolean, { today, date }: Moment): string | null {
  const ofYear = /今年|(?:this|the) year/u.test(text);
  const month = monthNamed(text, date);
  const ofMonth = month !== null && month.year === date.year && month.month === date.month;
  if (month !== null && !ofMonth) return null;
  if (!ofYear && !ofMonth) return null;
  if (/离|距|到|until|生日|考|放假|发/u.test(text)) return null;
  const last = ofMonth ? dayOf(date.year, date.month + 1, 0) : dayOf(date.year + 1, 1, 0);
  return isChinese ? `今天不算，还有 ${last - today} 天` : `${daysInWords(last - today, false)} after today`;
}

/** How many days a month or a year has, and how many are left of it. */
export function monthDaysAnswer({ text, isChinese, now }: Timeless): string | null {
  if (!ASKS_DAYS.test(text) || /好几天|这几天|几天[前后没]|前几天|过几天|between|since/u.test(text))
    return null;
  if (LEFT.test(text)) return now === null ? null : daysLeft(text, isChinese, now);
  if (/放|假|休|请|下雨|晴|迟到|加班|去|玩|待|住|离|距|到|until|trip|stay|vacation|work/u.test(text))
    return null;
  if (
    /\d月\d|\d[号日]/u.test(text) ||
    datedDays(text, FAR, "near").length > 0 ||
    (now !== null && relativeDays(text) !== null)
  )
    return null;
  const month = monthNamed(text, now?.date ?? FAR.date);
  const isNamed = now !== null || /\d{4}/u.test(text) || (month !== null && month.month !== 2);
  if (
    month !== null &&
    isNamed &&
    /月.{0,6}(?:几天|多少天)|\bdays?\b.*\b(?:in|does|has|have)\b|has how many days|how many days(?: (?:are )?(?:this|next|last) month)?\W*$|how long is/u.test(
      text,
    )
  ) {
    const { day } = dateOf(dayOf(month.year, month.month + 1, 0));
    return isChinese
      ? `${month.year === now?.date.year ? "" : `${month.year}年`}${month.month}月有 ${day} 天`
      : daysInWords(day, false);
  }
  if (month !== null) return null;
  const named = /(?<!\d)(\d{4})(?!\d)/u.exec(text)?.[1];
  const spoken = now === null ? null : yearNamed(text, now.date);
  const year = named === undefined ? spoken : Number(named);
  if (
    year === null ||
    !/年.{0,5}(?:几天|多少天)|\d{4} ?(?:有|共)|days (?:are )?(?:there )?(?:in|does)|has how many/u.test(text)
  )
    return null;
  const count = isLeap(year) ? 366 : 365;
  return isChinese ? `${year} 年有 ${count} 天` : daysInWords(count, false);
}

const ASKS_AGE = /多大|几岁|多少岁|虚岁|周岁|how old|\bage\b|岁数|高寿/u;

/** The age of somebody whose year or day of birth is named, now or in a year that is. */
export function ageAnswer({ text, isChinese, now }: Question): string | null {
  if (!ASKS_AGE.test(text)) return null;
  const isBirth =
    /生|年的|\bborn\b|\bfrom \d|\bbaby\b|birth|月的|[号日]的|后的?|\bdob\b|\bbday\b/u.test(text) ||
    /我|他|她|妈|爸|娃|孩/u.test(text);
  const target =
    /(?:到|等到?|在)?(\d{4})年?(?:的时候|时|那年)?.{0,3}(?:就?多大|几岁|多少岁)|\b(?:in|by|of) (\d{4})\W*$/u.exec(
      text,
    );
  const at = Number(target?.[1] ?? target?.[2] ?? 0);
  const years =
    [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)].length + [...text.matchAll(/(?<!\d)\d\d年/gu)].length;
  const isLater = at > now.date.year && years > 1;
  const birth = birthIn(isLater ? text.replace(String(at), " ") : text);
  if (birth === null || !isBirth || (years > 1 && !isLater)) return null;
  const { year, month, day } = birth;
  const here = now.date;
  if (isLater) return isChinese ? `${at - year} 岁` : `${at - year}`;
  if (/虚岁/u.test(text)) return `${here.year - year + 1} 岁`;
  const isBefore = month !== null && (month > here.month || (month === here.month && (day ?? 0) > here.day));
  const age = here.year - year - (isBefore ? 1 : 0);
  if (age < 0 || age > 120) return null;
  return isChinese ? `${age} 岁` : `${age}`;
}
