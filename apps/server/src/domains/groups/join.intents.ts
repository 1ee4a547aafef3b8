import { ensure } from "../../platform/failure.ts";
import { findUsers } from "../users/index.ts";
import { addMembers, findInvitable } from "./add-members.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { invitedTip, joinedTip } from "./group-tips.ts";
import { mayInvite } from "./groups.policy.ts";
import { lockGroup } from "./groups.repository.ts";
import { findJoinRequest } from "./join-requests.repository.ts";
import { findMembership } from "./members.repository.ts";
import { sequentialIntent } from "./sequential-intent.ts";

export interface Invite {
  groupId: number;
  inviterId: number;
  friendIds: number[];
  /** The most members a group may have. */
  most: number;
  /** Publishes who joined, before the group's rows are published. */
  onAdded: (invitedIds: number[]) => Promise<void>;
}

export interface Admit {
  groupId: number;
  userId: number;
  /** The join request being accepted; it must still be waiting. */
  requestId: number | null;
  /** The most members a group may have. */
  most: number;
  /** Publishes who joined, before the group's rows are published. */
  onAdded: () => Promise<void>;
}

/**
 * A member invites friends (`protocol §6.6`). Existing members are skipped, so a repeat changes nothing. Returns those
 * who joined. @throws Failure notFound, forbidden, conflict (full).
 */
export const inviteIntent = sequentialIntent("invite", async (step, input: Invite): Promise<number[]> => {
  const { groupId, inviterId } = input;
  const group = await lockGroup(step.trx, groupId);
  const membership = await findMembership(step.trx, groupId, inviterId);
  ensureAllowed(mayInvite(membership));
  if (group === undefined || membership === undefined) return [];
  const invited = await addMembers(
    step,
    group,
    await findInvitable(step, inviterId, input.friendIds),
    input.most,
  );
  if (invited.length === 0) return [];
  const inviter = (await findUsers(step.trx, [inviterId])).get(inviterId);
  const sendNickName = membership.remark_nick_name || (inviter?.nick_name ?? "");
  const names = invited.map(({ nickName }) => nickName);
  step.append(invitedTip({ groupId, sendId: inviterId, sendNickName }, names));
  const ids = invited.map(({ id }) => id);
  step.beforeDelivery(() => input.onAdded(ids));
  return ids;
});

/**
 * A person joins by link, by search or by an accepted request (`GROUP-2`). Returns whether they joined now.
 * @throws Failure notFound when the group was dissolved, conflict when it is full or the request no longer waits.
 */
export const admitIntent = sequentialIntent("admit", async (step, input: Admit): Promise<boolean> => {
  const { groupId, userId } = input;
  const group = await lockGroup(step.trx, groupId);
  ensure(group && !group.dissolved && !group.is_banned, "notFound");
  if (input.requestId !== null) {
    const request = await findJoinRequest(step.trx, input.requestId);
    if (request?.state === "accepted") return false;
    ensure(request?.state === "waiting", "conflict");
  }
  const [joined] = await addMembers(step, group, [userId], input.most);
  if (joined === undefined) return false;
  step.append(joinedTip({ groupId, sendId: userId, sendNickName: joined.nickName }));
  step.beforeDelivery(input.onAdded);
  return true;
});
