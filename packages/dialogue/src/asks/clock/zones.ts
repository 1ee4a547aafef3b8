import { dayInWords } from "../calendar.ts";
import { HOME, PLACES, type Place } from "./clock-places.ts";
import { clockInWords, type Moment, partOfDay, type Question } from "./question.ts";
import { type Time, timesIn } from "./times.ts";

/** Minutes that a zone is ahead of UTC at an instant. */
function aheadOf(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
  return Math.round((local - instant) / 60_000);
}

/** Minutes that one place's clock is ahead of another's at a moment of the asker's. */
function apart(one: Place, other: Place, { today, minutes }: Moment): number {
  const instant = today * 86_400_000 + (minutes - 480) * 60_000;
  return aheadOf(one.zone, instant) - aheadOf(other.zone, instant);
}

interface Found {
  readonly place: Place;
  readonly at: number;
  readonly end: number;
}

function placesIn(text: string): Found[] {
  const found = PLACES.flatMap((place) => {
    const match = place.pattern.exec(text);
    return match === null ? [] : [{ place, at: match.index, end: match.index + match[0].length }];
  });
  return found.sort((a, b) => a.at - b.at);
}

const FILLER = "(?:那边|那儿|那里|这会儿|现在|此刻|目前|当地|本地|时间|的|是|都|呢|到底|大概|今天|\\s|,|，)*";
const ASKED_OF = new RegExp(
  `^${FILLER}(?:几点|什么时间|时间是?(?:多少|什么)|多少$|时间[?？]?$|时间呢)|^(?:那边|那儿)?(?:现在|这会儿|当地)?时间(?:是?多少|[?？]?$)`,
  "u",
);
const ASKS_ZH =
  /(?:现在|这会儿|那边|那儿|此刻|当地|是|又?是)几点|(?:现在|这会儿).{1,8}几点(?!能|可以|到|出发|起飞)|几点[了钟呢呀啊啦吗嘛](?!.*(?:回|去|到|起飞|出发))/u;
const ASKS_EN =
  /\bwhat time\b|\bwhat (?:is|would|will) (?:that|it|the time)\b|\btime (?:is it )?(?:right )?(?:now )?(?:in|over|there|at)\b|\btime (?:right )?now\b|\btime\W*$|\bwhat is that\b|\bclock in\b|\bis what (?:time )?(?:in|here)\b/u;
const DIFFERENCE =
  /时差|[差慢快早晚隔][了着]?(?:几|多少)个?(?:小时|钟)|time (?:difference|diff|gap)|(?:how many )?hours? (?:ahead|behind|difference|apart)|how (?:far|many hours) (?:ahead|behind)|how many hours.*(?:between|ahead|behind)/u;
const AT_HOME = /我(?:这|们这|这边|们那|的时间)|这边|咱这|\b(?:here|my time|our time|for me|mine)\b/u;
const MOVES = /(?:坐|乘|飞|起飞|出发|航班|开会|回来|回国|落地|到达|睡|起床|flight|land|leave|arrive|fly)/u;

function difference({ text, isChinese, now }: Question, found: readonly Found[]): string | null {
  if (!DIFFERENCE.test(text)) return null;
  const one = found[0]?.place;
  const other = found[1]?.place ?? (one === HOME ? undefined : HOME);
  if (one === undefined || other === undefined) return null;
  const hours = apart(one, other, now) / 60;
  const size = Math.abs(hours);
  if (hours === 0)
    return isChinese ? `${one.zh}和${other.zh}没有时差` : `no difference between ${one.en} and ${other.en}`;
  if (isChinese) return `${one.zh}比${other.zh}${hours > 0 ? "快" : "慢"} ${size} 小时`;
  return `${one.en} is ${size} ${size === 1 ? "hour" : "hours"} ${hours > 0 ? "ahead of" : "behind"} ${other.en}`;
}

/** The place whose clock a stated time is read from: named beside it, or the asker's. */
function sourceOf(text: string, { at, end }: Time, found: readonly Found[]): Found | undefined {
  const before = found.findLast(
    (one) =>
      one.end <= at && at - one.end <= 8 && !/[几,，?？]|what|换成|转成/u.test(text.slice(one.end, at)),
  );
  const after = found.find(
    (one) =>
      one.at >= end && /^\s*(?:over )?(?:here )?(?:in|time)?\s*(?:the )?$/u.test(text.slice(end, one.at)),
  );
  return before ?? after;
}

function converted({ text, isChinese, now }: Question, found: readonly Found[], stated: Time): string | null {
  const source = sourceOf(text, stated, found);
  const target = found.find((one) => one !== source)?.place ?? (source === undefined ? undefined : HOME);
  const from = source?.place ?? HOME;
  if (target === undefined || target === from) return null;
  const there = stated.minutes + apart(target, from, now);
  const shift = Math.floor(there / 1440) - Math.floor(stated.minutes / 1440);
  const time = clockInWords(there);
  if (isChinese) return `${target.zh}是${{ 1: "第二天 ", [-1]: "前一天 " }[shift] ?? " "}${time}`;
  const day = { 1: " the next day", [-1]: " the day before" }[shift] ?? "";
  return `it is ${time}${day} in ${target.en}`;
}

const ASKS_DAY =
  /(?:那边|那儿|当地|今天|现在|这会儿)(?:那边|是|今天|,|\s)*(?:几号|周几|星期几|礼拜几)|what (?:day|date) is it/u;
const DAY_OR_NIGHT =
  /(?:白天|早上|上午|下午|晚上|半夜)(?:还是|吗|吧)|(?:天亮|天黑)了?(?:没|吗)|day or night|night or day|morning or|(?:am|pm) or|\bis it (?:night|day|morning|dark|light|evening|daytime)/u;

/** The time in another place, what a time there is here, and how far their clocks are apart. */
export function zoneAnswer(question: Question): string | null {
  const { text, isChinese, now } = question;
  const found = placesIn(text);
  const first = found[0];
  if (first === undefined) return null;
  const apartBy = difference(question, found);
  if (apartBy !== null) return apartBy;
  const asks =
    found.some(({ end }) => ASKED_OF.test(text.slice(end))) ||
    (isChinese ? ASKS_ZH : ASKS_EN).test(text) ||
    (AT_HOME.test(text) && /几点|what time/u.test(text));
  const asksDay = ASKS_DAY.test(text);
  const asksPart = DAY_OR_NIGHT.test(text) && /现在|这会儿|那边|\bis it\b/u.test(text);
  if ((!asks && !asksDay && !asksPart) || /\byou\b.*\b(?:leave|fly|arrive|land)/u.test(text)) return null;
  const stated = timesIn(text);
  if (stated.length > 1) return null;
  if (stated.length === 0 && /\b(?:its|it is|if it's) \d/u.test(text)) return null;
  if (stated[0] !== undefined) return asks ? converted(question, found, stated[0]) : null;
  if (MOVES.test(text) && !/现在|这会儿|\bnow\b|\bis it\b/u.test(text)) return null;
  const { place } = found.at(-1) ?? first;
  const there = now.minutes + apart(place, HOME, now);
  const shift = Math.floor(there / 1440);
  if (asksDay && !asks) return dayInWords(now.today + shift, isChinese, now.date.year);
  const part = asksPart ? partOfDay((there + 1440) % 1440, isChinese) : "";
  const time = clockInWords(there);
  if (isChinese) return `${place.zh}现在是${{ 1: "明天", [-1]: "昨天" }[shift] ?? ""}${part} ${time}`;
  return `it is ${time}${part && `, ${part}`}${{ 1: " tomorrow", [-1]: " yesterday" }[shift] ?? ""} in ${place.en}`;
}
