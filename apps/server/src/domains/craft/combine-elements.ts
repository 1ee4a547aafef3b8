import type { api, CombineOutcome, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, fail } from "../../platform/failure.ts";
import { combineInRace } from "./combine-in-race.ts";
import { combinePair } from "./combine-pair.ts";
import { mayCombine } from "./craft.policy.ts";
import { ownedNonces } from "./craft-cache.ts";

/** Sixty a minute (`craft §2.6`). */
const COMBINES = { rate: 1, burst: 60 };

/**
 * Puts two elements together (`CRAFT-1`): the pair's row, if anybody ever did, else it is decided now, for ever.
 * @throws Failure forbidden (an element that is not the caller's), notFound, conflict (of a race), tooMany.
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
