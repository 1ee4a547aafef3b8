import { Command, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { takeChangeLimit } from "./group-limits.ts";
import { changeMember, findMembership } from "./members.repository.ts";

/** Mutes or unmutes a group for me and tells my other terminals (`protocol §6.11`). @throws Failure notFound, tooMany. */
export async function muteGroup({ ctx, input }: Call<{ groupId: number; isDnd: boolean }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, isDnd } = input;
  await takeChangeLimit(services, actor.id);
  ensure(await findMembership(services.db, groupId, actor.id), "notFound");
  await changeMember(services.db, groupId, actor.id, { is_dnd: isDnd });
  services.bus.publish("signal", {
    users: [actor.id],
    command: Command.GROUP,
    data: {
      type: MessageType.GROUP_DND,
      groupId,
      sendId: actor.id,
      sendTime: services.clock.now(),
      content: String(isDnd),
    },
    exceptSession: actor.sessionId,
  });
  return null;
}
