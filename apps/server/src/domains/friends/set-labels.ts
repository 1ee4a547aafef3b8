import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { changeFriendship } from "./friends.repository.ts";

/** My labels for a friend, each kept once (`FRIEND-3`). @throws Failure notFound. */
export async function setLabels({ ctx, input }: Call<{ friendId: number; labels: string[] }>): Promise<null> {
  const { services, actor } = ctx;
  const { friendId } = input;
  const labels = [...new Set(input.labels)];
  ensure(await changeFriendship(services.db, actor.id, friendId, { labels }), "notFound");
  publishEvent(services.bus, [actor.id], { type: "friend.changed", friendId }, actor.sessionId);
  return null;
}
