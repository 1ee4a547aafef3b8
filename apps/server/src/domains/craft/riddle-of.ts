import { type DailyGoal, dailyGoal } from "@4d/craft";
import { BoundedMap } from "../../platform/bounded-map.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { dateText, dayOf } from "../capsules/index.ts";
import { readSettings } from "../settings/index.ts";

const memoryOf = perServices(() => new BoundedMap<number, DailyGoal>(4));

/** The day it is for everybody who plays. */
export async function craftDay(services: Services): Promise<number> {
  const { capsules } = await readSettings(services);
  return dayOf(services.clock.now(), capsules.timeZone);
}

/** What a day asks for. */
export function riddleOf(services: Services, day: number): DailyGoal {
  const memory = memoryOf(services);
  const known = memory.get(day);
  if (known) return known;
  const goal = dailyGoal(dateText(day));
  memory.set(day, goal);
  return goal;
}
