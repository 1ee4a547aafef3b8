import { ensure } from "../../platform/failure.ts";
import { lockReferencedFiles } from "../files/index.ts";
import { findUsers } from "../users/index.ts";
import { addMembers, findInvitable } from "./add-members.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { invitedTip } from "./group-tips.ts";
import { mayFit } from "./groups.policy.ts";
import { findDuplicate, insertGroup } from "./groups.repository.ts";
import { changeMember, saveMembers } from "./members.repository.ts";
import { sequentialIntent } from "./sequential-intent.ts";

export interface CreateGroup {
  ownerId: number;
  name: string;
  headImage: string;
  headImageThumb: string;
  notice: string;
  remarkNickName: string;
  remarkGroupName: string;
  friendIds: number[];
  /** The most members a group may have. */
  most: number;
  /** Runs after the commit and before the group's first row is delivered, so that devices know the group by then. */
  onCreated: (groupId: number, memberIds: number[]) => Promise<void>;
}

/** A request for a group of the same owner, name and size within this time is a repetition (`protocol §1.7`). */
const DUPLICATE_WITHIN_MS = 5_000;

/**
 * Creates a group with its owner and first members in one transaction (`GROUP-1`). Those of `friendIds` who block the
 * owner are left out silently.
 * @returns the group's id; for a repeated request that of the first.
 * @throws Failure forbidden when one of `friendIds` is neither a friend nor a character of the owner's own, conflict when
 *   they do not all fit, invalid when a picture is missing.
 */
export const createGroupIntent = sequentialIntent("create group", async (step, input: CreateGroup) => {
  const { ownerId, name } = input;
  const invitees = await findInvitable(step, ownerId, input.friendIds);
  ensureAllowed(mayFit(1, invitees.length, input.most));
  const duplicate = {
    ownerId,
    name,
    memberCount: 1 + invitees.length,
    since: step.now - DUPLICATE_WITHIN_MS,
  };
  const earlier = await findDuplicate(step.trx, duplicate);
  if (earlier) return earlier.id;
  const missing = await lockReferencedFiles(step.trx, [input.headImage, input.headImageThumb], step.now);
  ensure(missing.size === 0, "invalid", { field: "headImage" });
  const group = await insertGroup(step.trx, {
    name,
    owner_id: ownerId,
    head_image: input.headImage,
    head_image_thumb: input.headImageThumb,
    notice: input.notice,
    notice_at: input.notice === "" ? null : step.now,
    // The owner; `addMembers` counts the others.
    member_count: 1,
    created_at: step.now,
    link_token: null,
  });
  // Members see the rows after this one.
  const after = step.lastId();
  await saveMembers(step.trx, group.id, [ownerId], { now: step.now, after, role: "owner" });
  await changeMember(step.trx, group.id, ownerId, {
    remark_nick_name: input.remarkNickName,
    remark_group_name: input.remarkGroupName,
    notice_read_at: step.now,
  });
  step.changeRoom({ room: group.id, userId: ownerId, from: after, to: null });
  const added = await addMembers(step, group, invitees, input.most);
  if (added.length > 0) {
    const owner = (await findUsers(step.trx, [ownerId])).get(ownerId);
    const sendNickName = input.remarkNickName || (owner?.nick_name ?? "");
    const names = added.map(({ nickName }) => nickName);
    step.append(invitedTip({ groupId: group.id, sendId: ownerId, sendNickName }, names));
  }
  step.beforeDelivery(() => input.onCreated(group.id, [ownerId, ...added.map(({ id }) => id)]));
  return group.id;
});
