import type { CharacterSheet, SheetChange } from "@4d/contract";
import { differingParts, mergeThreeWay, withArrived } from "../../platform/three-way-merge.ts";

export type SheetField = keyof CharacterSheet;

/** The fields in which two sheets differ. Pure. */
export const differingFields = (one: CharacterSheet, other: CharacterSheet): SheetField[] =>
  differingParts({ ...one }, { ...other }) as SheetField[];

/** Those fields of a sheet. Pure. */
export const pickFields = (sheet: CharacterSheet, fields: readonly SheetField[]): SheetChange =>
  Object.fromEntries(fields.map((field) => [field, sheet[field]]));

export interface Merged {
  sheet: CharacterSheet;
  /** Changed on both sides, to different things: mine stand in `sheet` until somebody chooses. */
  clashes: SheetField[];
}

/** Two people's changes of the same sheet, or one person's on two devices, joined field by field. Pure. */
export function mergeSheets(base: CharacterSheet, mine: CharacterSheet, theirs: CharacterSheet): Merged {
  const { merged, clashes } = mergeThreeWay({ ...base }, { ...mine }, { ...theirs });
  return { sheet: merged as unknown as CharacterSheet, clashes: clashes as SheetField[] };
}

/** The base, with what was sent without an answer where it came back as it was sent. Pure. */
export const baseWithSent = (
  base: CharacterSheet,
  sent: CharacterSheet,
  theirs: CharacterSheet,
): CharacterSheet => withArrived({ ...base }, { ...sent }, { ...theirs }) as unknown as CharacterSheet;
