import { type Group, type GroupCard, type GroupMember, type JoinRequest, UserType } from "@4d/contract";
import { presentUser, type UserRow, type Viewer } from "../users/index.ts";
import type { GroupRow } from "./groups.repository.ts";
import type { JoinRequestRow } from "./join-requests.repository.ts";
import type { MemberRow, SeatRow } from "./members.repository.ts";
import { wireMute } from "./muted-until.ts";

/** A group as one of its members, current or former, sees it (`protocol §6`). */
export function presentGroup(seat: SeatRow, nickName: string): Group {
  return {
    id: seat.id,
    name: seat.name,
    ownerId: seat.owner_id,
    headImage: seat.head_image,
    headImageThumb: seat.head_image_thumb,
    notice: seat.notice,
    noticeAt: seat.notice_at,
    noticeRead: seat.notice_at === null || seat.notice_read_at >= seat.notice_at,
    remarkNickName: seat.remark_nick_name,
    showNickName: seat.remark_nick_name || nickName,
    showGroupName: seat.remark_group_name || seat.name,
    remarkGroupName: seat.remark_group_name,
    dissolve: seat.dissolved,
    quit: seat.quit,
    isBanned: seat.is_banned,
    reason: seat.reason,
    isDnd: seat.is_dnd,
    role: seat.role,
    memberCount: seat.member_count,
    whoInvites: seat.who_invites,
    joinApproval: seat.join_approval,
    searchable: seat.searchable,
    muteAll: seat.mute_all,
    mutedUntil: wireMute(seat.muted_until),
  };
}

/** A member as the other members see him; his own remark for the group stays with him. */
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

/** What somebody outside may see of a group. */
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

/** A wish to join, for managers. */
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
