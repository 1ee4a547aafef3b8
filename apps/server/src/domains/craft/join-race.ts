import type { api, CraftRace, InputOf } from "@4d/contract";
import { BASE_RECIPES, lineage, START_NAMES } from "@4d/craft";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { endOf, findVisibleRace, presentRace, publishRace, raceMembership } from "./race-view.ts";
import { insertRacer } from "./races.repository.ts";
import type { RaceRow } from "./races.table.ts";
import { runningRace } from "./start-race.ts";

/** Steps from what a racer has made to the target, by authored recipes; null when no way is known. */
export function stepsLeftTo({ target }: Pick<RaceRow, "target">, made: readonly string[]): number | null {
  return lineage(target, BASE_RECIPES, [...START_NAMES, ...made])?.length ?? null;
}

/** Adds a racer. @returns whether they are new. */
export function enterRace({ db, clock }: Services, race: RaceRow, userId: number): Promise<boolean> {
  const row = { race_id: race.id, user_id: userId, left_steps: stepsLeftTo(race, []), stood_at: clock.now() };
  return insertRacer(db, row);
}

/** Joins a race. @throws Failure notFound, forbidden, conflict (it is over). */
export async function joinRace({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.craftRaces.join>>): Promise<CraftRace> {
  const { race, member } = await findVisibleRace(services, input.id, actor.id);
  ensure(endOf(race, services.clock.now()) === null, "conflict", {
    zh: "比赛已结束",
    en: "The race is over",
  });
  if (await enterRace(services, race, actor.id)) await publishRace(services, race.id);
  return presentRace(services, race, member);
}

/** A race and its standings. @throws Failure notFound, forbidden. */
export async function showRace({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.craftRaces.find>>): Promise<CraftRace> {
  const { race, member } = await findVisibleRace(services, input.id, actor.id);
  return presentRace(services, race, member);
}

/** The running race of one of the caller's groups; null when there is none. @throws Failure notFound, forbidden. */
export async function showRunningRace({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.craftRaces.running>>): Promise<CraftRace | null> {
  const member = await raceMembership(services, input.groupId, actor.id);
  const race = await runningRace(services, input.groupId);
  return race ? presentRace(services, race, member) : null;
}
