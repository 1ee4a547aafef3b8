import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./auth.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Stores that a person uses a device. */
export async function saveDevice(
  db: Db,
  { userId, deviceId, now }: { userId: number; deviceId: string; now: number },
): Promise<void> {
  await db
    .insertInto("user_device")
    .values({ user_id: userId, device_id: deviceId, last_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "device_id"]).doUpdateSet({ last_at: now }))
    .execute();
}

/** Which of these people have used a device that this person has used too. */
async function findSharing(db: Db, userId: number, others: readonly number[]): Promise<number[]> {
  if (others.length === 0) return [];
  const rows = await db
    .selectFrom("user_device as theirs")
    .innerJoin("user_device as own", "own.device_id", "theirs.device_id")
    .select("theirs.user_id")
    .distinct()
    .where("own.user_id", "=", userId)
    .where("theirs.user_id", "in", others)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Deletes devices last used before a time, unless the person is still logged in there. */
export async function deleteOldDevices(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("user_device")
    .where("last_at", "<", before)
    .where(
      sql<boolean>`not exists (select 1 from auth_session s
        where s.user_id = user_device.user_id and s.device_id = user_device.device_id)`,
    )
    .execute();
}

/**
 * Which of these people are linked to one: the person themselves, and anybody who logged in on one of their devices
 * (`money §6.1`). A login without a device id links nobody.
 */
export async function linkedAccounts(
  trx: Transaction<Tables>,
  userId: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set([userId, ...(await findSharing(trx, userId, others))]);
}
