import type { Privacy } from "@4d/contract";

/** How a viewer is related to the person viewed. */
export interface Relation {
  friends: boolean;
  /** The person viewed blocks the viewer. */
  blocked: boolean;
}

/**
 * What a viewer is to the person viewed. A former friend is a stranger; a blocked viewer is treated as a stranger,
 * friend or not, and does not learn of the block.
 */
export type ViewerRelation = "self" | "friend" | "stranger" | "blocked" | "administrator";

/** What a viewer is to somebody, derived from the relation. */
export function viewerRelationOf(
  viewerId: number,
  personId: number,
  relation: Relation | undefined,
): ViewerRelation {
  if (viewerId === personId) return "self";
  if (!relation) return "stranger";
  if (relation.blocked) return "blocked";
  return relation.friends ? "friend" : "stranger";
}

/** Whether a viewer may see on which terminals somebody is online (USER-3); `nobody` is the invisible mode. */
export function maySeeOnline(setting: Privacy["seeOnline"], viewerRelation: ViewerRelation): boolean {
  if (viewerRelation === "self") return true;
  if (viewerRelation === "blocked" || setting === "nobody") return false;
  return setting === "everyone" || viewerRelation === "friend";
}

/** Whether a viewer sees somebody's signature and region; administrators need them to decide reports. */
export function maySeeProfile(setting: Privacy["seeProfile"], viewerRelation: ViewerRelation): boolean {
  return (
    setting === "everyone" ||
    viewerRelation === "self" ||
    viewerRelation === "friend" ||
    viewerRelation === "administrator"
  );
}

/** Whether a ban is in force at `now`; a temporary ban ends by itself. */
export function isBannedAt(user: { is_banned: boolean; ban_until: number | null }, now: number): boolean {
  return user.is_banned && (user.ban_until === null || user.ban_until > now);
}

/** The columns that decide who sees a character; `add_me` is `anyone` (open), `approval` (guests) or `nobody`. */
export interface CharacterVisibility {
  add_me: Privacy["addMe"];
  made_by: number | null;
  is_banned: boolean;
  ban_until: number | null;
}

/**
 * Whether a person sees a character: an open one everybody, another one its author and the guests admitted by its link
 * (`CHAR-1`).
 */
export const isOpenTo = (
  character: Pick<CharacterVisibility, "add_me" | "made_by">,
  { personId, isGuest }: { personId: number; isGuest: boolean },
): boolean =>
  character.add_me === "anyone" ||
  character.made_by === personId ||
  (character.add_me === "approval" && isGuest);

/** Whether a person may meet, and so write to, a character: only one they see (`CHAR-1`). */
export const mayMeetCharacter = (
  character: CharacterVisibility | undefined,
  to: { personId: number; isGuest: boolean },
  now: number,
): boolean => character !== undefined && !isBannedAt(character, now) && isOpenTo(character, to);
