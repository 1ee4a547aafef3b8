import { type Day, dayInWords, dayOf, FESTIVALS, nextFestival } from "../calendar.ts";
import {
  addMonths,
  addUnits,
  datedDays,
  distantDay,
  festivalIn,
  type Lean,
  namedDay,
  relativeDays,
  yearNamed,
} from "./dates.ts";
import { daysInWords, lengthInWords, type Moment, type Question } from "./question.ts";
import { timesIn } from "./times.ts";

/** Not of a line, a building or a table: 几号线, 几号楼. */
const ASKS_DATE =
  /几(?:号(?![线楼门桌房台])|日)|什么日[期子]|哪一?天|几月|\b(?:what|which|wat) (?:is |was |will be |be )?(?:the )?date\b|what day of the month|\bwhat (?:is|was) the date\b|\bdate (?:is|was|will)\b|\bdate\b.*\bfrom today|\bwhat will (?:the|be the) date\b|^date \d|\bfall on\b|\b(?:tomorrow|yesterday)(?:'s)? date\b|(?<!\b(?:a|our|my|first|blind|second|hot|to) )\bdate\W*$/u;
const ASKS_WEEKDAY = /(?:周|星期|礼拜)几|\b(?:what|which) (?:week)?day\b|\bday of the week\b/u;
/** Of a day also so, unless people ask each other for a time: 过年你什么时候回家. */
const ASKS_WHEN = /什么时候|几月|\bwhen (?:is|was|are|will|does)\b/u;
const ASKS_EACH_OTHER = /[你我咱他她]|回家|见面|有空|\b(?:you|we|i|he|she|they)\b/u;
const PAST = /\bwas\b|\bdid\b|去年|上个?月|那天是|当时|过去了?|已经|\bago\b|\bsince\b|\blast\b/u;
const FUTURE =
  /我?要(?!是)|打算|准备|约了|得去|计划|明年|下个?月|将|\bwill\b|\bnext\b|\bcoming\b|还有|还剩|离|距/u;

const leanOf = (text: string): Lean => {
  if (FUTURE.test(text)) return "next";
  return PAST.test(text) ? "last" : "near";
};

/** Two weekdays are a choice. */
const WEEKDAY_NAMES =
  /(?:周|星期|礼拜)[一二三四五六日天末].*(?:周|星期|礼拜)[一二三四五六日天末]|(?:day|sat|sun|mon)\b.*\bor\b/u;

/** The date or the weekday of a day that is named or so far from another. */
export function dayAnswer({ text, isChinese, now }: Question): string | null {
  const asksWhen = ASKS_WHEN.test(text) && !ASKS_EACH_OTHER.test(text);
  const asks = ASKS_DATE.test(text) || ASKS_WEEKDAY.test(text);
  const isBare = /^(?:and |so )?\d+ \w+ (?:from (?:now|today)|ago)(?: is what)?\W*$/u.test(text);
  const distant = asks || asksWhen || isBare ? distantDay(text, now) : null;
  if (distant !== null) return dayInWords(distant, isChinese, now.date.year);
  if (!asks || /农历|阴历|lunar(?! new)|工作日|(?:business|working) day/u.test(text)) return null;
  if (
    /生日.*(?:几号|哪天)|(?:天|晚)上?.{0,8}(?:说|聊|问).{0,6}(?:几号|哪天)|\bbirthday\b/u.test(text) &&
    datedDays(text, now, "near").length === 0
  )
    return null;
  if (
    festivalIn(text) !== undefined ||
    datedDays(text, now, "near").length > 1 ||
    WEEKDAY_NAMES.exec(text) !== null
  )
    return null;
  const day = namedDay(text, now, leanOf(text));
  if (
    day === null ||
    (day === now.today && relativeDays(text) === 0 && !/\d[号日]|\d月\d|\d(?:st|nd|rd|th)/u.test(text))
  )
    return null;
  return dayInWords(day, isChinese, now.date.year);
}

const ASKS_COUNT =
  /几(?:天|[个]?(?:周|星期|礼拜)|个月)|多少(?:天|周|个?星期|个月)|多久|多长时间|how (?:long|far (?:off|away)|many (?:more )?(?:days|weeks|months|nights|sleeps))|\bweeks? left|(?:^|how many )days? (?:until|to)\b|^days since|\bdays left\b|countdown/u;
const UNTIL =
  /离|距|到|还有|还要|还得|还几|还多|剩|再过|until|\bto\b|away|is that|left|before|from now|countdown/u;
const NOT_COUNT =
  /好几天|这几天|那几天|前几天|(?<!再)过几天|几天[前后没]|没几天|放几天|放多少天|休几天|请几天|能待|住几天|玩几天|几天假|假期.{0,3}几天/u;

const inWeeks = (count: number, isChinese: boolean): string => {
  const [weeks, rest] = [Math.floor(count / 7), count % 7];
  if (isChinese) return `${weeks} 周${rest === 0 ? "" : `零 ${rest} 天`}`;
  return `${weeks} ${weeks === 1 ? "week" : "weeks"}${rest === 0 ? "" : ` and ${daysInWords(rest, false)}`}`;
};

function inMonths(from: Day, to: Day, isChinese: boolean): string {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months += 1;
  const rest = to - addMonths(from, months);
  if (isChinese) return `${months} 个月${rest === 0 ? "" : `零 ${rest} 天`}`;
  return `${months} ${months === 1 ? "month" : "months"}${rest === 0 ? "" : ` and ${daysInWords(rest, false)}`}`;
}

/** A stretch of days in the unit it was asked in. */
function stretch(from: Day, to: Day, { text, isChinese }: Question): string {
  const count = to - from;
  if (/(?:几|多少)个?(?:周|星期|礼拜)|how many weeks/u.test(text) && count >= 7)
    return `${inWeeks(count, isChinese)}${isChinese ? `（${count} 天）` : ` (${count} days)`}`;
  if (/(?:几|多少)个月|how many months/u.test(text) && count >= 28)
    return `${inMonths(from, to, isChinese)}${isChinese ? `（${count} 天）` : ` (${count} days)`}`;
  return daysInWords(count, isChinese);
}

const ENDS_AT_MIDNIGHT = /跨年|新年|元旦|过年|春节|new year/u;

/** How many days until a day. */
export function untilAnswer(question: Question): string | null {
  const { text, isChinese, now } = question;
  if (!ASKS_COUNT.test(text) || !UNTIL.test(text) || NOT_COUNT.test(text)) return null;
  if (
    /(?:since|从).*(?:到现在|到今天)|\bto (?:today|now)\b|days old|从.*到|between|多久(?:了|没)|过去(?:了)?(?:多|几)|已经/u.test(
      text,
    ) ||
    timesIn(text).length > 0
  )
    return null;
  const ofFestivals = betweenFestivals(question);
  if (ofFestivals !== null) return ofFestivals;
  const newYear = /(?:离|距离?|到)(?:明年|(\d{4})年?)还|(?:until|to) (?:next year|(\d{4}))\b/u.exec(text);
  const target =
    newYear === null
      ? (distantDay(text, now) ?? namedDay(text, now, "next"))
      : dayOf(Number(newYear[1] ?? newYear[2] ?? now.date.year + 1), 1, 1);
  if (target === null || new Set(datedDays(text, now, "near")).size > 1) return null;
  const count = target - now.today;
  if (count < 0) return null;
  if (count === 0) return isChinese ? "就是今天" : "it is today";
  if (count === 1 && ENDS_AT_MIDNIGHT.test(text) && !/几天|多少天|days/u.test(text)) {
    const left = lengthInWords(1440 - now.minutes, isChinese);
    return isChinese ? `还有 ${left}` : left;
  }
  const when = dayInWords(target, isChinese, now.date.year);
  const length = stretch(now.today, target, question);
  return isChinese ? `还有 ${length}，${when}` : `${length}: ${when}`;
}

const SINCE =
  /到(?:今天|现在|如今)|过去(?:了)?(?:几|多)|过(?:去|完)?了?(?:几|多少)天了?|(?:几|多少)(?:天|周|个月)了|多久了|\bsince\b|\bago (?:was|is)\b|\bto (?:today|now)\b|days old|how long ago|days ago|在一起|从/u;

/** How many days since a day, or from one day to another. */
export function sinceAnswer(question: Question): string | null {
  const { text, isChinese, now } = question;
  if (
    !/(?:几|多少)(?:天|周|个?星期|个月)|多久|多长时间|how (?:long|many (?:days|weeks|months))|days (?:between|from|since)/u.test(
      text,
    ) ||
    NOT_COUNT.test(text)
  )
    return null;
  if (timesIn(text).length > 0) return null;
  const ofFestivals = betweenFestivals(question) ?? betweenDates(question);
  if (ofFestivals !== null) return ofFestivals;
  const [one, other] = datedDays(text, now, "near");
  if (one !== undefined && other !== undefined && one !== other) return between(question);
  if (!SINCE.test(text) || /还有|还剩|离|距离/u.test(text.replace(/距?离.{1,8}过去?了?/u, ""))) return null;
  const from = namedDay(text, now, "last");
  if (from === null || from >= now.today) return null;
  return isChinese && !/到(?:今天|现在)|从/u.test(text)
    ? `过了 ${stretch(from, now.today, question)}`
    : stretch(from, now.today, question);
}

/** The days from one festival to the next of another name: 元旦到国庆. */
function betweenFestivals(question: Question): string | null {
  const { text, now } = question;
  if (!/到|距|between|from/u.test(text)) return null;
  const named = FESTIVALS.flatMap((festival) => {
    const at = festival.pattern.exec(text)?.index;
    return at === undefined ? [] : [{ festival, at }];
  }).sort((a, b) => a.at - b.at);
  const [one, other] = named;
  if (one === undefined || other === undefined || named.length > 2 || one.at === other.at) return null;
  const from = nextFestival(one.festival, now.today);
  const to = from === null ? null : nextFestival(other.festival, from);
  return from === null || to === null ? null : stretch(from, to, question);
}

/** 从3号到19号, of one month. */
function betweenDates({ text, isChinese }: Question): string | null {
  const found = /(?<![\d月])(\d{1,2})[号日]?到(\d{1,2})[号日]/u.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  return found === null || /\d月/u.test(text) || to <= from || to > 31
    ? null
    : daysInWords(to - from, isChinese);
}

/** The days of two dates: in one year, or over the turn of it. */
function between(question: Question): string | null {
  const { text, now } = question;
  const { year } = now.date;
  const inYear: Moment = { today: dayOf(year, 7, 1), date: { ...now.date, year }, minutes: 0 };
  const isBare = yearNamed(text, now.date) === null;
  const [from, to] = datedDays(
    text,
    isBare ? { ...inYear, today: dayOf(year, 1, 1) } : now,
    isBare ? "next" : "near",
  );
  if (from === undefined || to === undefined) return null;
  const end = to < from && isBare ? addMonths(to, 12) : to;
  return end < from ? null : stretch(from, end, question);
}

function todaysFestival({ isChinese, now }: Question): string {
  const today = FESTIVALS.find(({ day }) => day(now.date.year) === now.today);
  if (today === undefined) return isChinese ? "今天不是什么节，普通的一天" : "no holiday today, a plain day";
  return isChinese ? `今天是${today.zh}` : `today is ${today.en}`;
}

const IS_TODAY =
  /^今天(?:就?是|是不是)?[^,，我你]{2,6}(?:吗|吧|么)[?？]*$|^(?:is it|is today) (?!almost|nearly|soon)[a-z' ]{4,22}(?: today| already)?\W*$/u;

/** When a festival is, whether it is over, and which one is today. */
export function festivalAnswer(question: Question): string | null {
  const { text, isChinese, now } = question;
  if (
    /今天.{0,4}什么(?:节(?!气)|日子)(?!.*几号)|what (?:holiday|festival) is (?:it|today)|today a holiday/u.test(
      text,
    )
  )
    return todaysFestival(question);
  const festival = festivalIn(text);
  if (festival !== undefined && IS_TODAY.test(text)) {
    const day = nextFestival(festival, now.today);
    if (day === null) return null;
    const when = dayInWords(day, isChinese, now.date.year);
    if (isChinese) return day === now.today ? `是，今天${festival.zh}` : `不是，${festival.zh}是${when}`;
    return day === now.today ? `yes, today is ${festival.en}` : `no, ${festival.en} is on ${when}`;
  }
  if (festival === undefined || distantDay(text, now) !== null) return null;
  const year = yearNamed(text, now.date);
  if (
    /过了(?:没|吗)|过没过|已经过了|(?:立[春夏秋冬]|[春秋]分|[夏冬]至|清明|到)了(?:没|吗)|is .* over/u.test(
      text,
    )
  ) {
    const day = festival.day(year ?? now.date.year);
    if (day === null) return null;
    const isOver = day < now.today;
    if (!isChinese) return `${isOver ? "it is over already" : "not yet"}: ${dayInWords(day, false)}`;
    return `${isOver ? "已经过了" : "还没到"}，${dayInWords(day, true)}`;
  }
  const asksWhen = ASKS_WHEN.test(text) && !ASKS_EACH_OTHER.test(text);
  if (!ASKS_DATE.test(text) && !ASKS_WEEKDAY.test(text) && !asksWhen) return null;
  if (/你(?:哪天|几号|什么时候)|放假|调休|回来|出发/u.test(text)) return null;
  const day = festivalDay(festival, year, text, now);
  if (day === null) return null;
  const when = dayInWords(day, isChinese, now.date.year);
  if (isChinese) return `${festival.zh}是${when}`;
  return `${festival.en} ${day < now.today ? "was" : "is"} on ${when}`;
}

function festivalDay(
  festival: NonNullable<ReturnType<typeof festivalIn>>,
  year: number | null,
  text: string,
  now: Moment,
): Day | null {
  if (year !== null) return festival.day(year);
  const isPast = /\bwas\b|去年|上次/u.test(text);
  if (!isPast) return nextFestival(festival, now.today);
  const here = festival.day(now.date.year);
  return here !== null && here <= now.today ? here : festival.day(now.date.year - 1);
}

const ASKS_END = /几号|哪一?天|什么时候|what date|which date|\bwhen\b|周几|星期几|what day/u;
const FROM_TODAY = /今天|从现在|现在起|\btoday\b|\bnow\b|刚/u;
const INCLUSIVE =
  /算(?:作|是)?第(?:1|一)天|含今天|包括今天|今天也?算|(?:今天|号|日)(?:起|开始).*(?:最后(?:1|一)天|结束|吃完|打完|坚持)|(?:counting|including|counts?) today|today (?:as|is|counts as) day (?:1|one)|第1天.*最后/u;

/** The last day of so many from today or from a date: 签证90天 今天入境, visa takes 45 days from today. */
export function termAnswer({ text, isChinese, now }: Question): string | null {
  if (!ASKS_END.test(text) || /工作日|(?:business|working) day|你/u.test(text)) return null;
  const lengths = [
    ...text.matchAll(
      /(?<![\d第.]|最后|再多)(\d+(?:\.\d+)?) ?(天|个?星期|个?礼拜|周(?![一二三四五六日天几])|个月|年(?!\d|前|后)|days?|weeks?|months?|years?)(?!前|ago)/gu,
    ),
  ];
  const [length] = lengths;
  const dated = datedDays(text, now, "near");
  if (length === undefined || lengths.length > 1 || dated.length > 1) return null;
  if (/(?:19|20)\d\d/u.test(length[1] ?? "")) return null;
  const isAnchored = FROM_TODAY.test(text) || dated.length === 1;
  if (!isAnchored || /(?:多少|几)天|how many/u.test(text)) return null;
  const from = dated[0] ?? now.today;
  const unit = (length[2] ?? "").replace(/^(?=个月)/u, "");
  const end = addUnits(from, Number(length[1]), unit);
  if (end === null) return null;
  return dayInWords(INCLUSIVE.test(text) ? end - 1 : end, isChinese, now.date.year);
}
