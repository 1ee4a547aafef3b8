import { Command, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { changeFriendship } from "./friends.repository.ts";

/** Mutes or unmutes a friend and tells my other terminals (`protocol §5.5`). @throws Failure notFound. */
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
