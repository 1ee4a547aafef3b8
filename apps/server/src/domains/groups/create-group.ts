import type { Group, groups, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { checkPictures, ensureNameAllowed, ensureNotReserved } from "../users/index.ts";
import { createGroupIntent } from "./create-group.intent.ts";
import { maxGroupMembers, takeCreateLimit } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { signalNewGroup } from "./group-signals.ts";

/**
 * Creates a group, optionally with first members; fields that cannot be set at creation are ignored (`GROUP-1`, `W4`).
 * @throws Failure forbidden when one of them is not a friend, conflict when there are too many, tooMany, invalid for a
 *   picture that is not theirs or a name that claims an office.
 */
export async function createGroup({ ctx, input }: Call<InputOf<typeof groups.create>>): Promise<Group> {
  const { services, actor } = ctx;
  await checkPictures(services, actor.id, input);
  ensureNotReserved(actor, "name", input.name);
  if (input.remarkNickName) await ensureNameAllowed(services, actor, "remarkNickName", input.remarkNickName);
  await takeCreateLimit(services, actor.id);
  const groupId = await services.streams.group.submit(createGroupIntent, {
    ownerId: actor.id,
    name: input.name,
    headImage: input.headImage ?? "",
    headImageThumb: input.headImageThumb ?? "",
    notice: input.notice ?? "",
    remarkNickName: input.remarkNickName ?? "",
    remarkGroupName: input.remarkGroupName ?? "",
    friendIds: input.friendIds ?? [],
    most: await maxGroupMembers(services),
    onCreated: (made, memberIds) =>
      signalNewGroup(services, memberIds, {
        groupId: made,
        sendId: actor.id,
        exceptSession: actor.sessionId,
      }),
  });
  return groupRecord(services, groupId, actor.id);
}
