import type { GroupRole } from "@4d/contract";

/** Why something is not allowed, in words; null when it is. */
export type Refusal = {
  kind: "forbidden" | "notFound" | "invalid" | "conflict";
  zh: string;
  en: string;
} | null;

/** What the rules need to know of a person in a group. */
export interface Standing {
  role: GroupRole;
  quit: boolean;
  dissolved: boolean;
  is_banned: boolean;
  who_invites: "all" | "managers";
}

const refuse = (kind: NonNullable<Refusal>["kind"], zh: string, en: string): Refusal => ({ kind, zh, en });
const rank = { member: 0, admin: 1, owner: 2 } as const;

export const isManager = (role: GroupRole): boolean => role !== "member";

/** Outsiders learn nothing; a left or dissolved group is only read (`GROUP-3`). */
function belongs(seat: Standing | undefined): Refusal {
  if (seat === undefined) return refuse("notFound", "群聊不存在", "There is no such group");
  if (seat.dissolved) return refuse("forbidden", "群聊已解散", "This group has been dissolved");
  return seat.quit ? refuse("forbidden", "你已不在群聊中", "You are no longer in this group") : null;
}

/** Members, while the group is not banned. */
export function mayTakePart(seat: Standing | undefined): Refusal {
  const refusal = belongs(seat);
  if (refusal || !seat?.is_banned) return refusal;
  return refuse("forbidden", "群聊已被封禁", "This group has been banned");
}

/** Owner and administrators (`GROUP-2`). */
export function mayManage(seat: Standing | undefined): Refusal {
  const refusal = mayTakePart(seat);
  if (refusal || seat === undefined) return refusal;
  return isManager(seat.role)
    ? null
    : refuse("forbidden", "只有群主和管理员可以这样做", "Only owner and administrators may do this");
}

/** The owner alone: roles, transfer, dissolving. */
export function mayOwn(seat: Standing | undefined): Refusal {
  const refusal = mayTakePart(seat);
  if (refusal || seat === undefined) return refusal;
  return seat.role === "owner"
    ? null
    : refuse("forbidden", "只有群主可以这样做", "Only the owner may do this");
}

/** Every member, or managers only, as the group is set; also who gets the invitation link. */
export function mayInvite(seat: Standing | undefined): Refusal {
  return seat?.who_invites === "managers" ? mayManage(seat) : mayTakePart(seat);
}

/** Removing and muting goes down the ranks only: never oneself, the owner, or an equal (`GROUP-2`). */
export function mayRule(seat: Standing | undefined, target: GroupRole): Refusal {
  const refusal = mayManage(seat);
  if (refusal || seat === undefined) return refusal;
  return rank[seat.role] > rank[target]
    ? null
    : refuse("forbidden", "不能对群主或管理员这样做", "You cannot do this to the owner or an administrator");
}

/** The owner ends a group, a banned one too. */
export function mayDissolve(seat: Standing | undefined): Refusal {
  return seat?.is_banned ? mayOwn({ ...seat, is_banned: false }) : mayOwn(seat);
}

/** The group of an owner who leaves for good is handed on, a banned one too (`AUTH-9`). */
export const mayBequeath = (seat: Standing | undefined): Refusal => mayDissolve(seat);

/** Anybody may leave, a banned group too, but the owner, who transfers or dissolves instead. */
export function mayQuit(seat: Standing | undefined): Refusal {
  const refusal = belongs(seat);
  if (refusal || seat === undefined) return refusal;
  return seat.role === "owner"
    ? refuse(
        "forbidden",
        "群主不能退出,请先转让或解散",
        "The owner cannot leave; transfer or dissolve the group",
      )
    : null;
}

/** Whether `more` people still fit in. */
export function mayFit(count: number, more: number, most: number): Refusal {
  return count + more <= most
    ? null
    : refuse("conflict", `群成员最多 ${most} 人`, `A group has at most ${most} members`);
}

/** People are brought in by their friends (`protocol §6.6`). */
export function mayBringIn(friends: readonly boolean[]): Refusal {
  return friends.every(Boolean)
    ? null
    : refuse("forbidden", "只能邀请自己的好友", "You can only invite your own friends");
}
