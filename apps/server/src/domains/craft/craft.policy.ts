import type { Membership } from "../groups/index.ts";

/** Why something is not allowed, in words; null when it is. */
type CraftDenial = { zh: string; en: string } | null;

/** Only what somebody has can be put together: nobody invents elements (`craft §2.1`). */
export function mayCombine(owned: ReadonlyMap<number, unknown>, ids: readonly number[]): CraftDenial {
  if (ids.every((id) => owned.has(id))) return null;
  return { zh: "你还没有这个元素", en: "You do not have this element yet" };
}

/** Who may see a race of a group, and take part: its members of now. */
export function mayJoinRace(member: Membership | null): { kind: "notFound" | "forbidden" } | null {
  if (member === null) return { kind: "notFound" };
  const here = !member.quit && !member.group.dissolved && !member.group.banned;
  return here ? null : { kind: "forbidden" };
}

/** Whoever started a race, and the group's managers. */
export const mayEndRace = (startedBy: number, member: Membership): boolean =>
  startedBy === member.userId || member.role !== "member";
