import type { Group, groups, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { checkPictures, ensureNameAllowed, ensureNotReserved } from "../users/index.ts";
import { createGroupIntent } from "./create-group.intent.ts";
import { membersMost, takeCreateLimit } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { signalNewGroup } from "./group-signals.ts";

/**
 * Makes a group, with first members when given; only what a group may be told at birth is read (`GROUP-1`, `W4`).
 * @throws Failure forbidden when one of them is not a friend, conflict when they are too many, tooMany, invalid for a
 * picture that is not theirs and a name that claims an office.
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
    most: await membersMost(services),
    onCreated: (made, memberIds) =>
      signalNewGroup(services, memberIds, {
        groupId: made,
        sendId: actor.id,
        exceptSession: actor.sessionId,
      }),
  });
  return groupRecord(services, groupId, actor.id);
}
