import type { CombineOutcome } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { cachedElements, cachedRecipe } from "./craft-cache.ts";
import { grantResult } from "./grant-result.ts";
import { makeRecipe } from "./make-recipe.ts";

interface CombineOptions {
  userId: number;
  nonce: string;
  model: boolean;
  /** Who else hears of a discovery, and in which race. */
  race?: { id: number; userIds: readonly number[] };
}

/** Tells of a discovery: the discoverer, and those who race with him. */
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

/** Puts two elements together for somebody who may use them; undefined when there are no such elements. */
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
