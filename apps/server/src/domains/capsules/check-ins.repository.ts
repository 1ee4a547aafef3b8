import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { CheckInTable } from "./capsules.table.ts";

/** A person's last check-in. */
export function findLastCheckIn(
  db: Kysely<Tables>,
  userId: number,
): Promise<Pick<CheckInTable, "day" | "streak" | "amount"> | undefined> {
  return db
    .selectFrom("capsule_check_in")
    .select(["day", "streak", "amount"])
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Stores a check-in. */
export async function insertCheckIn(trx: Transaction<Tables>, row: CheckInTable): Promise<void> {
  await trx.insertInto("capsule_check_in").values(row).execute();
}
