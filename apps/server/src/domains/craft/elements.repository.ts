import { baseElement, type CraftElement, normalName, START_NAMES } from "@4d/craft";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { ElementRow } from "./craft.table.ts";

type Db = Kysely<Tables>;

export async function findElements(db: Db, ids: readonly number[]): Promise<ElementRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("craft_element").selectAll().where("id", "in", ids).execute();
}

/** Hides an element from the wall of discoveries since `at` (epoch ms), or shows it again (null). */
export async function hideElementAt(db: Db, id: number, at: number | null): Promise<void> {
  await db.updateTable("craft_element").set({ hidden_at: at }).where("id", "=", id).execute();
}

/** Elements by name, in any spelling. */
export async function findByNames(db: Db, names: readonly string[]): Promise<ElementRow[]> {
  if (names.length === 0) return [];
  const spelt = [...new Set(names.map(normalName))];
  return db.selectFrom("craft_element").selectAll().where("name_norm", "in", spelt).execute();
}

/** The outcome of combining two elements, which may not exist yet. */
export interface MadeElement extends CraftElement {
  origin: ElementRow["origin"];
}

/**
 * Inserts an element unless its name exists. `number` is the number of its certificate.
 * @returns the row, and whether it is new.
 */
export async function ensureElement(
  trx: Transaction<Tables>,
  { origin, ...element }: MadeElement,
  { number, now }: { number: number; now: number },
): Promise<{ row: ElementRow; fresh: boolean }> {
  const [known] = await findByNames(trx, [element.name]);
  if (known) return { row: known, fresh: false };
  const row = await trx
    .insertInto("craft_element")
    .values({ ...valuesOf(element), origin, number, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, fresh: true };
}

const valuesOf = ({ name, nameEn, emoji, tags }: CraftElement) => ({
  name,
  name_norm: normalName(name),
  name_en: nameEn,
  emoji,
  tags: [...tags],
});

/** The four starting elements, inserted when missing. */
export async function ensureStartElements(db: Db, now: number): Promise<ElementRow[]> {
  const known = await findByNames(db, START_NAMES);
  if (known.length === START_NAMES.length) return inOrder(known);
  const values = START_NAMES.flatMap((name) => baseElement(name) ?? []).map((element) => ({
    ...valuesOf(element),
    origin: "base" as const,
    created_at: now,
  }));
  await db
    .insertInto("craft_element")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return inOrder(await findByNames(db, START_NAMES));
}

const inOrder = (rows: readonly ElementRow[]): ElementRow[] =>
  rows.toSorted((one, other) => START_NAMES.indexOf(one.name) - START_NAMES.indexOf(other.name));
