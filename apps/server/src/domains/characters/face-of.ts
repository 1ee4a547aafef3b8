import type { CharacterSheet, CharacterVisibility } from "@4d/contract";
import type { CharacterFace } from "../users/index.ts";

const shownTo = (visibility: CharacterVisibility, openById: boolean): CharacterFace["shownTo"] => {
  if (visibility === "private") return "author";
  return visibility === "public" || openById ? "all" : "guests";
};

/** The name and picture of a character's user. */
export const faceOf = (
  sheet: CharacterSheet,
  { visibility, openById }: { visibility: CharacterVisibility; openById: boolean },
): CharacterFace => ({
  name: sheet.name,
  avatar: sheet.avatar,
  signature: sheet.tagline,
  listed: visibility === "public",
  shownTo: shownTo(visibility, openById),
});
