import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import type { FactorRow } from "../auth.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A person's second factor, also one that is not confirmed yet. */
export async function findFactor(db: Db, userId: number): Promise<FactorRow | undefined> {
  return db.selectFrom("auth_second_factor").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Replaces an unconfirmed secret with a new one. @returns false when a confirmed one exists. */
export async function beginFactor(db: Db, userId: number, secret: string, now: number): Promise<boolean> {
  const row = await db
    .insertInto("auth_second_factor")
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret, created_at: now })
        .where("auth_second_factor.enabled_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Enables the factor. `step`: the time step of the code that confirmed it; `recovery`: hashes of the recovery codes. */
export async function enableFactor(
  db: Db,
  userId: number,
  { step, recovery, now }: { step: number; recovery: string[]; now: number },
): Promise<void> {
  await db
    .updateTable("auth_second_factor")
    .set({ enabled_at: now, last_step: step, recovery })
    .where("user_id", "=", userId)
    .execute();
}

/** Uses up a code's time step, so that a code works once. @returns false when it, or a later one, was used before. */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable("auth_second_factor")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a recovery code. @returns false when there is no such code. */
export async function spendRecovery(db: Db, userId: number, hash: string): Promise<boolean> {
  const { rows } = await sql`
    update auth_second_factor set recovery = array_remove(recovery, ${hash})
    where user_id = ${userId} and ${hash} = any (recovery) returning user_id`.execute(db);
  return rows.length > 0;
}

/** Replaces the hashes of all recovery codes. */
export async function replaceRecovery(db: Db, userId: number, recovery: string[]): Promise<void> {
  await db.updateTable("auth_second_factor").set({ recovery }).where("user_id", "=", userId).execute();
}

/** Deletes a person's factor, enabled or not. @returns whether it was enabled. */
export async function deleteFactor(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .deleteFrom("auth_second_factor")
    .where("user_id", "=", userId)
    .returning("enabled_at")
    .executeTakeFirst();
  return row !== undefined && row.enabled_at !== null;
}

/** Ends the sessions of administrators who have no second factor; with `userId`, of that person only. */
export async function deleteSessionsWithoutFactor(
  db: Db,
  userId?: number,
): Promise<{ user_id: number; id: string }[]> {
  const { rows } = await sql<{ user_id: number; id: string }>`
    delete from auth_session s using app_user u
    where u.id = s.user_id and (u.roles <> '{}' or u.permissions <> '{}')
      ${userId === undefined ? sql`` : sql`and u.id = ${userId}`}
      and not exists (select 1 from auth_second_factor f where f.user_id = u.id and f.enabled_at is not null)
    returning s.user_id, s.id`.execute(db);
  return rows;
}

/** The factors of the three oldest accounts that have one; none in a database that does not have the table yet. */
export async function firstFactors(db: Kysely<Tables>): Promise<Pick<FactorRow, "user_id" | "secret">[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('auth_second_factor') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  return db
    .selectFrom("auth_second_factor")
    .select(["user_id", "secret"])
    .orderBy("user_id")
    .limit(3)
    .execute();
}
