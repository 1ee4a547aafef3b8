import { type Group, type GroupCard, type GroupMember, type JoinRequest, UserType } from "@4d/contract";
import { presentUser, type UserRow, type Viewer } from "../users/index.ts";
import type { GroupRow } from "./groups.repository.ts";
import type { JoinRequestRow } from "./join-requests.repository.ts";
import type { MemberRow, MembershipRow } from "./members.repository.ts";
import { wireMute } from "./muted-until.ts";

/** A group as one of its members, current or former, sees it (`protocol §6`). */
export function presentGroup(membership: MembershipRow, nickName: string): Group {
  return {
    id: membership.id,
    name: membership.name,
    ownerId: membership.owner_id,
    headImage: membership.head_image,
    headImageThumb: membership.head_image_thumb,
    notice: membership.notice,
    noticeAt: membership.notice_at,
    noticeRead: membership.notice_at === null || membership.notice_read_at >= membership.notice_at,
    remarkNickName: membership.remark_nick_name,
    showNickName: membership.remark_nick_name || nickName,
    showGroupName: membership.remark_group_name || membership.name,
    remarkGroupName: membership.remark_group_name,
    dissolve: membership.dissolved,
    quit: membership.quit,
    isBanned: membership.is_banned,
    reason: membership.reason,
    isDnd: membership.is_dnd,
    role: membership.role,
    memberCount: membership.member_count,
    whoInvites: membership.who_invites,
    joinApproval: membership.join_approval,
    searchable: membership.searchable,
    muteAll: membership.mute_all,
    mutedUntil: wireMute(membership.muted_until),
  };
}

/** A member as other members see them; their private remark for the group is left out. */
export function presentMember(
  row: MemberRow,
  user: UserRow,
  groupName: string,
  online: boolean,
): GroupMember {
  return {
    userId: row.user_id,
    showNickName: row.remark_nick_name || user.nick_name,
    remarkNickName: row.remark_nick_name,
    headImage: user.head_image_thumb || user.head_image,
    quit: row.quit,
    online: online && !row.quit,
    showGroupName: groupName,
    remarkGroupName: "",
    role: row.role,
    mutedUntil: wireMute(row.muted_until),
    joinedAt: row.joined_at,
    ...(user.type === UserType.PERSON ? {} : { type: user.type }),
  };
}

/** What an outsider may see of a group. */
export function presentCard(row: GroupRow, joined: boolean): GroupCard {
  return {
    id: row.id,
    name: row.name,
    headImageThumb: row.head_image_thumb,
    memberCount: row.member_count,
    joined,
    joinApproval: row.join_approval,
  };
}

/** A join request, as managers see it. */
export function presentJoinRequest(
  row: JoinRequestRow,
  { user, viewer, now }: { user: UserRow; viewer: Viewer; now: number },
): JoinRequest {
  return {
    id: row.id,
    groupId: row.group_id,
    user: presentUser(user, viewer, now),
    message: row.message,
    createdAt: row.created_at,
  };
}
