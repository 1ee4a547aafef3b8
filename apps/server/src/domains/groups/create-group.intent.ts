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
  /** Publishes who is in, before the group's rows are published. */
  onCreated: (groupId: number, memberIds: number[]) => Promise<void>;
}

const DUPLICATE_WITHIN_MS = 5_000;

/**
 * Creates a group with its owner and first members in one commit (`GROUP-1`). An equal request within five seconds
 * counts as sent twice (`protocol §1.7`). Returns the id.
 * @throws Failure forbidden when one of them is not a friend, conflict when they do not all fit.
 */
export const createGroupIntent = sequentialIntent("create group", async (step, input: CreateGroup) => {
  const { ownerId, name } = input;
  const coming = await findInvitable(step, ownerId, input.friendIds);
  ensureAllowed(mayFit(1, coming.length, input.most));
  const duplicate = { ownerId, name, memberCount: coming.length + 1, since: step.now - DUPLICATE_WITHIN_MS };
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
    member_count: 1,
    created_at: step.now,
    link_token: null,
  });
  const after = step.lastId();
  await saveMembers(step.trx, group.id, [ownerId], { now: step.now, after, role: "owner" });
  await changeMember(step.trx, group.id, ownerId, {
    remark_nick_name: input.remarkNickName,
    remark_group_name: input.remarkGroupName,
    notice_read_at: step.now,
  });
  step.changeRoom({ room: group.id, userId: ownerId, from: after, to: null });
  const invited = await addMembers(step, group, coming, input.most);
  if (invited.length > 0) {
    const owner = (await findUsers(step.trx, [ownerId])).get(ownerId);
    const sendNickName = input.remarkNickName || (owner?.nick_name ?? "");
    const names = invited.map(({ nickName }) => nickName);
    step.append(invitedTip({ groupId: group.id, sendId: ownerId, sendNickName }, names));
  }
  step.beforeDelivery(() => input.onCreated(group.id, [ownerId, ...invited.map(({ id }) => id)]));
  return group.id;
});
