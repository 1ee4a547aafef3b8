import type { Kysely } from "kysely";
import type { Tables } from "./db/tables.ts";
import type { ServerPartTable } from "./jobs.table.ts";

type Db = Kysely<Tables>;

/** Stores one server's part reports, and deletes those of servers silent since `before` (epoch ms). */
export async function savePartReports(
  db: Db,
  rows: readonly ServerPartTable[],
  before: number,
): Promise<void> {
  await db
    .insertInto("server_part")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["server", "part"]).doUpdateSet((row) => ({
        state: row.ref("excluded.state"),
        reason: row.ref("excluded.reason"),
        since: row.ref("excluded.since"),
        seen_at: row.ref("excluded.seen_at"),
      })),
    )
    .execute();
  await db.deleteFrom("server_part").where("seen_at", "<", before).execute();
}

/** The part reports of every server, at most `limit` rows. */
export const listPartReports = (db: Db, limit: number): Promise<ServerPartTable[]> =>
  db.selectFrom("server_part").selectAll().orderBy("server").orderBy("part").limit(limit).execute();

/** When the last backup was made, epoch ms. */
export async function lastBackup(db: Db): Promise<number | null> {
  const row = await db.selectFrom("last_done").select("at").where("what", "=", "backup").executeTakeFirst();
  return row?.at ?? null;
}

/** Stores the time of a backup (epoch ms). */
export async function saveBackupTime(db: Db, at: number): Promise<void> {
  await db
    .insertInto("last_done")
    .values({ what: "backup", at })
    .onConflict((conflict) => conflict.column("what").doUpdateSet({ at }))
    .execute();
}

/** Periodic tasks whose last run failed. */
export async function listFailingJobs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("job_lease")
    .select("name")
    .where("failed_at", "is not", null)
    .where((row) => row.or([row("succeeded_at", "is", null), row("failed_at", ">", row.ref("succeeded_at"))]))
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
