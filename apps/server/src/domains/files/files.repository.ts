import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { texts } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { FileKind, FileUploadTable, StoredFileTable } from "./files.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
export type FileRow = Selectable<StoredFileTable>;
export type NewFileRow = Insertable<StoredFileTable>;
export type UploadRow = FileUploadTable;

/** Records files; existing records stay unchanged. */
export async function insertFiles(db: Db, rows: readonly NewFileRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("stored_file")
    .values([...rows])
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

export const findFile = (db: Db, key: string): Promise<FileRow | undefined> =>
  db.selectFrom("stored_file").selectAll().where("key", "=", key).executeTakeFirst();

export async function findFiles(db: Db, keys: readonly string[]): Promise<FileRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<FileRow>`
    select f.* from unnest(${texts([...new Set(keys)])}) as k(key)
      cross join lateral (select * from stored_file own where own.key = k.key limit 1) f`.execute(db);
  return rows;
}

/** Locks files until the transaction ends, always in the same order to avoid deadlocks. */
export const lockFiles = (trx: Transaction<Tables>, keys: readonly string[]): Promise<FileRow[]> =>
  trx
    .selectFrom("stored_file")
    .selectAll()
    .where(sql<boolean>`key = any (${texts(keys)})`)
    .orderBy("key")
    .forNoKeyUpdate()
    .execute();

/** Keys of the files this holder shows. */
export async function findUses(db: Db, { holder, id }: { holder: string; id: number }): Promise<Set<string>> {
  const rows = await db
    .selectFrom("file_use")
    .select("key")
    .where("holder", "=", holder)
    .where("id", "=", id)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Records the kind a file was found to have. */
export async function recordKind(db: Db, key: string, kind: FileKind): Promise<void> {
  await db
    .updateTable("stored_file")
    .set({ kind })
    .where("key", "=", key)
    .where("kind", "is", null)
    .execute();
}

export async function existingKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom("stored_file")
    .select("key")
    .where("key", "in", [...keys])
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Nothing has ever referred to it. */
const unused = sql<boolean>`expires_at is not null and last_used_at = created_at`;

/** Expires those of a person's files that nothing has ever referred to. */
export async function expireUnused(
  db: Db,
  keys: readonly string[],
  owner: number,
  now: number,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable("stored_file")
    .set({ expires_at: now })
    .where("key", "in", [...keys])
    .where("owner", "=", owner)
    .where(unused)
    .execute();
}

/** Deletes the records of at most `most` expired files. @returns their keys, for removal from the storage. */
export async function takeExpired(db: Db, now: number, most: number): Promise<string[]> {
  const expired = db.selectFrom("stored_file").select("key").where("expires_at", "<", now).limit(most);
  const rows = await db
    .deleteFrom("stored_file")
    .where("key", "in", expired)
    .where("expires_at", "<", now)
    .returning("key")
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Bytes a person has stored or reserved by unfinished uploads, and the number of those. A finished upload no longer
 * counts: its record only serves repeated requests (`completeUpload`).
 */
export async function usageOf(
  db: Db,
  owner: number,
): Promise<{ stored: number; pending: number; uploads: number }> {
  const sum = (table: "stored_file" | "file_upload") =>
    db
      .selectFrom(table)
      .select((eb) => [
        eb.cast<number>(eb.fn.sum("size"), "int8").as("bytes"),
        eb.fn.countAll<number>().as("count"),
      ])
      .where("owner", "=", owner);
  const stored = await sum("stored_file").executeTakeFirst();
  const pending = await sum("file_upload")
    .where((eb) => {
      const finished = eb.selectFrom("stored_file").select("owner");
      return eb.not(eb.exists(finished.whereRef("stored_file.key", "=", "file_upload.key")));
    })
    .executeTakeFirst();
  return { stored: stored?.bytes ?? 0, pending: pending?.bytes ?? 0, uploads: Number(pending?.count ?? 0) };
}

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto("file_upload").values(row).execute();
}

/** A person's own upload; others' count as missing. */
export const findUpload = (db: Db, id: string, owner: number): Promise<UploadRow | undefined> =>
  db.selectFrom("file_upload").selectAll().where("id", "=", id).where("owner", "=", owner).executeTakeFirst();

export async function touchUpload(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("file_upload").set({ touched_at: now }).where("id", "=", id).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom("file_upload").where("id", "=", id).execute();
}

/** Deletes uploads not touched since. @returns their ids. */
export async function takeStaleUploads(db: Db, before: number): Promise<string[]> {
  const rows = await db.deleteFrom("file_upload").where("touched_at", "<", before).returning("id").execute();
  return rows.map(({ id }) => id);
}

const AT_ONCE = 500;

/** Anonymises some of a person's files; those nothing shows expire. @returns whether there may be more. */
export async function anonymiseOwned(trx: Transaction<Tables>, owner: number): Promise<boolean> {
  // Locked first, so that a file just being attached counts as shown.
  const rows = await trx
    .selectFrom("stored_file")
    .select("key")
    .where("owner", "=", owner)
    .orderBy("key")
    .limit(AT_ONCE)
    .forNoKeyUpdate()
    .execute();
  await sql`
    update stored_file f set owner = null, name = 'file', permanent = false,
      expires_at = case when exists (select from file_use u where u.key = f.key) then f.expires_at else 0 end
    where f.key = any (${texts(rows.map(({ key }) => key))})`.execute(trx);
  return rows.length === AT_ONCE;
}
