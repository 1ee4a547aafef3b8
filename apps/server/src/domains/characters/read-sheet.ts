import { type CharacterSheet, characterSheet, emptySheet } from "@4d/contract";

/** A stored sheet; fields of later versions have their defaults. */
export const readSheet = (json: string): CharacterSheet =>
  characterSheet.parse({ ...emptySheet, ...(JSON.parse(json) as object) });
