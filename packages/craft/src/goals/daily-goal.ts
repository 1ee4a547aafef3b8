import { baseElement } from "../base/base-graph.ts";
import type { BaseElement } from "../base/read-theme.ts";
import { orderedBy } from "../chance.ts";
import type { Words } from "../element.ts";
import { baseDepths } from "./base-depths.ts";
import { dayOf } from "./day.ts";
import { type Level, type Riddle, riddles } from "./riddles.ts";

export interface DailyGoal {
  readonly date: string;
  readonly target: BaseElement;
  readonly hint: Words;
  readonly level: Level;
  readonly depth: number;
}

/** From Monday to Sunday: the week begins gently and ends with time to think. */
const WEEK: readonly Level[] = ["easy", "easy", "middle", "middle", "middle", "hard", "hard"];
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;

/**
 * The goal of a calendar date, the same for everybody. Each level's targets come in one order for ever, so
 * none returns before all of its level were asked for. Throws a RangeError for what is no date.
 */
export function dailyGoal(date: string): DailyGoal {
  const day = dayOf(date) + FIRST_WEEKDAY;
  const week = Math.floor(day / WEEK.length);
  const weekday = day - week * WEEK.length;
  const level = WEEK[weekday] ?? "middle";
  const perWeek = WEEK.filter((each) => each === level).length;
  const ordinal = week * perWeek + WEEK.slice(0, weekday).filter((each) => each === level).length;
  const { target, hint } = riddleAt(level, ordinal);
  const element = baseElement(target);
  if (!element) throw new Error(`the riddle of ${date} asks for an unknown element: ${target}`);
  return { date, target: element, hint, level, depth: baseDepths().get(target) ?? 0 };
}

function riddleAt(level: Level, ordinal: number): Riddle {
  const own = orderedBy(
    level,
    riddles().filter((riddle) => riddle.level === level),
    ({ target }) => target,
  );
  const riddle = own[((ordinal % own.length) + own.length) % own.length];
  if (!riddle) throw new Error(`no riddle is ${level}`);
  return riddle;
}
