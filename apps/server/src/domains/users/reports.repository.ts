import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { NewReport } from "./reports.table.ts";

/** Stores a report; the same one again, while open, changes nothing. */
export async function insertReport(db: Kysely<Tables>, report: NewReport): Promise<void> {
  await db
    .insertInto("report")
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
