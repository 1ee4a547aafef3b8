import type { CharacterSheet, SheetChange } from "@4d/contract";

export type SheetField = keyof CharacterSheet;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether two values of a sheet say the same. Pure. */
export function same(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && same(one[name], other[name]))
  );
}

const fieldsOf = (sheet: CharacterSheet) => Object.keys(sheet) as SheetField[];

/** The fields in which two sheets differ. Pure. */
export const differing = (one: CharacterSheet, other: CharacterSheet): SheetField[] =>
  fieldsOf(one).filter((field) => !same(one[field], other[field]));

/** Those fields of a sheet. Pure. */
export const pick = (sheet: CharacterSheet, fields: readonly SheetField[]): SheetChange =>
  Object.fromEntries(fields.map((field) => [field, sheet[field]]));

export interface Merged {
  sheet: CharacterSheet;
  /** Changed on both sides, to different things: mine stand in `sheet` until somebody chooses. */
  clashes: SheetField[];
}

/**
 * Two people's changes of the same sheet, or one person's on two devices: a field that only one side changed is
 * taken from that side. Pure.
 */
export function mergeSheets(base: CharacterSheet, mine: CharacterSheet, theirs: CharacterSheet): Merged {
  const changed = differing(base, mine);
  const clashes = changed.filter(
    (field) => !same(base[field], theirs[field]) && !same(mine[field], theirs[field]),
  );
  return { sheet: { ...theirs, ...pick(mine, changed) }, clashes };
}
