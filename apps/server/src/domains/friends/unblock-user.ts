import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { dropBlock } from "./blocks.repository.ts";
import { publishWaitingRequests } from "./friend-signals.ts";

/** Unblocks a person; one who was not blocked stays so (`FRIEND-3`). */
export async function unblockUser({ ctx, input }: Call<{ userId: number }>): Promise<null> {
  const { services, actor } = ctx;
  await dropBlock(services.db, actor.id, input.userId);
  publishEvent(services.bus, [actor.id], { type: "friend.changed", friendId: input.userId }, actor.sessionId);
  await publishWaitingRequests(services, [actor.id]);
  return null;
}
