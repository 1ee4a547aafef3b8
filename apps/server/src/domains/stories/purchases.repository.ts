import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Records that somebody owns a chapter. @returns false when they already did; a concurrent purchase waits. */
export async function insertPurchase(
  trx: Transaction<Tables>,
  row: Insertable<Tables["story_purchase"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("story_purchase")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "story_id", "chapter"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deletePurchase(
  trx: Transaction<Tables>,
  of: { userId: number; storyId: number; chapter: string },
): Promise<void> {
  await trx
    .deleteFrom("story_purchase")
    .where("user_id", "=", of.userId)
    .where("story_id", "=", of.storyId)
    .where("chapter", "=", of.chapter)
    .execute();
}

/** The chapters of these stories somebody has bought. */
export async function findPurchases(
  db: Db,
  userId: number,
  storyIds: readonly number[],
): Promise<Map<number, Set<string>>> {
  const rows = await db
    .selectFrom("story_purchase")
    .select(["story_id", "chapter"])
    .where("user_id", "=", userId)
    .where("story_id", "=", sql<number>`any(${int8(storyIds)})`)
    .execute();
  const bought = new Map<number, Set<string>>();
  for (const { story_id: id, chapter } of rows) {
    const chapters = bought.get(id) ?? new Set();
    bought.set(id, chapters.add(chapter));
  }
  return bought;
}
