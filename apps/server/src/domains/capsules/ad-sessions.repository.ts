import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { AdSessionTable } from "./capsules.table.ts";

/** How many rewards a person got on a day. */
export async function countGranted(db: Kysely<Tables>, userId: number, day: number): Promise<number> {
  const { granted } = await db
    .selectFrom("capsule_ad_session")
    .select((eb) => eb.fn.countAll<number>().as("granted"))
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .where("granted_at", "is not", null)
    .executeTakeFirstOrThrow();
  return granted;
}

/** Stores an ad session. */
export async function insertAdSession(db: Kysely<Tables>, row: AdSessionTable): Promise<void> {
  await db.insertInto("capsule_ad_session").values(row).execute();
}

/** One ad session of a person. */
export function findAdSession(
  db: Kysely<Tables>,
  userId: number,
  id: string,
): Promise<AdSessionTable | undefined> {
  return db
    .selectFrom("capsule_ad_session")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Stores that an ad session was rewarded, and on which day. */
export async function grantAdSession(
  trx: Transaction<Tables>,
  id: string,
  granted: { day: number; now: number },
): Promise<void> {
  await trx
    .updateTable("capsule_ad_session")
    .set({ day: granted.day, granted_at: granted.now })
    .where("id", "=", id)
    .execute();
}

/** Deletes unrewarded ad sessions created before a time. */
export async function deleteIdleAdSessions(db: Kysely<Tables>, before: number): Promise<void> {
  await db
    .deleteFrom("capsule_ad_session")
    .where("created_at", "<", before)
    .where("granted_at", "is", null)
    .execute();
}
