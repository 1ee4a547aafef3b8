import type { Language } from "../../persona.ts";
import { dayAnswer, festivalAnswer, sinceAnswer, termAnswer, untilAnswer } from "./days.ts";
import { howLongAnswer, openAnswer } from "./hours.ts";
import { dateAnswer, periodAnswer, timeAnswer } from "./now.ts";
import { offsetAnswer, spanAnswer } from "./offset.ts";
import { planAnswer } from "./plan.ts";
import { type Answer, momentOf } from "./question.ts";
import { plainAsk } from "./spelling.ts";
import { ageAnswer, leapAnswer, monthDaysAnswer, type Timeless, zodiacAnswer } from "./years.ts";
import { zoneAnswer } from "./zones.ts";

/** The longest text that is read as a question of the clock, in characters. */
const READ_MAX = 160;

/** What needs no clock, and what precedes the rest in any case. */
const TIMELESS: readonly ((question: Timeless) => string | null)[] = [
  offsetAnswer,
  spanAnswer,
  leapAnswer,
  zodiacAnswer,
  monthDaysAnswer,
];

const BY_CLOCK: readonly Answer[] = [
  zoneAnswer,
  openAnswer,
  howLongAnswer,
  untilAnswer,
  sinceAnswer,
  ageAnswer,
  termAnswer,
  dayAnswer,
  festivalAnswer,
  periodAnswer,
  timeAnswer,
  dateAnswer,
];

/** What the other person does, likes or has is asked of them, not of the clock. */
const ASKS_THEM =
  /(?<!帮|跟|和|问|告诉|谢谢|麻烦|请|给|喊)(?:你|您)(?!那边|那儿|知道|看|说|算|帮|猜|记得|觉得|告诉|能|可以|好|给|们那边|这边|在吗|现在几点|那里|替)[^,，。?？\s]{0,6}(?:几点|几号|周几|星期几|礼拜几|什么时候|哪天|多大|几岁|属什么|多久|几天)|\b(?:when|what time|what day|how long|how old|which day) (?:do|did|are|will|were|have|would|can|could) (?:you|u)\b/u;

/** What a text asks of the clock or the calendar, answered by `now` (wall clock); null where it asks neither. Pure. */
export function answerByClock(text: string, language: Language, now: string | undefined): string | null {
  if (text.length > READ_MAX) return null;
  const plain = plainAsk(text);
  if (ASKS_THEM.test(plain)) return null;
  const question = { text: plain, isChinese: language === "zh", now: momentOf(now) };
  for (const answer of [...TIMELESS, planAnswer]) {
    const words = answer(question);
    if (words !== null) return words;
  }
  const { now: moment } = question;
  if (moment === null) return null;
  for (const answer of BY_CLOCK) {
    const words = answer({ ...question, now: moment });
    if (words !== null) return words;
  }
  return null;
}
