import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findFriendship } from "./friends.repository.ts";

/**
 * Accepts what an older client learned of a friend and stores nothing: names and pictures are the friend's own
 * (`protocol §5.6`). @throws Failure notFound when we never were friends.
 */
export async function updateFriend({ ctx, input }: Call<{ id: number }>): Promise<null> {
  ensure(await findFriendship(ctx.services.db, ctx.actor.id, input.id), "notFound");
  return null;
}
