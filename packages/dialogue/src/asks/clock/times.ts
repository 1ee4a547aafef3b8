import { relativeDays } from "./dates.ts";
import type { Moment } from "./question.ts";

/** A time of day as it is named. */
export interface Time {
  readonly at: number;
  readonly end: number;
  /** Since midnight of its day: at most 30 hours, because 晚上1点 is of the night after. */
  readonly minutes: number;
  /** Whether it may as well be twelve hours later: 9点, 7:30. */
  readonly isVague: boolean;
  /** Days from today, where a day is named. */
  readonly days: number | null;
}

const PART_ZH =
  "(?:(?:今天|明天|后天|昨天|第2天|次日|当天)的?)?(?:凌晨|清晨|清早|早上|早晨|上午|中午|午后|下午|傍晚|晚上|夜里|半夜|深夜|夜间|早|晚)?的?";
const TIME_ZH = new RegExp(
  String.raw`(${PART_ZH})(?<![\d.:])(\d{1,2})(?:点(?!的?[外左]卖|评|赞|[名餐菜单])(?:(半|整|1刻|3刻)|(\d{1,2})分?(?!钟|\d|个|天|岁))?|:(\d\d)(?![\d:]) ?(?!am|pm|\d))`,
  "gu",
);
const TIME_EN =
  /(?<![\d.:$])\b(\d{1,2})(?::(\d\d))? ?(am|pm)\b|\b(?:at|by|until|since|till|before|from|to|after|around|for|is|its|closes?|opens?|past) (\d{1,2})(?![\d.:%/-]|th|st|nd|rd| ?(?:am|pm|days?|hours?|minutes?|min|weeks?|months?|years?|year|to |more|of|people|km))\b/gu;
const EN_PART =
  /^\s*(?:on |in |o'?clock )?(?:the |this |tomorrow |today )?(morning|afternoon|evening|night|tonight)|^\s*(tonight)/u;

/** The hour of a clock of twelve in a part of the day. */
function hourIn(hour: number, part: string): number {
  if (/凌晨|清晨|清早|早|上午|morning/u.test(part)) return hour === 12 ? 0 : hour;
  if (/中午/u.test(part)) return hour < 4 ? hour + 12 : hour;
  if (/夜|night/u.test(part)) {
    if (hour === 12) return 24;
    return hour <= 5 ? hour : hour + 12;
  }
  if (/晚|evening/u.test(part)) {
    if (hour === 12) return 24;
    return hour <= 3 ? hour + 24 : hour + 12;
  }
  return hour === 12 ? 12 : hour + 12;
}

interface Named {
  readonly at: number;
  readonly end: number;
  readonly hour: number;
  readonly minute: number;
  readonly part: string;
  /** Written as on a clock of 24 hours: 07:30. */
  readonly isFull: boolean;
}

const FRACTIONS: Readonly<Record<string, number>> = { 半: 30, 整: 0, "1刻": 15, "3刻": 45 };

function namedZh(text: string): Named[] {
  return Array.from(text.matchAll(TIME_ZH), (match) => {
    const [words, part = "", hour = "", fraction, past, minute] = match;
    const after = text.slice(match.index + words.length);
    const later = minute === undefined ? "" : (EN_PART.exec(after)?.[1] ?? EN_PART.exec(after)?.[2] ?? "");
    return {
      at: match.index,
      end: match.index + words.length,
      hour: Number(hour),
      minute: FRACTIONS[fraction ?? ""] ?? Number(past ?? minute ?? 0),
      part: part === "" ? later : part,
      isFull: /^0\d/u.test(hour),
    };
  });
}

function namedEn(text: string): Named[] {
  return Array.from(text.matchAll(TIME_EN), (match) => {
    const [words, hour, minute, half, bare] = match;
    const end = match.index + words.length;
    const after = EN_PART.exec(text.slice(end));
    const of = half === undefined ? (after?.[1] ?? after?.[2] ?? "") : "";
    return {
      at: bare === undefined ? match.index : end - bare.length,
      end,
      hour: Number(hour ?? bare),
      minute: Number(minute ?? 0),
      part: half === undefined ? of : ({ am: "morning", pm: "afternoon" }[half] ?? ""),
      isFull: false,
    };
  });
}

/** The times of day named in a text of `plainAsk`, in order. */
export function timesIn(text: string): Time[] {
  return [...namedZh(text), ...namedEn(text)]
    .filter(({ hour, minute }) => hour <= 24 && minute < 60)
    .sort((a, b) => a.at - b.at)
    .map(({ at, end, hour, minute, part, isFull }) => {
      const ofDay = part.replace(/[今明后昨]天|第2天|次日|当天|的/gu, "");
      const isHalf = ofDay !== "" && hour <= 12;
      const near = `${part} ${/[a-z]/u.test(text) ? text.slice(Math.max(0, at - 12), end + 20) : ""}`;
      return {
        at,
        end,
        minutes: (isHalf ? hourIn(hour, ofDay) : hour) * 60 + minute,
        isVague: ofDay === "" && hour >= 1 && hour <= 12 && !isFull,
        days: /第2天|次日/u.test(part) ? 1 : relativeDays(near),
      };
    });
}

/** Minutes from a moment to the next time of this name, today's or tomorrow's. */
export function minutesUntil({ minutes, isVague, days }: Time, now: Moment): number {
  if (days !== null && days > 0) return days * 1440 + minutes - now.minutes;
  const step = isVague && days === null ? 720 : 1440;
  const apart = (((minutes - now.minutes) % step) + step) % step;
  if (isVague && days === 0 && minutes < now.minutes) return minutes + 720 - now.minutes;
  return apart;
}

/** Minutes from the last time of this name to a moment. */
export function minutesSince({ minutes, isVague, days }: Time, now: Moment): number {
  if (days !== null && days < 0) return now.minutes - minutes - days * 1440;
  const step = isVague ? 720 : 1440;
  return (((now.minutes - minutes) % step) + step) % step;
}

/** A text with its times of day blanked, so that 8点20分 is no length. */
export const withoutTimes = (text: string, times: readonly Time[] = timesIn(text)): string =>
  times.reduce((rest, { at, end }) => rest.slice(0, at) + " ".repeat(end - at) + rest.slice(end), text);

const LENGTH =
  /(\d+(?:\.\d+)?) ?个?(?:小时|hours?)(?:(?:又|零|,| and)? ?(\d+) ?(?:分钟?|minutes?)|半)?|(\d+(?:\.\d+)?)(?: ?分钟?(?!之)|[ -]minutes?)|\b(?:need|another|plus|and) (?:about )?(\d{1,3}) (?:more )?(?:to|for) (?=get|shower|dress|pack|eat|walk|ready|change|make)/gu;

/** The lengths of time named in a text of `plainAsk`, in minutes, in order. */
export function lengthsIn(text: string): { at: number; end: number; minutes: number }[] {
  return Array.from(withoutTimes(text).matchAll(LENGTH), (match) => {
    const [words, hours, past, minutes, bare] = match;
    return {
      at: match.index,
      end: match.index + words.length,
      minutes: Number(hours ?? 0) * 60 + Number(past ?? minutes ?? bare ?? 0),
    };
  });
}
