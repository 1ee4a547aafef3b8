import type { Group, groups, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { allow } from "./allow.ts";
import { groupRecord } from "./group-record.ts";
import { tellGroupChanged } from "./group-signals.ts";
import { mayManage } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { findSeat } from "./members.repository.ts";

type Input = InputOf<typeof groups.setSettings>;

/** Who invites, approval, silence for all, findable (`GROUP-2`). @throws Failure notFound, forbidden. */
export async function setGroupSettings({ ctx, input }: Call<Input>): Promise<Group> {
  const { services, actor } = ctx;
  const { groupId, whoInvites, joinApproval, muteAll, searchable } = input;
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    allow(mayManage(await findSeat(trx, groupId, actor.id)));
    await changeGroup(trx, groupId, {
      ...(whoInvites !== undefined && { who_invites: whoInvites }),
      ...(joinApproval !== undefined && { join_approval: joinApproval }),
      ...(muteAll !== undefined && { mute_all: muteAll }),
      ...(searchable !== undefined && { searchable }),
    });
  });
  await tellGroupChanged(services, groupId);
  return groupRecord(services, groupId, actor.id);
}
