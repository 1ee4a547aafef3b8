import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { FileUploadTable, StoredFileTable } from "./files.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
export type FileRow = StoredFileTable;
export type UploadRow = FileUploadTable;

/** Records files; one already recorded stays as it is. */
export async function insertFiles(db: Db, rows: readonly FileRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("stored_file")
    .values([...rows])
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

export const findFile = (db: Db, key: string): Promise<FileRow | undefined> =>
  db.selectFrom("stored_file").selectAll().where("key", "=", key).executeTakeFirst();

export async function existingKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom("stored_file")
    .select("key")
    .where("key", "in", [...keys])
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Nothing ever referred to it. */
const unused = sql<boolean>`expires_at is not null and last_used_at = created_at`;

/**
 * Keeps files until `until`, those that something referred to before not shorter than they would stay; null keeps
 * them for good. Permanent ones already stay.
 */
export async function extendFiles(
  db: Db,
  keys: readonly string[],
  now: number,
  until: number | null,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable("stored_file")
    .set((eb) => ({
      last_used_at: eb.fn<number>("greatest", [eb.val(now), sql`created_at + 1`]),
      expires_at:
        until === null
          ? null
          : eb
              .case()
              .when("expires_at", "is", null)
              .then(null)
              .when(unused)
              .then(until)
              .else(eb.fn<number>("greatest", ["expires_at", eb.val(until)]))
              .end(),
    }))
    .where("key", "in", [...keys])
    .execute();
}

/** Ends the life of those of a person's files that nothing ever referred to. */
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

/** Takes at most `most` expired files off the record. @returns their keys, for the storage to drop. */
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
 * Bytes a person has stored, and promised by uploads under way, with how many of those there are. A finished one is under
 * way no more: its record only answers who asks again (`completeUpload`).
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
      const kept = eb.selectFrom("stored_file").select("owner");
      return eb.not(eb.exists(kept.whereRef("stored_file.key", "=", "file_upload.key")));
    })
    .executeTakeFirst();
  return { stored: stored?.bytes ?? 0, pending: pending?.bytes ?? 0, uploads: Number(pending?.count ?? 0) };
}

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto("file_upload").values(row).execute();
}

/** A person's own upload; another's does not exist for them. */
export const findUpload = (db: Db, id: string, owner: number): Promise<UploadRow | undefined> =>
  db.selectFrom("file_upload").selectAll().where("id", "=", id).where("owner", "=", owner).executeTakeFirst();

export async function touchUpload(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("file_upload").set({ touched_at: now }).where("id", "=", id).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom("file_upload").where("id", "=", id).execute();
}

/** Forgets uploads not touched since. @returns their ids. */
export async function takeStaleUploads(db: Db, before: number): Promise<string[]> {
  const rows = await db.deleteFrom("file_upload").where("touched_at", "<", before).returning("id").execute();
  return rows.map(({ id }) => id);
}

/** Takes a person's name off files. */
export async function disownKeys(db: Db, keys: readonly string[], owner: number): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable("stored_file")
    .set({ owner: null })
    .where("key", "in", [...keys])
    .where("owner", "=", owner)
    .execute();
}

const EXPIRED_AT_ONCE = 500;

/** Ends the life of all files of a person, also of those something refers to. */
export async function expireOwned(db: Db, owner: number, now: number): Promise<void> {
  for (let ended = EXPIRED_AT_ONCE; ended === EXPIRED_AT_ONCE; ) {
    const some = db.selectFrom("stored_file").select("key").where("owner", "=", owner).limit(EXPIRED_AT_ONCE);
    const rows = await db
      .updateTable("stored_file")
      .set({ owner: null, name: "file", permanent: false, expires_at: now - 1 })
      .where("key", "in", some)
      .returning("key")
      .execute();
    ended = rows.length;
  }
}
