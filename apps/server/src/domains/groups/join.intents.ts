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
  /** Members a group may have. */
  most: number;
  /** Tells who came in, before they are given the group's rows. */
  onAdded: (invitedIds: number[]) => Promise<void>;
}

export interface Admit {
  groupId: number;
  userId: number;
  /** The join request being accepted; it must still wait. */
  requestId: number | null;
  /** Members a group may have. */
  most: number;
  /** Tells who came in, before he is given the group's rows. */
  onAdded: () => Promise<void>;
}

/**
 * A member brings friends in (`protocol §6.6`). Members already are passed over, so a repeat changes nothing.
 * Answers with those who came in. @throws Failure notFound, forbidden, conflict (full).
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
 * Somebody comes in by link, by search or by an accepted request (`GROUP-2`). Answers whether he came in now.
 * @throws Failure notFound when the group ended, conflict when it is full or the request no longer waits.
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
