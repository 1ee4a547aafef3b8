import type { GiftMode } from "@4d/contract";

/** A refusal in words, or null when allowed. */
type GiftDenial = { field: string; zh: string; en: string } | null;

interface GiftOptions {
  kind: "private" | "group";
  mode: GiftMode;
  total: number;
  portions: number;
}

/** The limits of a gift: whole portions, no more of them than people, and a total within the settings. */
export function mayGive(
  { kind, mode, total, portions }: GiftOptions,
  { most, people }: { most: number; people: number },
): GiftDenial {
  if (total > most)
    return { field: "total", zh: `一次最多送 ${most} 胶囊`, en: `At most ${most} capsules in one gift` };
  if (kind === "private" && portions !== 1)
    return { field: "portions", zh: "送给好友的红包只有一份", en: "A gift to a friend has one share" };
  if (portions > people)
    return { field: "portions", zh: "份数不能超过群人数", en: "There can’t be more shares than people" };
  if (total < portions)
    return { field: "total", zh: "每份至少 1 胶囊", en: "Each share needs at least one capsule" };
  if (mode === "equal" && total % portions !== 0)
    return { field: "total", zh: "总数要能平均分", en: "The total must divide into equal shares" };
  return null;
}

/** A person's relation to a gift. */
export interface GiftFacts {
  viewerId: number;
  senderId: number;
  kind: "private" | "group";
  targetId: number;
  /** The card's row; null before it is in the chat. */
  messageId: number | null;
  /** The friend blocks the giver, so the card never reached them. */
  blocked: boolean;
  member: {
    quit: boolean;
    /** They were in the group when its card was sent. */
    sawCard: boolean;
    group: { dissolved: boolean; banned: boolean };
  } | null;
}

/** The giver and everybody who can see its card. */
export function maySee(facts: GiftFacts): boolean {
  const { viewerId, senderId, kind, targetId, messageId, blocked, member } = facts;
  if (viewerId === senderId) return true;
  if (messageId === null) return false;
  if (kind === "private") return viewerId === targetId && !blocked;
  return member?.sawCard ?? false;
}

/** The friend it was given to; in a group every current member, the giver included. */
export function mayTake(facts: GiftFacts): boolean {
  if (facts.messageId === null || !maySee(facts)) return false;
  if (facts.kind === "private") return facts.viewerId === facts.targetId;
  const { member } = facts;
  return member !== null && !member.quit && !member.group.dissolved && !member.group.banned;
}
