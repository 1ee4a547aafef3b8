import type { CharacterSheet, SheetChange } from "@4d/contract";
import { differingParts, mergeThreeWay, withArrived } from "../../platform/three-way-merge.ts";

export type SheetField = keyof CharacterSheet;

/** The fields in which two sheets differ. Pure. */
export const differingFields = (one: CharacterSheet, other: CharacterSheet): SheetField[] =>
  differingParts({ ...one }, { ...other }) as SheetField[];

/** A change that holds only these fields of a sheet. Pure. */
export const pickFields = (sheet: CharacterSheet, fields: readonly SheetField[]): SheetChange =>
  Object.fromEntries(fields.map((field) => [field, sheet[field]]));

export interface Merged {
  sheet: CharacterSheet;
  /** Fields changed on both sides, to different things: `sheet` has mine until somebody chooses. */
  clashes: SheetField[];
}

/** Merges the changes of two people, or of one person on two devices, field by field. Pure. */
export function mergeSheets(base: CharacterSheet, mine: CharacterSheet, theirs: CharacterSheet): Merged {
  const { merged, clashes } = mergeThreeWay({ ...base }, { ...mine }, { ...theirs });
  return { sheet: merged as unknown as CharacterSheet, clashes: clashes as SheetField[] };
}

/**
 * The base for a merge after a save whose answer was lost: fields that the server has as they were sent did arrive, so
 * they are nobody else's change. Pure.
 */
export const baseWithSent = (
  base: CharacterSheet,
  sent: CharacterSheet,
  theirs: CharacterSheet,
): CharacterSheet => withArrived({ ...base }, { ...sent }, { ...theirs }) as unknown as CharacterSheet;
