import { dayOf } from "./day.ts";

export interface Streak {
  /** Days in a row that ended today or yesterday. */
  readonly length: number;
  /** Whether today's goal was met; while it was not, the row still stands. */
  readonly metToday: boolean;
}

/** How many daily goals in a row were met, given the dates on which any was. */
export function streakOf(metOn: Iterable<string>, today: string): Streak {
  const days = new Set(Array.from(metOn, dayOf));
  const now = dayOf(today);
  const metToday = days.has(now);
  let length = 0;
  for (let day = metToday ? now : now - 1; days.has(day); day -= 1) length += 1;
  return { length, metToday };
}
