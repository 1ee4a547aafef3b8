import type { Timeless } from "./years.ts";

const HERE = /(\d{1,2})(?::|点(?=\d|$|[，,。]))(\d{2})?/u;
const BY = /(\d{1,2}(?:\.5)?)\s*个?(?:半)?\s*(?:hours?|hrs?|h\b|小时|钟头)/u;
const BEHIND = /behind|earlier|slower|慢|晚|落后|往前/u;
const AHEAD = /ahead|later|faster|in front|快|早|往后/u;
const OTHER_PLACE = /那边|那儿|那里|他们|对方|there|they|them|over there|his|her/u;
const ASKED = /几点|什么时间|what time|what'?s the time/u;

/** The time of a place so many hours before or behind one that is named: 15:20 here, 7 hours behind there. */
export function offsetAnswer({ text, isChinese }: Timeless): string | null {
  const [here, by] = [HERE.exec(text), BY.exec(text)];
  if (here === null || by === null || !ASKED.test(text) || !OTHER_PLACE.test(text)) return null;
  const isBehind = BEHIND.test(text);
  if (isBehind === AHEAD.test(text)) return null;
  const start = Number(here[1]) * 60 + Number(here[2] ?? 0);
  const gap = Math.round((Number(by[1]) + (/半/u.test(by[0]) ? 0.5 : 0)) * 60);
  const end = start + (isBehind ? -gap : gap);
  const inDay = ((end % 1440) + 1440) % 1440;
  const clock = `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, "0")}`;
  if (end < 0) return isChinese ? `前一天的${clock}` : `${clock} the day before`;
  if (end >= 1440) return isChinese ? `第二天的${clock}` : `${clock} the next day`;
  return isChinese ? `那边是${clock}` : `${clock} there`;
}

const TWO_TIMES = /\b(\d{1,2}):(\d{2})\b.{1,60}?\b(\d{1,2}):(\d{2})\b/u;
const BETWEEN =
  /\b(?:left|leave|set off|started?|began|begins?|arrived?|got (?:there|here|home)|ended|finish(?:ed)?|woke)\b/u;

/** How long it was from one time to another that a story names: left at 7:50, got there at 11:05. */
export function spanAnswer({ text }: Timeless): string | null {
  const found = TWO_TIMES.exec(text);
  if (found === null || !/\bhow (?:long|many hours)\b/u.test(text) || !BETWEEN.test(text)) return null;
  const [from = 0, fromMinutes = 0, to = 0, toMinutes = 0] = found.slice(1).map(Number);
  const span = ((((to - from) * 60 + toMinutes - fromMinutes) % 1440) + 1440) % 1440;
  const [hours, minutes] = [Math.floor(span / 60), span % 60];
  const parts = [
    hours > 0 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : "",
    minutes > 0 ? `${minutes} minutes` : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
