import type { CraftGoals } from "@4d/contract";
import { BASE_RECIPES, type DailyGoal, lineage, START_NAMES, streakOf } from "@4d/craft";
import type { Call } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { dateText } from "../capsules/index.ts";
import { presentElement } from "./craft.presenter.ts";
import { craftDay, riddleOfDay } from "./daily-riddle.ts";
import { findByNames } from "./elements.repository.ts";
import { countOwned, ownedNames } from "./inventory.repository.ts";
import { countDiscovered } from "./recipes.repository.ts";
import { solvedDays } from "./riddles.repository.ts";

/** The daily goals: new elements, and first discoveries. */
const FRESH = 10;
const FIRSTS = 1;
/** More than all base elements; composed ones lead nowhere by authored recipes. */
const NAMES = 2000;

/** Steps left to the riddle's answer by authored recipes. */
async function stepsToRiddle(
  { db }: Services,
  userId: number,
  { target }: DailyGoal,
): Promise<number | null> {
  const owned = [...START_NAMES, ...(await ownedNames(db, userId, NAMES))];
  return lineage(target.name, BASE_RECIPES, owned)?.length ?? null;
}

/** Today's goals and the caller's progress. */
export async function showGoals({ ctx: { services, actor } }: Call<unknown>): Promise<CraftGoals> {
  const { db } = services;
  const day = await craftDay(services);
  const goal = riddleOfDay(services, day);
  const [days, { fresh }, firsts] = await Promise.all([
    solvedDays(db, actor.id),
    countOwned(db, actor.id, day),
    countDiscovered(db, actor.id, day),
  ]);
  const { length, metToday } = streakOf(days.map(dateText), dateText(day));
  const [answer] = metToday ? await findByNames(db, [goal.target.name]) : [];
  return {
    date: goal.date,
    goals: [
      { kind: "riddle", have: Number(metToday), need: 1 },
      { kind: "fresh", have: Math.min(fresh, FRESH), need: FRESH },
      { kind: "first", have: Math.min(firsts, FIRSTS), need: FIRSTS },
    ],
    riddle: {
      hint: goal.hint,
      level: goal.level,
      left: metToday ? 0 : await stepsToRiddle(services, actor.id, goal),
      answer: answer ? presentElement(answer) : null,
    },
    streak: length,
  };
}
