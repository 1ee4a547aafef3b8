import type { Group, groups, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { takeChangeLimit } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { publishGroupChanged } from "./group-signals.ts";
import { mayManage } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { findMembership } from "./members.repository.ts";
import { nameKeys } from "./name-keys.ts";

type Input = InputOf<typeof groups.setSettings>;

/** Who invites, approval, silence for all, findable (`GROUP-2`). @throws Failure notFound, forbidden, tooMany. */
export async function setGroupSettings({ ctx, input }: Call<Input>): Promise<Group> {
  const { services, actor } = ctx;
  const { groupId, whoInvites, joinApproval, muteAll, searchable } = input;
  await takeChangeLimit(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const membership = await findMembership(trx, groupId, actor.id);
    ensureAllowed(mayManage(membership));
    await changeGroup(trx, groupId, {
      ...(whoInvites !== undefined && { who_invites: whoInvites }),
      ...(joinApproval !== undefined && { join_approval: joinApproval }),
      ...(muteAll !== undefined && { mute_all: muteAll }),
      ...(searchable !== undefined && { searchable }),
      ...(searchable && membership && nameKeys(membership.name)),
    });
  });
  await publishGroupChanged(services, groupId);
  return groupRecord(services, groupId, actor.id);
}
