import type { Privacy } from "@4d/contract";

/** How a viewer stands to the person looked at. */
export interface Relation {
  friends: boolean;
  /** The person looked at blocks the viewer. */
  blocked: boolean;
}

/**
 * What a viewer is to the person looked at. A friendship that ended leaves a stranger; whoever is blocked is treated as
 * one, friend or not, and is not told.
 */
export type ViewerRelation = "self" | "friend" | "stranger" | "blocked" | "administrator";

/** What one is to another, from how they stand. */
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

/** Whether a viewer is shown somebody's signature and region; administrators decide reports by them. */
export function maySeeProfile(setting: Privacy["seeProfile"], viewerRelation: ViewerRelation): boolean {
  return (
    setting === "everyone" ||
    viewerRelation === "self" ||
    viewerRelation === "friend" ||
    viewerRelation === "administrator"
  );
}

/** Whether a ban holds at `now`; a ban with an end is over by itself. */
export function isBannedAt(user: { is_banned: boolean; ban_until: number | null }, now: number): boolean {
  return user.is_banned && (user.ban_until === null || user.ban_until > now);
}

/** What is known of a character's user; `approval`: it shows itself to guests alone. */
export interface CharacterVisibility {
  add_me: Privacy["addMe"];
  made_by: number | null;
  is_banned: boolean;
  ban_until: number | null;
}

/**
 * Whether a character shows itself to a person: an open one to anybody, another to who made it and to guests, who were
 * let in by its link (`CHAR-1`).
 */
export const isOpenTo = (
  character: Pick<CharacterVisibility, "add_me" | "made_by">,
  { personId, isGuest }: { personId: number; isGuest: boolean },
): boolean =>
  character.add_me === "anyone" ||
  character.made_by === personId ||
  (character.add_me === "approval" && isGuest);

/** Whether a person may meet, and so write to, a character: one that shows itself to them (`CHAR-1`). */
export const mayMeetCharacter = (
  character: CharacterVisibility | undefined,
  to: { personId: number; isGuest: boolean },
  now: number,
): boolean => character !== undefined && !isBannedAt(character, now) && isOpenTo(character, to);
