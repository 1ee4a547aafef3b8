import type { api, CombineOutcome, InputOf } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { mayCombine } from "./craft.policy.ts";
import { cachedElements, cachedRecipe, ownedNonces, startElements } from "./craft-cache.ts";
import { finishRace } from "./end-race.ts";
import { grantResult } from "./grant-result.ts";
import { enterRace, stepsLeftTo } from "./join-race.ts";
import { makeRecipe } from "./make-recipe.ts";
import { endOf, findVisibleRace, publishRace } from "./race-view.ts";
import { findMade, findRacers, insertMade, updateRacerSteps } from "./races.repository.ts";
import type { RaceRow } from "./races.table.ts";

/** Sixty a minute (`craft §2.6`). */
const COMBINES = { rate: 1, burst: 60 };

/**
 * Combines two elements (`CRAFT-1`): the outcome of the pair if it has one, else it is decided now, permanently.
 * @throws Failure forbidden (an element the caller does not have), notFound, conflict (of a race), tooMany.
 */
export async function combineElements({
  ctx: { services, actor },
  input: { a, b, nonce, raceId },
}: Call<InputOf<typeof api.craft.combine>>): Promise<CombineOutcome> {
  await enforceLimit(services, `craft:${actor.id}`, COMBINES);
  if (raceId !== undefined) return combineInRace(services, { userId: actor.id, raceId, pair: [a, b], nonce });
  const refusal = mayCombine(await ownedNonces(services, actor.id, [a, b]), [a, b]);
  ensure(!refusal, "forbidden", refusal ?? {});
  const outcome = await combinePair(services, [a, b], { userId: actor.id, nonce, model: true });
  return outcome ?? fail("forbidden");
}

interface RaceCombine {
  userId: number;
  raceId: number;
  pair: readonly [number, number];
  nonce: string;
}

/** Records what a racer made, and ends the race when it was the target. */
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
 * Combines two elements in a race: only those made in it or given at its start. The result also goes to the player's
 * inventory for good. @throws Failure notFound, forbidden, conflict (the race is over).
 */
async function combineInRace(services: Services, request: RaceCombine): Promise<CombineOutcome> {
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

interface CombineOptions {
  userId: number;
  nonce: string;
  model: boolean;
  /** The race it was made in, and the other racers to notify. */
  race?: { id: number; userIds: readonly number[] };
}

/** Notifies the discoverer, and the other racers, of a discovery. */
async function publishDiscovery(
  services: Services,
  { result, certificate }: CombineOutcome,
  options: CombineOptions,
) {
  if (!result || !certificate) return;
  const { id, name, nameEn, emoji } = result;
  const nickName = (await findUsers(services.db, [options.userId])).get(options.userId)?.nick_name ?? "";
  publishEvent(services.bus, [...new Set([options.userId, ...(options.race?.userIds ?? [])])], {
    type: "craft.discovery",
    number: certificate.number,
    userId: options.userId,
    nickName,
    element: { id, name, nameEn, emoji },
    ...(options.race ? { raceId: options.race.id } : {}),
  });
}

/** Combines two elements for somebody who may use them; undefined when one does not exist. */
export async function combinePair(
  services: Services,
  [one, other]: readonly [number, number],
  options: CombineOptions,
): Promise<CombineOutcome | undefined> {
  const pair = { a: Math.min(one, other), b: Math.max(one, other) };
  let recipe = await cachedRecipe(services, pair);
  if (!recipe) {
    const [a, b] = await cachedElements(services, [pair.a, pair.b]);
    if (!a || !b) return undefined;
    recipe = await makeRecipe(services, [a, b], options);
  }
  const outcome = await grantResult(services, recipe, options);
  if (outcome.firstDiscovery) await publishDiscovery(services, outcome, options);
  return outcome;
}
