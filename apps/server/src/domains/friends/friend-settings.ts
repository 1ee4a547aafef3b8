import { Command, MessageType } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { changeFriendship, findFriendship } from "./friends.repository.ts";

/** Mutes or unmutes a friend and notifies my other devices (`protocol §5.5`). @throws Failure notFound. */
export async function muteFriend({ ctx, input }: Call<{ friendId: number; isDnd: boolean }>): Promise<null> {
  const { services, actor } = ctx;
  const { friendId, isDnd } = input;
  ensure(await changeFriendship(services.db, actor.id, friendId, { is_dnd: isDnd }), "notFound");
  services.bus.publish("signal", {
    users: [actor.id],
    command: Command.PRIVATE,
    data: {
      type: MessageType.FRIEND_DND,
      sendId: actor.id,
      recvId: friendId,
      sendTime: services.clock.now(),
      content: String(isDnd),
    },
    exceptSession: actor.sessionId,
  });
  return null;
}

/** Sets my labels for a friend, without duplicates (`FRIEND-3`). @throws Failure notFound. */
export async function setLabels({ ctx, input }: Call<{ friendId: number; labels: string[] }>): Promise<null> {
  const { services, actor } = ctx;
  const { friendId } = input;
  const labels = [...new Set(input.labels)];
  ensure(await changeFriendship(services.db, actor.id, friendId, { labels }), "notFound");
  publishEvent(services.bus, [actor.id], { type: "friend.changed", friendId }, actor.sessionId);
  return null;
}

/** Sets my own name for a friend; an empty one removes it (`FRIEND-3`). @throws Failure notFound. */
export async function setRemark({ ctx, input }: Call<{ friendId: number; remark: string }>): Promise<null> {
  const { services, actor } = ctx;
  const { friendId, remark } = input;
  ensure(await changeFriendship(services.db, actor.id, friendId, { remark }), "notFound");
  publishEvent(services.bus, [actor.id], { type: "friend.changed", friendId }, actor.sessionId);
  return null;
}

/**
 * Accepts an older client's update of a friend and stores nothing: names and pictures are the friend's own
 * (`protocol §5.6`). @throws Failure notFound when we never were friends.
 */
export async function updateFriend({ ctx, input }: Call<{ id: number }>): Promise<null> {
  ensure(await findFriendship(ctx.services.db, ctx.actor.id, input.id), "notFound");
  return null;
}
