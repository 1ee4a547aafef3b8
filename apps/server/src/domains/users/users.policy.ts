import type { Privacy } from "@4d/contract";

/** How a viewer stands to the person looked at. */
export interface Relation {
  friends: boolean;
  /** The person looked at blocks the viewer. */
  blocked: boolean;
}

/** Whether a viewer may see on which terminals somebody is online (USER-3); `nobody` is the invisible mode. */
export function maySeeOnline(setting: Privacy["seeOnline"], relation: Relation): boolean {
  if (relation.blocked || setting === "nobody") return false;
  return setting === "everyone" || relation.friends;
}

/** Whether a ban holds at `now`; a ban with an end is over by itself. */
export function isBannedAt(user: { is_banned: boolean; ban_until: number | null }, now: number): boolean {
  return user.is_banned && (user.ban_until === null || user.ban_until > now);
}

/** What is known of a character's user. */
export interface CharacterStanding {
  add_me: Privacy["addMe"];
  made_by: number | null;
  is_banned: boolean;
  ban_until: number | null;
}

/** Whether a character shows itself to a person: an open one to anybody, a private one to who made it (`CHAR-1`). */
export const isOpenTo = (
  character: Pick<CharacterStanding, "add_me" | "made_by">,
  personId: number,
): boolean => character.add_me === "anyone" || character.made_by === personId;

/** Whether a person may meet, and so write to, a character: one that is open, or his own (`CHAR-1`). */
export const mayMeetCharacter = (
  character: CharacterStanding | undefined,
  personId: number,
  now: number,
): boolean => character !== undefined && !isBannedAt(character, now) && isOpenTo(character, personId);
