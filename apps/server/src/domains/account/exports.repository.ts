import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { ExportRow } from "./account.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** The export a person requested last. */
export const findLastExport = (db: Db, userId: number): Promise<ExportRow | undefined> =>
  db
    .selectFrom("account_export")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const insertExport = (
  db: Db,
  row: Pick<ExportRow, "user_id" | "key" | "created_at">,
): Promise<ExportRow> => db.insertInto("account_export").values(row).returningAll().executeTakeFirstOrThrow();

/** The export at an address, unless it has expired. */
export const findReadyExport = (db: Db, key: string, now: number): Promise<ExportRow | undefined> =>
  db
    .selectFrom("account_export")
    .selectAll()
    .where("key", "=", key)
    .where("state", "=", "ready")
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Claims the export that has waited longest, for one node until `until`. */
export async function takeExport(db: Db, now: number, until: number): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    update account_export set state = 'making', lease_until = ${until}, tries = tries + 1
    where id = (
      select id from account_export where state in ('waiting', 'making') and lease_until <= ${now}
      order by id limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Releases a claimed export as if it had not been tried. */
export async function releaseExport(db: Db, id: number): Promise<void> {
  await db
    .updateTable("account_export")
    .set({ state: "waiting", lease_until: 0, tries: sql<number>`greatest(tries - 1, 0)` })
    .where("id", "=", id)
    .where("state", "=", "making")
    .execute();
}

export async function changeExport(
  db: Db,
  id: number,
  change: Partial<Pick<ExportRow, "state" | "size" | "expires_at" | "lease_until">>,
): Promise<void> {
  await db.updateTable("account_export").set(change).where("id", "=", id).execute();
}

/** Expired exports, at most `limit`. */
export const findOldExports = (db: Db, now: number, limit: number): Promise<ExportRow[]> =>
  db
    .selectFrom("account_export")
    .selectAll()
    .where("state", "=", "ready")
    .where("expires_at", "<=", now)
    .limit(limit)
    .execute();

/** Every export of a person that may still be in the storage. */
export const findExportsOf = (db: Db, userId: number): Promise<ExportRow[]> =>
  db
    .selectFrom("account_export")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "<>", "gone")
    .execute();
