import type { CallResult } from "@4d/contract";

/** Why something is refused, in words; null when allowed. */
export type CallDenial = {
  kind: "forbidden" | "notFound" | "conflict" | "invalid";
  zh: string;
  en: string;
} | null;

const deny = (kind: NonNullable<CallDenial>["kind"], zh: string, en: string): CallDenial => ({
  kind,
  zh,
  en,
});

/** Only friends ring each other (`W5`). A block is never revealed: the person looks offline. */
export function mayCallFriend(facts: { toSelf: boolean; friends: boolean }): CallDenial {
  if (facts.toSelf) return deny("invalid", "不能呼叫自己", "You can’t call yourself");
  return facts.friends ? null : deny("forbidden", "只能呼叫自己的好友", "You can only call friends");
}

/** Only a call in which the two talked for a while can be rated (`calls §2.8`). */
export const mayRate = (
  call: { result: CallResult; duration: number } | undefined,
  leastMs: number,
): boolean => call?.result === "answered" && call.duration > leastMs;

/** What the rules need to know about a member. */
interface Member {
  quit: boolean;
  group: { dissolved: boolean; banned: boolean };
}

/** Current members of an active group take part in its calls; a muted member may too. */
export function mayCallInGroup(member: Member | null): CallDenial {
  if (member === null) return deny("notFound", "群聊不存在", "Group not found");
  if (member.group.dissolved) return deny("forbidden", "群聊已解散", "This group was disbanded");
  if (member.group.banned) return deny("forbidden", "群聊已被封禁", "This group was banned");
  return member.quit ? deny("forbidden", "你已不在群聊中", "You’re no longer in this group") : null;
}

/** Only members can be rung. */
export function mayRing(members: readonly (Member | null)[]): CallDenial {
  return members.every((one) => one !== null && !one.quit)
    ? null
    : deny("forbidden", "只能邀请群成员", "Only group members can be called");
}

/** Whether this many people fit into one call. */
export function mayFitInCall(count: number, most: number): CallDenial {
  return count <= most ? null : deny("conflict", `通话最多 ${most} 人`, `At most ${most} people in a call`);
}
