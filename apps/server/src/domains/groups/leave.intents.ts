import { ensure } from "../../platform/failure.ts";
import type { Step } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";
import { findUsers } from "../users/index.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { dissolvedTip, quitTip, removedTip } from "./group-tips.ts";
import { mayDissolve, mayManage, mayModerateMember, mayQuit } from "./groups.policy.ts";
import { addToCount, changeGroup, lockGroup } from "./groups.repository.ts";
import { endMembers, findMembership, findMemberships, type MembershipRow } from "./members.repository.ts";
import { sequentialIntent } from "./sequential-intent.ts";

interface GroupAct {
  groupId: number;
  actorId: number;
}

async function tipAuthorOf(step: Step<GroupRow>, membership: MembershipRow) {
  const user = (await findUsers(step.trx, [membership.user_id])).get(membership.user_id);
  const sendNickName = membership.remark_nick_name || (user?.nick_name ?? "");
  return { groupId: membership.group_id, sendId: membership.user_id, sendNickName };
}

/** Ends memberships at the newest row, the tip just appended: the last row those leaving see. */
async function endMemberships(
  step: Step<GroupRow>,
  groupId: number,
  userIds: number[] | null,
): Promise<number[]> {
  const at = step.lastId();
  const ended = await endMembers(step.trx, groupId, userIds, { now: step.now, at });
  await addToCount(step.trx, groupId, -ended.length);
  for (const { user_id, joined_after_id } of ended)
    step.changeRoom({ room: groupId, userId: user_id, from: joined_after_id, to: at });
  return ended.map((member) => member.user_id);
}

/** Leaves a group; only the person leaving is notified (`protocol §6.9`). Returns whether they were a member. */
export const quitIntent = sequentialIntent("quit group", async (step, { groupId, actorId }: GroupAct) => {
  await lockGroup(step.trx, groupId);
  const membership = await findMembership(step.trx, groupId, actorId);
  if (membership?.quit) return false;
  ensureAllowed(mayQuit(membership));
  ensure(membership, "notFound");
  step.append(quitTip(await tipAuthorOf(step, membership)));
  await endMemberships(step, groupId, [actorId]);
  return true;
});

/** Removes members; only they are notified (`protocol §6.8`). Returns those who were members. */
export const removeIntent = sequentialIntent(
  "remove members",
  async (step, { groupId, actorId, userIds }: GroupAct & { userIds: number[] }) => {
    await lockGroup(step.trx, groupId);
    const membership = await findMembership(step.trx, groupId, actorId);
    ensureAllowed(mayManage(membership));
    ensure(membership, "notFound");
    const targets = (await findMemberships(step.trx, groupId, userIds)).filter(({ quit }) => !quit);
    for (const target of targets) ensureAllowed(mayModerateMember(membership, target.role));
    if (targets.length === 0) return [];
    const leaving = targets.map((target) => target.user_id);
    step.append(removedTip(await tipAuthorOf(step, membership), leaving));
    return endMemberships(step, groupId, leaving);
  },
);

/** Dissolves a group: everybody is notified and removed (`protocol §6.3`). Returns everybody who was a member. */
export const dissolveIntent = sequentialIntent(
  "dissolve group",
  async (step, { groupId, actorId }: GroupAct) => {
    const group = await lockGroup(step.trx, groupId);
    const membership = await findMembership(step.trx, groupId, actorId);
    if (membership && group?.dissolved && group.owner_id === actorId) return [];
    ensureAllowed(mayDissolve(membership));
    ensure(membership, "notFound");
    step.append(dissolvedTip(await tipAuthorOf(step, membership)));
    await changeGroup(step.trx, groupId, { dissolved: true, link_token: null });
    return endMemberships(step, groupId, null);
  },
);
