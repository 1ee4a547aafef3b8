import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./craft.table.ts";

/** The longest streak of days that is counted. */
const DAYS = 400;

/** Records that a person solved the riddle of a day; only the first time counts. */
export async function saveSolved(
  db: Kysely<Tables>,
  row: { user_id: number; day: number; element_id: number; met_at: number },
): Promise<void> {
  await db
    .insertInto("craft_riddle")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The last days on which a person solved the riddle, newest first. */
export async function solvedDays(db: Kysely<Tables>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("craft_riddle")
    .select("day")
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .limit(DAYS)
    .execute();
  return rows.map(({ day }) => day);
}
