import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { KeyRow, SessionRow } from "./auth.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Signing keys, newest first. */
export async function listKeys(db: Db): Promise<KeyRow[]> {
  return db.selectFrom("auth_key").selectAll().orderBy("created_at", "desc").orderBy("kid").execute();
}

export async function insertKey(db: Db, key: KeyRow): Promise<void> {
  await db.insertInto("auth_key").values(key).execute();
}

export async function deleteKeys(db: Db, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await db.deleteFrom("auth_key").where("kid", "in", kids).execute();
}

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insertInto("auth_session").values(session).execute();
}

export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom("auth_session").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Reads a session and locks its row, so that parallel refreshes run one after another. */
export async function lockSession(trx: Transaction<Tables>, id: string): Promise<SessionRow | undefined> {
  return trx.selectFrom("auth_session").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

type Rotation = Pick<
  SessionRow,
  "generation" | "key_id" | "rotated_at" | "confirmed_at" | "expires_at" | "last_seen_at" | "address"
>;

export async function rotateSession(db: Db, id: string, rotation: Rotation): Promise<void> {
  await db.updateTable("auth_session").set(rotation).where("id", "=", id).execute();
}

/** A person's sessions that have not expired, most recently used first. */
export async function findSessions(db: Db, userId: number, now: number): Promise<SessionRow[]> {
  return db
    .selectFrom("auth_session")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .execute();
}

interface Which {
  userId: number;
  id?: string;
  exceptId?: string;
  terminal?: number;
}

/** Ends sessions of one person. @returns the ids that existed. */
export async function deleteSessions(db: Db, which: Which): Promise<string[]> {
  let query = db.deleteFrom("auth_session").where("user_id", "=", which.userId);
  if (which.id !== undefined) query = query.where("id", "=", which.id);
  if (which.exceptId !== undefined) query = query.where("id", "<>", which.exceptId);
  if (which.terminal !== undefined) query = query.where("terminal", "=", which.terminal);
  const rows = await query.returning("id").execute();
  return rows.map((row) => row.id);
}

/** Which of these sessions are still active. */
export async function findActiveIds(db: Db, ids: readonly string[], now: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("auth_session")
    .select("id")
    .where("id", "in", ids)
    .where("expires_at", ">", now)
    .execute();
  return rows.map((row) => row.id);
}

/** Stores when sessions were last used, in one statement; never moves a time back. */
export async function saveLastSeen(db: Db, seen: readonly (readonly [string, number])[]): Promise<void> {
  await sql`
    update auth_session set last_seen_at = greatest(last_seen_at, note.at)
    from unnest(${seen.map(([id]) => id)}::text[], ${seen.map(([, at]) => at)}::int8[]) as note (id, at)
    where auth_session.id = note.id`.execute(db);
}

/** The generation of a token that was used, and when. */
export type TokenUse = readonly [generation: number, at: number];

/**
 * Stores when tokens of the sessions' current generations were first used, in one statement. It skips locked rows so
 * that it blocks nobody; skipped ones are recorded again later.
 */
export async function confirmSessions(db: Db, uses: ReadonlyMap<string, TokenUse>): Promise<void> {
  const [ids, all] = [[...uses.keys()], [...uses.values()]];
  await sql`
    with used as (
      select session.id, note.at from auth_session session
      join unnest(${ids}::text[], ${all.map(([generation]) => generation)}::int4[], ${all.map(([, at]) => at)}::int8[])
        as note (id, generation, at) on note.id = session.id and note.generation = session.generation
      where session.confirmed_at is null
      for update of session skip locked
    )
    update auth_session set confirmed_at = used.at from used where auth_session.id = used.id`.execute(db);
}

export async function deleteOldSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom("auth_session").where("expires_at", "<=", now).execute();
}
