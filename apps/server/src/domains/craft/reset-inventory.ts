import type { Call } from "../../platform/context.ts";
import { limited } from "../../platform/limited.ts";
import { clearInventory } from "./inventory.repository.ts";
import { forgetOwned } from "./known.ts";

/** Whoever begins again all day is playing something else. */
const RESETS = { rate: 1 / 600, burst: 5 };

/** Takes everything but what the caller discovered; the four of the beginning are his anyway. @throws Failure tooMany. */
export async function resetInventory({ ctx: { services, actor } }: Call<unknown>): Promise<null> {
  await limited(services, `craft-reset:${actor.id}`, RESETS);
  await clearInventory(services.db, actor.id);
  forgetOwned(services, actor.id);
  return null;
}
