import type { GroupRole } from "@4d/contract";

/** The reason for a refusal; null when allowed. */
export type GroupDenial = {
  kind: "forbidden" | "notFound" | "invalid" | "conflict";
  zh: string;
  en: string;
} | null;

/** The facts about a person in a group that the rules need. */
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

/** Outsiders learn nothing; a group one has left, or a dissolved one, is read-only (`GROUP-3`). */
function belongs(actor: GroupActor | undefined): GroupDenial {
  if (actor === undefined) return deny("notFound", "群聊不存在", "Group not found");
  if (actor.dissolved) return deny("forbidden", "群聊已解散", "This group was disbanded");
  return actor.quit ? deny("forbidden", "你已不在群聊中", "You’re no longer in this group") : null;
}

/** Members may take part, while the group is not banned. */
export function mayTakePart(actor: GroupActor | undefined): GroupDenial {
  const denial = belongs(actor);
  if (denial || !actor?.is_banned) return denial;
  return deny("forbidden", "群聊已被封禁", "This group was banned");
}

/** The owner and administrators manage a group (`GROUP-2`). */
export function mayManage(actor: GroupActor | undefined): GroupDenial {
  const denial = mayTakePart(actor);
  if (denial || actor === undefined) return denial;
  return isGroupManager(actor.role)
    ? null
    : deny("forbidden", "只有群主和管理员可以这样做", "Only the owner and admins can do this");
}

/** Only the owner sets roles, transfers and dissolves. */
export function mayOwn(actor: GroupActor | undefined): GroupDenial {
  const denial = mayTakePart(actor);
  if (denial || actor === undefined) return denial;
  return actor.role === "owner"
    ? null
    : deny("forbidden", "只有群主可以这样做", "Only the owner can do this");
}

/** Every member, or only managers, as the group is set; this also decides who gets the invitation link. */
export function mayInvite(actor: GroupActor | undefined): GroupDenial {
  return actor?.who_invites === "managers" ? mayManage(actor) : mayTakePart(actor);
}

/** Removing and muting work down the ranks only: never themselves, the owner, or an equal (`GROUP-2`). */
export function mayModerateMember(actor: GroupActor | undefined, target: GroupRole): GroupDenial {
  const denial = mayManage(actor);
  if (denial || actor === undefined) return denial;
  return rank[actor.role] > rank[target]
    ? null
    : deny("forbidden", "不能对群主或管理员这样做", "You can’t do this to the owner or an admin");
}

/** The owner dissolves a group, even a banned one. */
export function mayDissolve(actor: GroupActor | undefined): GroupDenial {
  return actor?.is_banned ? mayOwn({ ...actor, is_banned: false }) : mayOwn(actor);
}

/** The group of an owner whose account is deleted is handed over, even a banned one (`AUTH-9`). */
export const mayHandOver = (actor: GroupActor | undefined): GroupDenial => mayDissolve(actor);

/** Everybody but the owner may leave, even a banned group; the owner transfers or dissolves it instead. */
export function mayQuit(actor: GroupActor | undefined): GroupDenial {
  const denial = belongs(actor);
  if (denial || actor === undefined) return denial;
  return actor.role === "owner"
    ? deny(
        "forbidden",
        "群主不能退出,请先转让或解散",
        "The owner can’t leave. Transfer or disband the group first",
      )
    : null;
}

/** Whether `more` people still fit. */
export function mayFit(count: number, more: number, most: number): GroupDenial {
  return count + more <= most
    ? null
    : deny("conflict", `群成员最多 ${most} 人`, `A group has at most ${most} members`);
}

/** People are invited by their friends (`protocol §6.6`). */
export function mayBringIn(friends: readonly boolean[]): GroupDenial {
  return friends.every(Boolean)
    ? null
    : deny("forbidden", "只能邀请自己的好友", "You can only invite friends");
}
