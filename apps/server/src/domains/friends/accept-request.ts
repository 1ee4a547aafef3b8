import type { Call } from "../../platform/context.ts";
import { becomeFriends } from "./become-friends.ts";
import { findRequestToMe } from "./find-request-to-me.ts";

/**
 * Accepts a request: friends from now on, and what the asker wrote opens the chat (`FRIEND-2`,
 * `protocol §19.1.10`). Accepting twice is harmless.
 * @throws Failure notFound when it is not to me, conflict when it was declined or is older than 7 days.
 */
export async function acceptRequest({ ctx, input }: Call<{ id: number }>): Promise<null> {
  const { services, actor } = ctx;
  const request = await findRequestToMe(services, actor.id, input.id);
  if (request.state === "accepted") return null;
  await becomeFriends(services, {
    adderId: request.from_id,
    otherId: actor.id,
    requestId: request.id,
    message: "",
  });
  return null;
}
