import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./auth.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Identifies a mailed code: one per address and purpose. */
export interface CodeKey {
  emailKey: string;
  purpose: string;
}

interface NewCode extends CodeKey {
  codeHash: string;
  now: number;
  expiresAt: number;
}

/** Replaces the old code unless it is younger than `gap` ms. @returns whether it did. */
export async function replaceCode(db: Db, code: NewCode, gap: number): Promise<boolean> {
  const values = { code_hash: code.codeHash, tries: 0, created_at: code.now, expires_at: code.expiresAt };
  const row = await db
    .insertInto("auth_code")
    .values({ email_key: code.emailKey, purpose: code.purpose, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["email_key", "purpose"])
        .doUpdateSet(values)
        .where("auth_code.created_at", "<=", code.now - gap),
    )
    .returning("email_key")
    .executeTakeFirst();
  return row !== undefined;
}

/** When the current code was made. */
export async function codeMadeAt(db: Db, key: CodeKey): Promise<number | undefined> {
  const row = await db
    .selectFrom("auth_code")
    .select("created_at")
    .where("email_key", "=", key.emailKey)
    .where("purpose", "=", key.purpose)
    .executeTakeFirst();
  return row?.created_at;
}

/** Counts a try and returns the hash to compare with; undefined when no tries are left or the code has expired. */
export async function countTry(db: Db, key: CodeKey, most: number, now: number): Promise<string | undefined> {
  const row = await db
    .updateTable("auth_code")
    .set((column) => ({ tries: column("tries", "+", 1) }))
    .where("email_key", "=", key.emailKey)
    .where("purpose", "=", key.purpose)
    .where("tries", "<", most)
    .where("expires_at", ">", now)
    .returning("code_hash")
    .executeTakeFirst();
  return row?.code_hash;
}

/** Uses up a code. @returns false when it was used or replaced in the meantime. */
export async function deleteCode(db: Db, key: CodeKey, codeHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom("auth_code")
    .where("email_key", "=", key.emailKey)
    .where("purpose", "=", key.purpose)
    .where("code_hash", "=", codeHash)
    .returning("email_key")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes codes that were sent to a person's address. */
export async function dropCodesOf(db: Db, userId: number): Promise<void> {
  await sql`
    delete from auth_code where email_key = (select email_key from app_user where id = ${userId})`.execute(
    db,
  );
}

export async function deleteOldCodes(db: Db, now: number): Promise<void> {
  await db.deleteFrom("auth_code").where("expires_at", "<=", now).execute();
}
