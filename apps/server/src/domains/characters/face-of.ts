import type { CharacterSheet, CharacterVisibility } from "@4d/contract";
import type { CharacterFace } from "../users/index.ts";

/** How a character's user appears among people. */
export const faceOf = (sheet: CharacterSheet, visibility: CharacterVisibility): CharacterFace => ({
  name: sheet.name,
  avatar: sheet.avatar,
  signature: sheet.tagline,
  listed: visibility === "public",
  open: visibility !== "private",
});
