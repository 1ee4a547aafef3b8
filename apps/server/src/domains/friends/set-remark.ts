import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { changeFriendship } from "./friends.repository.ts";

/** My own name for a friend; empty removes it (`FRIEND-3`). @throws Failure notFound. */
export async function setRemark({ ctx, input }: Call<{ friendId: number; remark: string }>): Promise<null> {
  const { services, actor } = ctx;
  const { friendId, remark } = input;
  ensure(await changeFriendship(services.db, actor.id, friendId, { remark }), "notFound");
  publishEvent(services.bus, [actor.id], { type: "friend.changed", friendId }, actor.sessionId);
  return null;
}
