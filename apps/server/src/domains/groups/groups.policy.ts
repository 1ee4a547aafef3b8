import type { GroupRole } from "@4d/contract";

/** Why something is not allowed, in words; null when it is. */
export type GroupDenial = {
  kind: "forbidden" | "notFound" | "invalid" | "conflict";
  zh: string;
  en: string;
} | null;

/** What the rules need to know of a person in a group. */
export interface GroupActor {
  role: GroupRole;
  quit: boolean;
  dissolved: boolean;
  is_banned: boolean;
  who_invites: "all" | "managers";
}

const deny = (kind: NonNullable<GroupDenial>["kind"], zh: string, en: string): GroupDenial => ({
  kind,
  zh,
  en,
});
const rank = { member: 0, admin: 1, owner: 2 } as const;

export const isGroupManager = (role: GroupRole): boolean => role !== "member";

/** Outsiders learn nothing; a left or dissolved group is only read (`GROUP-3`). */
function belongs(actor: GroupActor | undefined): GroupDenial {
  if (actor === undefined) return deny("notFound", "群聊不存在", "There is no such group");
  if (actor.dissolved) return deny("forbidden", "群聊已解散", "This group has been dissolved");
  return actor.quit ? deny("forbidden", "你已不在群聊中", "You are no longer in this group") : null;
}

/** Members, while the group is not banned. */
export function mayTakePart(actor: GroupActor | undefined): GroupDenial {
  const denial = belongs(actor);
  if (denial || !actor?.is_banned) return denial;
  return deny("forbidden", "群聊已被封禁", "This group has been banned");
}

/** Owner and administrators (`GROUP-2`). */
export function mayManage(actor: GroupActor | undefined): GroupDenial {
  const denial = mayTakePart(actor);
  if (denial || actor === undefined) return denial;
  return isGroupManager(actor.role)
    ? null
    : deny("forbidden", "只有群主和管理员可以这样做", "Only owner and administrators may do this");
}

/** The owner alone: roles, transfer, dissolving. */
export function mayOwn(actor: GroupActor | undefined): GroupDenial {
  const denial = mayTakePart(actor);
  if (denial || actor === undefined) return denial;
  return actor.role === "owner"
    ? null
    : deny("forbidden", "只有群主可以这样做", "Only the owner may do this");
}

/** Every member, or managers only, as the group is set; also who gets the invitation link. */
export function mayInvite(actor: GroupActor | undefined): GroupDenial {
  return actor?.who_invites === "managers" ? mayManage(actor) : mayTakePart(actor);
}

/** Removing and muting goes down the ranks only: never oneself, the owner, or an equal (`GROUP-2`). */
export function mayModerateMember(actor: GroupActor | undefined, target: GroupRole): GroupDenial {
  const denial = mayManage(actor);
  if (denial || actor === undefined) return denial;
  return rank[actor.role] > rank[target]
    ? null
    : deny("forbidden", "不能对群主或管理员这样做", "You cannot do this to the owner or an administrator");
}

/** The owner ends a group, a banned one too. */
export function mayDissolve(actor: GroupActor | undefined): GroupDenial {
  return actor?.is_banned ? mayOwn({ ...actor, is_banned: false }) : mayOwn(actor);
}

/** The group of an owner who leaves for good is handed on, a banned one too (`AUTH-9`). */
export const mayHandOver = (actor: GroupActor | undefined): GroupDenial => mayDissolve(actor);

/** Anybody may leave, a banned group too, but the owner, who transfers or dissolves instead. */
export function mayQuit(actor: GroupActor | undefined): GroupDenial {
  const denial = belongs(actor);
  if (denial || actor === undefined) return denial;
  return actor.role === "owner"
    ? deny(
        "forbidden",
        "群主不能退出,请先转让或解散",
        "The owner cannot leave; transfer or dissolve the group",
      )
    : null;
}

/** Whether `more` people still fit in. */
export function mayFit(count: number, more: number, most: number): GroupDenial {
  return count + more <= most
    ? null
    : deny("conflict", `群成员最多 ${most} 人`, `A group has at most ${most} members`);
}

/** People are brought in by their friends (`protocol §6.6`). */
export function mayBringIn(friends: readonly boolean[]): GroupDenial {
  return friends.every(Boolean)
    ? null
    : deny("forbidden", "只能邀请自己的好友", "You can only invite your own friends");
}
