import type { CombineOutcome } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { knownElements, knownRecipe } from "./known.ts";
import { makeRecipe } from "./make-recipe.ts";
import { takeResult } from "./take-result.ts";

interface Wish {
  userId: number;
  nonce: string;
  model: boolean;
  /** Who else hears of a discovery, and in which race. */
  race?: { id: number; userIds: readonly number[] };
}

/** Tells of a discovery: the discoverer, and those who race with him. */
async function announce(services: Services, { result, certificate }: CombineOutcome, wish: Wish) {
  if (!result || !certificate) return;
  const { id, name, nameEn, emoji } = result;
  const nickName = (await findUsers(services.db, [wish.userId])).get(wish.userId)?.nick_name ?? "";
  tell(services.bus, [...new Set([wish.userId, ...(wish.race?.userIds ?? [])])], {
    type: "craft.discovery",
    number: certificate.number,
    userId: wish.userId,
    nickName,
    element: { id, name, nameEn, emoji },
    ...(wish.race ? { raceId: wish.race.id } : {}),
  });
}

/** Puts two elements together for somebody who may use them; undefined when there are no such elements. */
export async function putTogether(
  services: Services,
  [one, other]: readonly [number, number],
  wish: Wish,
): Promise<CombineOutcome | undefined> {
  const pair = { a: Math.min(one, other), b: Math.max(one, other) };
  let recipe = await knownRecipe(services, pair);
  if (!recipe) {
    const [a, b] = await knownElements(services, [pair.a, pair.b]);
    if (!a || !b) return undefined;
    recipe = await makeRecipe(services, [a, b], wish);
  }
  const outcome = await takeResult(services, recipe, wish);
  if (outcome.firstDiscovery) await announce(services, outcome, wish);
  return outcome;
}
