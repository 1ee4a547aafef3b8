import type { Membership } from "../groups/index.ts";

/** The reason for a refusal; null when allowed. */
type CraftDenial = { zh: string; en: string } | null;

/** Only elements a person has can be combined; a client cannot invent any (`craft §2.1`). */
export function mayCombine(owned: ReadonlyMap<number, unknown>, ids: readonly number[]): CraftDenial {
  if (ids.every((id) => owned.has(id))) return null;
  return { zh: "你还没有这个元素", en: "You don’t have this element yet" };
}

/** Only current members may see a group's race and take part. */
export function mayJoinRace(member: Membership | null): { kind: "notFound" | "forbidden" } | null {
  if (member === null) return { kind: "notFound" };
  const isCurrent = !member.quit && !member.group.dissolved && !member.group.banned;
  return isCurrent ? null : { kind: "forbidden" };
}

/** Whoever started a race may end it, and so may the group's managers. */
export const mayEndRace = (startedBy: number, member: Membership): boolean =>
  startedBy === member.userId || member.role !== "member";
