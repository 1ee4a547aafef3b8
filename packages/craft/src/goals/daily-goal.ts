import { baseElement } from "../base/base-graph.ts";
import type { BaseElement } from "../base/read-theme.ts";
import { orderedBy } from "../chance.ts";
import type { Words } from "../element.ts";
import { baseDepths } from "./base-depths.ts";
import { type Level, type Riddle, riddles } from "./riddles.ts";

const DAY_MS = 86_400_000;

/** Days from 1970-01-01 to a calendar date such as 2026-11-22. @throws RangeError for an invalid date. */
function dayOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !Number.isFinite(time)) throw new RangeError(`no date: ${date}`);
  if (new Date(time).toISOString().slice(0, 10) !== date) throw new RangeError(`no date: ${date}`);
  return time / DAY_MS;
}

export interface DailyGoal {
  readonly date: string;
  readonly target: BaseElement;
  readonly hint: Words;
  readonly level: Level;
  readonly depth: number;
}

/** From Monday to Sunday: easy at the start of the week, hard at the end, when people have time. */
const WEEK: readonly Level[] = ["easy", "easy", "middle", "middle", "middle", "hard", "hard"];
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;

/**
 * The goal of a calendar date, the same for everybody. Each level's targets come in one fixed order, so none
 * returns before all of its level have come. @throws RangeError for an invalid date.
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

export interface Streak {
  /** Days in a row that ended today or yesterday. */
  readonly length: number;
  /** Whether today's goal was met; until then, the streak up to yesterday still counts. */
  readonly metToday: boolean;
}

/** The streak of daily goals, from the dates on which one was met. */
export function streakOf(metOn: Iterable<string>, today: string): Streak {
  const days = new Set(Array.from(metOn, dayOf));
  const now = dayOf(today);
  const metToday = days.has(now);
  let length = 0;
  for (let day = metToday ? now : now - 1; days.has(day); day -= 1) length += 1;
  return { length, metToday };
}
