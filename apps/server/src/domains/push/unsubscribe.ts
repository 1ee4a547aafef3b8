import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { deleteOwnSubscription } from "./push.repository.ts";

/** Tells this terminal no more; one that was not told stays so. Somebody else's address is left alone. */
export async function unsubscribe({ ctx, input }: Call<InputOf<typeof api.push.unsubscribe>>): Promise<null> {
  await deleteOwnSubscription(ctx.services.db, ctx.actor.id, input.endpoint);
  return null;
}
