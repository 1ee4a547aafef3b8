import type { Group, groups, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { allow } from "./allow.ts";
import { takeChanging } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { tellGroupChanged } from "./group-signals.ts";
import { mayManage } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { findSeat } from "./members.repository.ts";
import { nameKeys } from "./name-keys.ts";

type Input = InputOf<typeof groups.setSettings>;

/** Who invites, approval, silence for all, findable (`GROUP-2`). @throws Failure notFound, forbidden, tooMany. */
export async function setGroupSettings({ ctx, input }: Call<Input>): Promise<Group> {
  const { services, actor } = ctx;
  const { groupId, whoInvites, joinApproval, muteAll, searchable } = input;
  await takeChanging(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const seat = await findSeat(trx, groupId, actor.id);
    allow(mayManage(seat));
    await changeGroup(trx, groupId, {
      ...(whoInvites !== undefined && { who_invites: whoInvites }),
      ...(joinApproval !== undefined && { join_approval: joinApproval }),
      ...(muteAll !== undefined && { mute_all: muteAll }),
      ...(searchable !== undefined && { searchable }),
      ...(searchable && seat && nameKeys(seat.name)),
    });
  });
  await tellGroupChanged(services, groupId);
  return groupRecord(services, groupId, actor.id);
}
