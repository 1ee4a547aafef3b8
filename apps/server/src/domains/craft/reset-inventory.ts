import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { invalidateOwned } from "./craft-cache.ts";
import { clearInventory } from "./inventory.repository.ts";

/** Whoever begins again all day is playing something else. */
const RESETS = { rate: 1 / 600, burst: 5 };

/** Takes everything but what the caller discovered; the four of the beginning are his anyway. @throws Failure tooMany. */
export async function resetInventory({ ctx: { services, actor } }: Call<unknown>): Promise<null> {
  await enforceLimit(services, `craft-reset:${actor.id}`, RESETS);
  await clearInventory(services.db, actor.id);
  invalidateOwned(services, actor.id);
  return null;
}
