import type { Language } from "../persona.ts";
import {
  type CalendarDate,
  type Day,
  dateOf,
  dayInWords,
  dayOf,
  FESTIVALS,
  namedDates,
  nextFestival,
  WEEKDAYS,
  weekdayInWords,
} from "./calendar.ts";
import { inDigits } from "./numbers.ts";

interface Moment {
  readonly today: Day;
  readonly date: CalendarDate;
  /** Since midnight. */
  readonly minutes: number;
}

interface Question {
  /** In digits, lower case. */
  readonly text: string;
  readonly isChinese: boolean;
  /** Null where the character has no clock. */
  readonly now: Moment | null;
}

function momentOf(now: string | undefined): Moment | null {
  const [year, month, day, hour, minute] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/u
      .exec(now ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const today = dayOf(year, month, day);
  return { today, date: dateOf(today), minutes: (hour ?? 0) * 60 + (minute ?? 0) };
}

const days = (count: number, isChinese: boolean): string => {
  if (isChinese) return `${count} 天`;
  return count === 1 ? "1 day" : `${count} days`;
};

const clock = (minutes: number): string => {
  const within = ((minutes % 1440) + 1440) % 1440;
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, "0")}`;
};

/** Not of a line, a building or a table: 几号线, 几号楼. */
const ASKS_DATE =
  /几(?:号(?![线楼门桌房台])|日)|什么日期|哪[一]?天|what(?:'s| is)? (?:the )?date|what day of the month/u;
/** Of a festival also so, unless people ask each other for a time: 过年你什么时候回家. */
const ASKS_WHEN = /啥时候|什么时候|多会儿|几月|when(?:'s| is)/u;
const ASKS_EACH_OTHER = /[你我咱]|回家|见面|有空|\b(?:you|we)\b/u;
const ASKS_WEEKDAY = /(?:周|星期|礼拜)几|what day(?: of the week)?\b|which day/u;
const ASKS_COUNT = /几天|多少天|多久|多长时间|how (?:long|many days)|days (?:until|till|to)/u;

const ZONES: readonly (readonly [
  RegExp,
  hours: number,
  zh: string,
  en: string,
  summer: "eu" | "us" | "au" | null,
])[] = [
  [/伦敦|英国|london|\buk\b/u, 0, "伦敦", "London", "eu"],
  [/巴黎|法国|paris|柏林|德国|berlin|罗马|意大利|rome|马德里|madrid/u, 1, "那边", "there", "eu"],
  [/莫斯科|moscow/u, 3, "莫斯科", "Moscow", null],
  [/迪拜|dubai/u, 4, "迪拜", "Dubai", null],
  [/新德里|印度|delhi|mumbai|india/u, 5.5, "印度", "India", null],
  [/曼谷|泰国|bangkok|越南|vietnam/u, 7, "那边", "there", null],
  [
    /北京|中国|上海|香港|台北|新加坡|beijing|china|shanghai|hong kong|singapore|taipei/u,
    8,
    "那边",
    "there",
    null,
  ],
  [/东京|日本|首尔|韩国|大阪|tokyo|japan|seoul|korea/u, 9, "东京", "Tokyo", null],
  [/悉尼|墨尔本|sydney|melbourne/u, 10, "悉尼", "Sydney", "au"],
  [/纽约|波士顿|多伦多|华盛顿|new york|\bnyc\b|boston|toronto/u, -5, "纽约", "New York", "us"],
  [/芝加哥|chicago|休斯顿|houston/u, -6, "芝加哥", "Chicago", "us"],
  [
    /洛杉矶|旧金山|西雅图|温哥华|加州|los angeles|\bla\b|san francisco|seattle|vancouver/u,
    -8,
    "洛杉矶",
    "Los Angeles",
    "us",
  ],
];

/** Whether a place keeps summer time on a day; the clocks change on Sundays, to the day. */
function isSummer(rule: "eu" | "us" | "au" | null, { month, day, weekday }: CalendarDate): boolean {
  const sunday = day - weekday;
  if (rule === null) return false;
  if (rule === "eu")
    return (month > 3 && month < 10) || (month === 3 && sunday >= 25) || (month === 10 && sunday < 25);
  if (rule === "us")
    return (month > 3 && month < 11) || (month === 3 && sunday >= 8) || (month === 11 && sunday < 1);
  return month > 10 || month < 4 || (month === 10 && sunday >= 1) || (month === 4 && sunday < 1);
}

/** The time elsewhere, from the asker's clock, which is taken for Beijing's. */
function zoneTime({ text, isChinese, now }: Question): string | null {
  if (
    now === null ||
    !/(?:现在|这会儿|那边|那儿|此刻|是)几点|几点[了钟呢]|时差|what time is it|what'?s that in|time (?:is it )?in/u.test(
      text,
    )
  )
    return null;
  const zone = ZONES.filter(([pattern]) => pattern.test(text)).at(-1);
  if (zone === undefined) return null;
  const [, hours, zh, en, rule] = zone;
  const offset = hours + (isSummer(rule, now.date) ? 1 : 0);
  const stated = /(\d{1,2})(?::(\d\d))?\s*(am|pm)/u.exec(text);
  const base =
    stated === null
      ? now.minutes
      : ((Number(stated[1]) % 12) + (stated[3] === "pm" ? 12 : 0)) * 60 + Number(stated[2] ?? 0);
  const there = clock(base + (offset - 8) * 60);
  return isChinese ? `${zh}现在是 ${there}` : `it is ${there} in ${en === "there" ? "that place" : en}`;
}

/** A day named beside today: 明天, 大后天, 下周五, 10 days from now. */
function relativeDay(text: string, { today, date }: Moment): Day | null {
  const words: readonly (readonly [RegExp, number])[] = [
    [/大后天/u, 3],
    [/后天|day after tomorrow/u, 2],
    [/明天|明儿|tomorrow/u, 1],
    [/大前天/u, -3],
    [/前天|day before yesterday/u, -2],
    [/昨天|昨儿|yesterday/u, -1],
  ];
  const word = words.find(([pattern]) => pattern.test(text));
  if (word !== undefined) return today + word[1];
  const later =
    /(\d+)\s*(天|days?|周|个?星期|个?礼拜|weeks?)\s*(?:以?后|之后|过后|from now|later|from today)|in (\d+) (days?|weeks?)/u.exec(
      text,
    );
  if (later !== null) {
    const count = Number(later[1] ?? later[3]);
    return today + count * (/^(?:天|day)/u.test(later[2] ?? later[4] ?? "") ? 1 : 7);
  }
  const ago = /(\d+)\s*(天|days?)\s*(?:以?前|之前|ago)/u.exec(text);
  if (ago !== null) return today - Number(ago[1]);
  const chinese = /(下下|下|这|本|上)?个?(?:周|星期|礼拜)([1-6一二三四五六日天末])/u.exec(text);
  const english = new RegExp(
    String.raw`\b(next|this|last|on)? ?(${WEEKDAYS.join("|").toLowerCase()})\b`,
    "u",
  ).exec(text);
  if (chinese === null && english === null) return null;
  const weekday =
    chinese === null
      ? WEEKDAYS.findIndex((name) => name.toLowerCase() === english?.[2])
      : ["日", "一", "二", "三", "四", "五", "六"].findIndex(
          (one, at) => one === chinese[2] || String(at) === chinese[2],
        );
  const target = weekday < 0 ? 6 : weekday;
  const monday = today - ((date.weekday + 6) % 7);
  const inWeek = monday + ((target + 6) % 7);
  const which = chinese?.[1] ?? english?.[1];
  if (which === "下下") return inWeek + 14;
  if (which === "下" || which === "next") return inWeek + 7;
  if (which === "上" || which === "last") return inWeek - 7;
  return inWeek >= today || which === "这" || which === "本" || which === "this" ? inWeek : inWeek + 7;
}

function relativeAnswer({ text, isChinese, now }: Question): string | null {
  if (now === null || !(ASKS_DATE.test(text) || ASKS_WEEKDAY.test(text))) return null;
  const day = relativeDay(text, now);
  return day === null ? null : dayInWords(day, isChinese, now.date.year);
}

const WEEKEND = /周末|weekend/u;

function untilAnswer({ text, isChinese, now }: Question): string | null {
  if (
    now === null ||
    !ASKS_COUNT.test(text) ||
    !/离|距|还有|还要|还得|还几|剩|until|till|to |away|is that|left/u.test(text)
  )
    return null;
  const target = targetDay(text, now);
  if (target === null) return null;
  const count = target - now.today;
  if (count === 0) return isChinese ? "就是今天" : "it is today";
  const when = dayInWords(target, isChinese, now.date.year);
  return isChinese ? `还有 ${days(count, true)}，${when}` : `${days(count, false)}: ${when}`;
}

function targetDay(text: string, { today, date }: Moment): Day | null {
  const festival = FESTIVALS.find(({ pattern }) => pattern.test(text));
  if (festival !== undefined) return nextFestival(festival, today);
  const [named] = namedDates(text);
  if (named !== undefined) {
    const day = dayOf(named.year ?? date.year, named.month, named.day);
    return named.year === null && day < today ? dayOf(date.year + 1, named.month, named.day) : day;
  }
  if (WEEKEND.test(text)) return today + ((6 - date.weekday + 7) % 7);
  return relativeDay(text, { today, date, minutes: 0 });
}

function betweenAnswer({ text, isChinese, now }: Question): string | null {
  if (now === null || !/多少天|几天|多久|how (?:many days|long)|days between/u.test(text)) return null;
  const [one, other] = namedDates(text);
  if (one === undefined) return null;
  const { year } = now.date;
  const from = dayOf(one.year ?? year, one.month, one.day);
  const toToday = /到(?:今天|现在|如今)|since|在一起/u.test(text) ? now.today : undefined;
  const to = other === undefined ? toToday : dayOf(other.year ?? one.year ?? year, other.month, other.day);
  if (to === undefined || to < from) return null;
  return days(to - from, isChinese);
}

function festivalAnswer({ text, isChinese, now }: Question): string | null {
  if (now === null) return null;
  if (/今天.{0,4}(?:什么|啥)(?:节|日子)|what (?:holiday|festival)|today a holiday/u.test(text)) {
    const today = FESTIVALS.find(({ day }) => day(now.date.year) === now.today);
    if (today === undefined)
      return isChinese ? "今天不是什么节，普通的一天" : "no holiday today, a plain day";
    return isChinese ? `今天是${today.zh}` : `today is ${today.en}`;
  }
  const festival = FESTIVALS.find(({ pattern }) => pattern.test(text));
  if (festival === undefined) return null;
  if (/过了(?:没|吗)|过没过|已经过了|is .* over/u.test(text)) {
    const day = festival.day(now.date.year);
    if (day === null) return null;
    const isOver = day < now.today;
    if (!isChinese) return `${isOver ? "it is over already" : "not yet"}: ${dayInWords(day, false)}`;
    return `${isOver ? "已经过了" : "还没到"}，${dayInWords(day, true)}`;
  }
  const asksWhen = ASKS_WHEN.test(text) && !ASKS_EACH_OTHER.test(text);
  if (!ASKS_DATE.test(text) && !asksWhen) return null;
  const day = nextFestival(festival, now.today);
  if (day === null) return null;
  const when = dayInWords(day, isChinese, now.date.year);
  return isChinese ? `${festival.zh}是${when}` : `${festival.en} is on ${when}`;
}

const SEASONS = [
  ["冬天", "winter"],
  ["春天", "spring"],
  ["夏天", "summer"],
  ["秋天", "autumn"],
] as const;

function seasonAnswer({ text, isChinese, now }: Question): string | null {
  if (now === null || !/什么季节|哪个季节|what season|which season/u.test(text)) return null;
  const [zh, en] = SEASONS[Math.floor((now.date.month % 12) / 3)] ?? SEASONS[0];
  return isChinese ? `现在是${zh}` : `it is ${en}`;
}

const ANIMALS_ZH = ["鼠", "牛", "虎", "兔", "龙", "蛇", "马", "羊", "猴", "鸡", "狗", "猪"];
const ANIMALS_EN = "Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig".split(" ");

const fullYear = (year: number): number => {
  if (year >= 100) return year;
  return year > 40 ? 1900 + year : 2000 + year;
};

function zodiacAnswer({ text, isChinese, now }: Question): string | null {
  if (!/属(?:什么|啥|相)|生肖|zodiac|year of the/u.test(text)) return null;
  const named = /(\d{4}|\d{2})\s*年?/u.exec(text)?.[1];
  const present = /今年|this year/u.test(text) ? now?.date.year : undefined;
  const year = named === undefined ? present : fullYear(Number(named));
  if (year === undefined) return null;
  const at = (((year - 4) % 12) + 12) % 12;
  return isChinese ? `${year} 年属${ANIMALS_ZH[at]}` : `${year} is the year of the ${ANIMALS_EN[at]}`;
}

function leapAnswer({ text, isChinese }: Question): string | null {
  const year = Number(/(\d{4})/u.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(year) || !/2月29|闰年|leap year|feb(?:ruary)? 29/u.test(text)) return null;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (isChinese) return isLeap ? `有，${year} 年是闰年，二月有 29 天` : `没有，${year} 年不是闰年`;
  return isLeap ? `yes, ${year} is a leap year` : `no, ${year} is not a leap year`;
}

/** 7点 and 50分钟 later: when it ends. */
function endOf({ text, isChinese }: Question): string | null {
  if (!/几点(?!了)|啥时候|什么时候|what time|when/u.test(text)) return null;
  const start =
    /(\d{1,2})(?:点|:)(1刻|3刻|半|\d{1,2})?/u.exec(text) ?? /\bat (\d{1,2})(?::(\d\d))?/u.exec(text);
  const length =
    /(?:(\d+(?:\.\d+)?)\s*个?(?:小时|钟头|hours?|hrs?))?\s*(?:(\d+)\s*(?:分钟|分|minutes?|mins?))?/gu;
  if (start === null) return null;
  const rest = text.slice(start.index + start[0].length);
  const found = [...rest.matchAll(length)].find(
    ([, hours, minutes]) => hours !== undefined || minutes !== undefined,
  );
  if (found === undefined) return null;
  const words: Readonly<Record<string, number>> = { 半: 30, "1刻": 15, "3刻": 45 };
  const past = start[2] === undefined ? 0 : (words[start[2]] ?? Number(start[2]));
  const lasts = Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0);
  // “九点的车，路上四十分钟，几点起来” counts back.
  const isBefore = /几点(?:起|出门|出发)|when (?:should|do) i (?:leave|get up)/u.test(text);
  const at = clock(Number(start[1]) * 60 + past + (isBefore ? -lasts : lasts));
  return isChinese ? at : `at ${at}`;
}

function ageAnswer({ text, isChinese, now }: Question): string | null {
  if (now === null || !/多大|几岁|how old/u.test(text)) return null;
  const named = /(\d{4}|\d{2})年(?:(\d{1,2})月)?|born in (\d{4})/u.exec(text);
  if (named === null || !/我|他|她|生|born/u.test(text)) return null;
  const year = fullYear(Number(named[1] ?? named[3]));
  const age = now.date.year - year - (Number(named[2] ?? 0) > now.date.month ? 1 : 0);
  if (age < 0 || age > 120) return null;
  return isChinese ? `${age} 岁` : `${age}`;
}

function plainDate({ text, isChinese, now }: Question): string | null {
  if (now === null || /生日|birthday/u.test(text)) return null;
  if (
    /(?:今天|今儿|现在|这会儿|\btoday\b|\bnow\b|\bit\b).*(?:几月|几[号日](?![线楼门桌房台])|哪[一]?天|the date|what date)|(?:几月几|what(?:'s| is) (?:the|today'?s) date|几[号日]了)(?![线楼门桌房台])/u.test(
      text,
    )
  )
    return isChinese ? `今天${dayInWords(now.today, true)}` : dayInWords(now.today, false);
  if (/哪[一]?年|what year|which year/u.test(text) && /现在|今年|今天|now|is it/u.test(text))
    return isChinese ? `${now.date.year} 年` : `${now.date.year}`;
  if (
    ASKS_WEEKDAY.test(text) &&
    /今天|今儿|今日|现在|\btoday\b|is it|^.{0,6}$/u.test(text) &&
    !/\d+[号日月]/u.test(text)
  )
    return isChinese
      ? `今天${weekdayInWords(now.date.weekday, true)}`
      : weekdayInWords(now.date.weekday, false);
  const guess = new RegExp(
    `(?:今天|today).{0,6}(?:是|is)?.{0,2}(?:(?:周|星期|礼拜)([一二三四五六日天])|(${WEEKDAYS.join("|").toLowerCase()}))`,
    "u",
  ).exec(text);
  if (guess === null || !/吗|吧|\?|？|么|\bis\b|right/u.test(text)) return null;
  const guessed =
    guess[2] === undefined
      ? "日一二三四五六".indexOf((guess[1] ?? "").replace("天", "日"))
      : WEEKDAYS.findIndex((name) => name.toLowerCase() === guess[2]);
  const isRight = guessed === now.date.weekday;
  const name = weekdayInWords(now.date.weekday, isChinese);
  if (isChinese) return isRight ? `对，今天是${name}` : `不是，今天${name}`;
  return isRight ? `yes, it is ${name}` : `no, it is ${name}`;
}

function plainTime({ text, isChinese, now }: Question): string | null {
  if (now === null) return null;
  const asks =
    /(?:现在|这会儿|眼下|now|你那边|那边).{0,8}(?:几点|什么时间|what time|the time)|what(?:'s| is|s)? (?:the )?time(?: is it)?|^几点[了啦]?|早上还是晚上|上午还是下午|morning or (?:night|evening)|day or night/u;
  if (!asks.test(text)) return null;
  const hour = Math.floor(now.minutes / 60);
  const parts: readonly (readonly [until: number, zh: string, en: string])[] = [
    [5, "凌晨", "at night"],
    [9, "早上", "in the morning"],
    [12, "上午", "in the morning"],
    [13, "中午", "noon"],
    [18, "下午", "in the afternoon"],
    [24, "晚上", "in the evening"],
  ];
  const [, zh, en] = parts.find(([until]) => hour < until) ?? [24, "晚上", "in the evening"];
  return isChinese ? `现在${zh} ${clock(now.minutes)}` : `it is ${clock(now.minutes)}, ${en}`;
}

const ANSWERS = [
  zoneTime,
  leapAnswer,
  zodiacAnswer,
  endOf,
  untilAnswer,
  betweenAnswer,
  ageAnswer,
  relativeAnswer,
  festivalAnswer,
  seasonAnswer,
  plainTime,
  plainDate,
];

/** What a text asks of the clock or the calendar, answered by `now` (wall clock); null where it asks neither. Pure. */
export function answerByClock(text: string, language: Language, now: string | undefined): string | null {
  if (text.length > 80) return null;
  const digits = inDigits(text)
    .replaceAll(/周([1-6])/gu, (_, at: string) => `周${"日一二三四五六"[Number(at)]}`)
    .replaceAll(
      /(星期|礼拜)([1-6])/gu,
      (_, word: string, at: string) => `${word}${"日一二三四五六"[Number(at)]}`,
    );
  const question = { text: digits, isChinese: language === "zh", now: momentOf(now) };
  for (const answer of ANSWERS) {
    const words = answer(question);
    if (words !== null) return words;
  }
  return null;
}
