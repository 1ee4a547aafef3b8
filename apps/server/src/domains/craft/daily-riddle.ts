import { type DailyGoal, dailyGoal } from "@4d/craft";
import { BoundedMap } from "../../platform/bounded-map.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { dateText, dayOf } from "../capsules/index.ts";
import { readSettings } from "../settings/index.ts";

const riddleCacheOf = perServices(() => new BoundedMap<number, DailyGoal>(4));
/** How long a day is cached: every zone's day begins on a quarter hour, and calendar arithmetic is slow. */
const QUARTER_MS = 900_000;
const daysOf = perServices(() => new BoundedMap<string, number>(4));

/** The current day, the same for all players. */
export async function craftDay(services: Services): Promise<number> {
  const { timeZone } = (await readSettings(services)).capsules;
  const now = services.clock.now();
  const quarter = `${timeZone} ${Math.floor(now / QUARTER_MS)}`;
  const days = daysOf(services);
  const day = days.get(quarter) ?? dayOf(now, timeZone);
  days.set(quarter, day);
  return day;
}

/** The riddle of a day. */
export function riddleOfDay(services: Services, day: number): DailyGoal {
  const cache = riddleCacheOf(services);
  const known = cache.get(day);
  if (known) return known;
  const goal = dailyGoal(dateText(day));
  cache.set(day, goal);
  return goal;
}
