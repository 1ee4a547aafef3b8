import { relativeDays } from "./dates.ts";
import { clockInWords, lengthInWords, type Question } from "./question.ts";
import { lengthsIn, minutesSince, minutesUntil, type Time, timesIn } from "./times.ts";

const ASKS_LENGTH =
  /多久|多长时间|多少时间|(?:几|多少)个?(?:小时|分钟)|几分钟|睡多久|坐多久|how (?:long|much (?:more )?(?:time|sleep)|many (?:more )?(?:hours?|minutes?))|time (?:is )?left|\b(?:hours|minutes) (?:left|until|to)\b/u;
const UNTIL =
  /离|距|到|还有|还剩|还要|还得|还能|还几|还多|剩|until|left|away|before|from now|is that|\bto\b/u;
const SINCE = /since|从|到现在|过去|已经|多久了|ago|\bfrom\b|(?:小时|分钟)了/u;

const said = (minutes: number, isChinese: boolean, prefix: string): string =>
  isChinese ? `${prefix}${lengthInWords(minutes, true)}` : lengthInWords(minutes, false);

/** From one time to another: 从9点到5点半. */
function stretch(text: string, one: Time, other: Time, isChinese: boolean): string | null {
  const link = text.slice(one.end, other.at);
  const isStretch =
    /^\s*(?:开始|起|睡|睡觉|上班|出发|开)?,?\s*(?:一直)?(?:到|至|-|~|—|until|to|and)\s*$/u.test(link) ||
    /睡.*(?:起|醒)|(?:发|开|出发|起飞|上车).*(?:到|落地|下车)|上班.*下班|出发.*到|开始.*结束|(?:bed|sleep|slept).*(?:up|wake|woke)|(?:from|between|started?|starts?).*(?:to|and|until|ended?|ends?)/u.test(
      text,
    );
  if (!isStretch || /离|距|还有|现在|\bnow\b/u.test(text)) return null;
  const length = (other.minutes - one.minutes + 2880) % (one.isVague || other.isVague ? 720 : 1440);
  if (length === 0) return null;
  const isNight = /睡|sleep|slept|bed/u.test(text) && one.isVague && other.isVague;
  return isNight && length < 180 ? null : said(length, isChinese, "");
}

const TIME_OUT =
  /一般|通常|每天|平时|usually|every day|does it take|do i need|should i|需要多久|要多久|要花|得多久/u;

/** How long until a time of day, since one, or from one to another. */
export function howLongAnswer({ text, isChinese, now }: Question): string | null {
  if (!ASKS_LENGTH.test(text) || /\byou\b|你/u.test(text) || TIME_OUT.test(text)) return null;
  const all = timesIn(text);
  const times = all.filter((one, at) => all.findIndex((other) => other.minutes === one.minutes) === at);
  const [one, other] = times;
  if (one === undefined) {
    const isDay =
      /离|距|到|还有|还剩|until|left|before/u.test(text) && /小时|分钟|hours?|minutes?/u.test(text);
    const ends =
      /(?:离|距|到)明天|今天(?:还剩|还有|剩)|(?:until|before) tomorrow|left (?:in |of )?(?:today|the day)|today.*left/u;
    return isDay && ends.test(text) ? said(1440 - now.minutes, isChinese, "还有 ") : null;
  }
  if (times.length > 2 || lengthsIn(text).length > 0) return null;
  if (other !== undefined) {
    const after = all.findLast(({ at }) => /(?:离|距离?|到|until|to) ?$/u.test(text.slice(0, at)));
    if (/现在|\bnow\b/u.test(text.slice(0, one.at)) && one.end < other.at)
      return said(
        (other.minutes - one.minutes + 2880) % (one.isVague || other.isVague ? 720 : 1440),
        isChinese,
        "还有 ",
      );
    if (after !== undefined && /离|距/u.test(text)) return said(minutesUntil(after, now), isChinese, "还有 ");
    return stretch(text, one, other, isChinese);
  }
  if (SINCE.test(text) && !/还有|还剩|离|距|until|left/u.test(text)) {
    if (one.days !== null && one.days > 0) return null;
    return said(minutesSince(one, now), isChinese, "已经 ");
  }
  if (!UNTIL.test(text) && !/\bhow long\b.*\b(?:at|by)\b/u.test(text)) return null;
  if (one.days !== null && one.days < 0) return null;
  return said(minutesUntil(weekdayed(text, inEvening(text, one), now), now), isChinese, "还有 ");
}

/** 六点下班 is in the evening. */
const inEvening = (text: string, time: Time): Time =>
  time.isVague &&
  time.minutes < 720 &&
  /下班|放学|晚饭|天黑|日落|sunset|关门|打烊|\b(?:dinner|off work|work ends|clock out)\b/u.test(text)
    ? { ...time, minutes: time.minutes + 720, isVague: false }
    : time;

/** A time of a weekday or a date is that many days ahead. */
function weekdayed(text: string, time: Time, { today, date }: Question["now"]): Time {
  const named = /(下)?个?(?:周|星期|礼拜)([一二三四五六日天])/u.exec(text);
  if (named === null || relativeDays(text) !== null) return time;
  const weekday = "日一二三四五六".indexOf((named[2] ?? "").replace("天", "日"));
  const monday = today - ((date.weekday + 6) % 7);
  const inWeek = monday + ((weekday + 6) % 7) + (named[1] === undefined ? 0 : 7);
  const day = inWeek < today ? inWeek + 7 : inWeek;
  return { ...time, days: day - today, isVague: false };
}

const CLOSES =
  /^(?:就|才|准时|准点|会|要)?(?:关门?|打烊|下班|停|截止|收摊|收工|闭|清场|最后|末班|结束)|^\s*(?:就|会)?(?:不营业)/u;
const CLOSES_BEFORE =
  /(?:开到|营业到|开门到|关门时间是?|打烊时间是?|截止(?:到|时间是?)|closes?(?: up| down)?(?: at| by| around)?|closing(?: time)?(?: is| at)?|shuts?(?: at)?|open (?:until|to)|until|last (?:call|order|entry)(?: is| at)?) ?(?:晚上|下午)?$/u;
const OPENS = /^(?:就|才|准时|会)?(?:开(?!会|始讲|车)|营业|上班|起营业)/u;
const OPENS_BEFORE =
  /(?:开门时间是?|营业时间是?从?|opens?(?: up)?(?: at| from)?|opening(?: time)?(?: is| at)?|open from|from) ?$/u;
const ASKS_OPEN =
  /(?:还|现在|这会儿|目前|到底)?(?:开着?|开门|营业|有开|在开|关门?|打烊|能进|能去|能买|有人|上班)(?:了|着|的)?(?:没有?|吗|嘛|么|吧|不|呢|没)|还(?:开|营业|能[去进买]|有)|关了没|开没开|关没关|能[去进](?:吗|了|不)|\bstill open\b|\bopen (?:now|yet|right now|still|already)|\b(?:is|are) (?:it|they|that) (?:still |already )?(?:open|closed)|\b(?:closed|shut) (?:yet|already|now)|\bcan i (?:still )?(?:go|get|come|enter|pop|walk)|\b(?:is|are) .{2,24} open\b|\bopen\?/u;
const ASKS_CATCH =
  /来得及|来不来得及|赶得上|赶不赶得上|赶得到|赶上|会迟到|迟到(?:吗|不)|\bmake it\b|\bin time\b|\bcatch it\b|\b(?:too late|be late|am i late)\b|\benough time\b/u;

/** A closing or an opening time without a part of the day: shops close late and open early. */
const closing = ({ minutes, isVague }: Time): number => {
  if (!isVague) return minutes;
  return minutes < 300 ? minutes + 1440 : minutes + (minutes < 720 ? 720 : 0);
};
const opening = ({ minutes, isVague }: Time): number => (isVague && minutes < 300 ? minutes + 720 : minutes);

interface Hours {
  readonly opens: number | null;
  readonly closes: number | null;
}

function hoursIn(text: string): Hours | null {
  const times = timesIn(text);
  const [one, other] = times;
  if (one !== undefined && other !== undefined && times.length === 2) {
    const isRange = /^\s*(?:开|开门|营业)?,?\s*(?:一直)?(?:到|至|-|~|—|until|to)\s*(?:the )?$/u.test(
      text.slice(one.end, other.at),
    );
    if (isRange) return { opens: opening(one), closes: closing(other) };
  }
  let opens: number | null = null;
  let closes: number | null = null;
  for (const time of times) {
    const [before, after] = [text.slice(0, time.at), text.slice(time.end)];
    if (CLOSES.test(after) || CLOSES_BEFORE.test(before)) closes = closing(time);
    else if (OPENS.test(after) || OPENS_BEFORE.test(before)) opens = opening(time);
    else return null;
  }
  return opens === null && closes === null ? null : { opens, closes };
}

const DAYS =
  /周[一二三四五六日天末]|星期|礼拜|工作日|weekday|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|节假日|holiday|明天|昨天|tomorrow/u;

function openness(hours: Hours, { text, isChinese, now }: Question): string | null {
  const { opens, closes } = hours;
  const at = now.minutes;
  const past = closes !== null && closes > 1440 && at < closes - 1440;
  if (past || (closes !== null && at < closes && (opens === null || at >= opens))) {
    if (opens === null && at < 480 && !past && !/还|still/u.test(text)) return null;
    const left = lengthInWords((past ? (closes ?? 0) - 1440 : (closes ?? 0)) - at, isChinese);
    const time = clockInWords(closes ?? 0);
    return isChinese ? `开着，开到 ${time}，还有 ${left}` : `yes, open until ${time}, ${left} left`;
  }
  if (closes !== null && at >= closes)
    return isChinese ? `关了，${clockInWords(closes)} 就停了` : `no, closed since ${clockInWords(closes)}`;
  if (opens === null) return null;
  const time = clockInWords(opens);
  if (at < opens) {
    const left = lengthInWords(opens - at, isChinese);
    return isChinese ? `还没开，${time} 开，还要等 ${left}` : `not yet, it opens at ${time}, in ${left}`;
  }
  // Without a closing time it is not known how late it stays open.
  if (at - opens > 720) return null;
  return isChinese ? `开了，${time} 就开了` : `yes, open since ${time}`;
}

/** Whether a shop whose hours are named is open now. */
export function openAnswer(question: Question): string | null {
  const { text, isChinese } = question;
  if (ASKS_CATCH.test(text)) return catchAnswer(question);
  if (!ASKS_OPEN.test(text) || /几点|什么时候|多久|what time|when|how long/u.test(text)) return null;
  if (
    /24小时|24 ?hours?|24\/7|全天(?:营业|开)|通宵/u.test(text) &&
    timesIn(text).length === 0 &&
    !/不是|没有|\bnot\b/u.test(text)
  )
    return isChinese ? "开着，24 小时都开" : "yes, it is open around the clock";
  if (DAYS.test(text) || lengthsIn(text).length > 0) return null;
  const hours = hoursIn(text);
  return hours === null ? null : openness(hours, question);
}

/** Whether somebody who sets out now is there in time. */
function catchAnswer({ text, isChinese, now }: Question): string | null {
  const times = timesIn(text);
  const closes = hoursIn(text)?.closes ?? null;
  const [named] = times;
  const deadline =
    named === undefined || closes === null ? named : { ...named, minutes: closes, isVague: false };
  if (
    deadline === undefined ||
    times.length > 1 ||
    /周[一二三四五六日天]|星期|\b\w+day\b/u.test(text.replace("today", ""))
  )
    return null;
  if (deadline.days !== null && deadline.days !== 0) return null;
  const lengths = lengthsIn(text);
  if (lengths.length === 0 && !/现在|还|\bnow\b|still/u.test(text)) return null;
  const takes = lengths.reduce((sum, { minutes }) => sum + minutes, 0);
  const isPast = deadline.isVague ? minutesSince(deadline, now) <= 60 : deadline.minutes <= now.minutes;
  const left = isPast ? -1 : minutesUntil(deadline, now);
  const there = clockInWords(now.minutes + takes);
  const spare = left - takes;
  // Far off, the time that is meant may be the one that is past.
  if (deadline.isVague && left > 300) return null;
  const isLateAsked = /迟到|late/u.test(text);
  const size = lengthInWords(Math.abs(spare), isChinese);
  if (!isPast && spare >= 0) {
    if (isChinese) return `${isLateAsked ? "不会" : "来得及"}，${there} 到，还剩 ${size}`;
    return `${isLateAsked ? "no" : "yes"}, there at ${there}, ${size} to spare`;
  }
  const late = isPast ? "" : { zh: `，晚 ${size}`, en: `, ${size} late` }[isChinese ? "zh" : "en"];
  if (isChinese) return `${isLateAsked ? "会迟到" : "来不及"}，${there} 才到${late}`;
  return `${isLateAsked ? "yes, too late" : "no"}, there only at ${there}${late}`;
}
