import type { Call } from "../../platform/context.ts";
import { signalUnfriended } from "./friend-signals.ts";
import { unfriendIntent } from "./unfriend.intent.ts";

/**
 * Ends a friendship on both sides; repeating it is harmless (`FRIEND-3`, `protocol §5.4`).
 * @throws Failure notFound when we never were friends, so that strangers learn nothing (`W2`).
 */
export async function removeFriend({ ctx, input }: Call<{ friendId: number }>): Promise<null> {
  const { services, actor } = ctx;
  const ended = await services.streams.private.submit(unfriendIntent, {
    userId: actor.id,
    friendId: input.friendId,
  });
  if (ended) signalUnfriended(services, actor.id, input.friendId);
  return null;
}
