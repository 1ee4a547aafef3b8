import type { CombineOutcome } from "@4d/contract";
import { ensure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { combinePair } from "./combine-pair.ts";
import { mayCombine } from "./craft.policy.ts";
import { startElements } from "./craft-cache.ts";
import { finishRace } from "./end-race.ts";
import { enterRace, stepsLeftTo } from "./join-race.ts";
import { publishRace } from "./publish-race.ts";
import { endOf, findVisibleRace } from "./race-view.ts";
import { findMade, findRacers, insertMade, updateRacerSteps } from "./races.repository.ts";
import type { RaceRow } from "./races.table.ts";

interface RaceCombine {
  userId: number;
  raceId: number;
  pair: readonly [number, number];
  nonce: string;
}

/** Notes what somebody made, and ends the race when that is what was raced for. */
async function recordMade(
  services: Services,
  race: RaceRow,
  userId: number,
  made: { id: number; name: string },
) {
  const { db, clock } = services;
  const now = clock.now();
  const row = { race_id: race.id, user_id: userId, element_id: made.id, made_at: now };
  if (!(await insertMade(db, row))) return;
  const names = (await findMade(db, race.id, userId)).map((one) => one.name);
  const steps = stepsLeftTo(race, names);
  await updateRacerSteps(db, { raceId: race.id, userId, left: steps, now });
  if (made.name === race.target) await finishRace(services, race, { endedAt: now, winnerId: userId });
  else await publishRace(services, race.id);
}

/**
 * Puts two elements together in a race: only what was made in it, or stood at its beginning. What comes of it is
 * the player's for good. @throws Failure notFound, forbidden, conflict (the race is over).
 */
export async function combineInRace(services: Services, request: RaceCombine): Promise<CombineOutcome> {
  const { userId, raceId, pair, nonce } = request;
  const { race } = await findVisibleRace(services, raceId, userId);
  ensure(endOf(race, services.clock.now()) === null, "conflict", {
    zh: "比赛已结束",
    en: "The race is over",
  });
  const [made, starts, racers] = await Promise.all([
    findMade(services.db, raceId, userId),
    startElements(services),
    findRacers(services.db, raceId),
  ]);
  const own = new Map([...made, ...starts].map((one) => [one.id, one]));
  const refusal = mayCombine(own, pair);
  ensure(!refusal, "forbidden", refusal ?? {});
  const userIds = racers.map((one) => one.user_id);
  if (!userIds.includes(userId)) await enterRace(services, race, userId);
  const raceInfo = { id: raceId, userIds };
  const outcome = await combinePair(services, pair, { userId, nonce, model: false, race: raceInfo });
  ensure(outcome, "forbidden");
  if (outcome.result && !starts.some((one) => one.id === outcome.result?.id))
    await recordMade(services, race, userId, outcome.result);
  return outcome ?? fail("forbidden");
}
