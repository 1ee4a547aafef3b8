import type { CombineOutcome } from "@4d/contract";
import { ensure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { mayCombine } from "./craft.policy.ts";
import { finishRace } from "./end-race.ts";
import { enter, leftTo } from "./join-race.ts";
import { startElements } from "./known.ts";
import { putTogether } from "./put-together.ts";
import { endOf, raceFor } from "./race-view.ts";
import { findMade, findRacers, insertMade, standNearer } from "./races.repository.ts";
import type { RaceRow } from "./races.table.ts";
import { tellRace } from "./tell-race.ts";

interface Wish {
  userId: number;
  raceId: number;
  pair: readonly [number, number];
  nonce: string;
}

/** Notes what somebody made, and ends the race when that is what was raced for. */
async function note(services: Services, race: RaceRow, userId: number, made: { id: number; name: string }) {
  const { db, clock } = services;
  const now = clock.now();
  const row = { race_id: race.id, user_id: userId, element_id: made.id, made_at: now };
  if (!(await insertMade(db, row))) return;
  const names = (await findMade(db, race.id, userId)).map((one) => one.name);
  const left = leftTo(race, names);
  await standNearer(db, { raceId: race.id, userId, left, now });
  if (made.name === race.target) await finishRace(services, race, { endedAt: now, winnerId: userId });
  else await tellRace(services, race.id);
}

/**
 * Puts two elements together in a race: only what was made in it, or stood at its beginning. What comes of it is
 * the player's for good. @throws Failure notFound, forbidden, conflict (the race is over).
 */
export async function combineInRace(services: Services, wish: Wish): Promise<CombineOutcome> {
  const { userId, raceId, pair, nonce } = wish;
  const { race } = await raceFor(services, raceId, userId);
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
  if (!userIds.includes(userId)) await enter(services, race, userId);
  const told = { id: raceId, userIds };
  const outcome = await putTogether(services, pair, { userId, nonce, model: false, race: told });
  ensure(outcome, "forbidden");
  if (outcome.result && !starts.some((one) => one.id === outcome.result?.id))
    await note(services, race, userId, outcome.result);
  return outcome ?? fail("forbidden");
}
