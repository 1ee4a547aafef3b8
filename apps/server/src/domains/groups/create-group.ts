import type { Group, groups, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { checkPictures, ensureNoOffice, ensureOpenName } from "../users/index.ts";
import { createGroupIntent } from "./create-group.intent.ts";
import { membersMost, takeCreating } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { tellNewGroup } from "./group-signals.ts";

/**
 * Makes a group, with first members when given; only what a group may be told at birth is read (`GROUP-1`, `W4`).
 * @throws Failure forbidden when one of them is not a friend, conflict when they are too many, tooMany, invalid for a
 * picture that is not theirs and a name that claims an office.
 */
export async function createGroup({ ctx, input }: Call<InputOf<typeof groups.create>>): Promise<Group> {
  const { services, actor } = ctx;
  await checkPictures(services, actor.id, input);
  ensureNoOffice(actor, "name", input.name);
  if (input.remarkNickName) await ensureOpenName(services, actor, "remarkNickName", input.remarkNickName);
  await takeCreating(services, actor.id);
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
    tell: (made, memberIds) =>
      tellNewGroup(services, memberIds, { groupId: made, sendId: actor.id, exceptSession: actor.sessionId }),
  });
  return groupRecord(services, groupId, actor.id);
}
