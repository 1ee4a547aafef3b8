import { type Privacy, UserType } from "@4d/contract";
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { sqlTrue } from "../../platform/db/inlined-values.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { USER_COLUMNS, type UserRow, type UserTable } from "./users.table.ts";

const UNIQUE_VIOLATION = "23505";

export type Db = Kysely<Tables> | Transaction<Tables>;

/** People by id in one query; unknown ids are absent. */
export async function findUsers(db: Db, ids: readonly number[]): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("app_user")
    .select(USER_COLUMNS)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** One person, or undefined. */
export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom("app_user").select(USER_COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** A character's user, and who may meet it. */
interface CharacterUser {
  id: number;
  add_me: Privacy["addMe"];
  made_by: number | null;
  is_banned: boolean;
  ban_until: number | null;
}

/** Those of these users that are characters, and who may meet them. */
export async function findCharacterUsers(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, CharacterUser>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("app_user")
    .select(["id", "add_me", "made_by", "is_banned", "ban_until"])
    .where("id", "in", [...new Set(ids)])
    .where("type", "=", UserType.CHARACTER)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A person with the password hash: only for `auth`. */
export type UserWithPassword = UserRow & { password_hash: string };

/** By folded account name. */
export async function findByNameKey(db: Db, key: string): Promise<UserWithPassword | undefined> {
  return db
    .selectFrom("app_user")
    .select([...USER_COLUMNS, "password_hash"])
    .where("name_key", "=", key)
    .executeTakeFirst();
}

/**
 * By id, with the row locked until the transaction ends, so that changes of password, ban and sessions are serialised.
 */
export async function lockUser(trx: Transaction<Tables>, id: number): Promise<UserWithPassword | undefined> {
  return trx
    .selectFrom("app_user")
    .select([...USER_COLUMNS, "password_hash"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** By folded e-mail address. */
export async function findByEmailKey(db: Db, key: string): Promise<UserRow | undefined> {
  return db.selectFrom("app_user").select(USER_COLUMNS).where("email_key", "=", key).executeTakeFirst();
}

type NewUser = Pick<
  UserTable,
  | "user_name"
  | "name_key"
  | "nick_name"
  | "nick_key"
  | "search_grams"
  | "password_hash"
  | "created_at"
  | "last_seen_at"
> &
  Partial<
    Pick<
      Insertable<UserTable>,
      | "roles"
      | "type"
      | "account_key"
      | "search_fold"
      | "look_claimed"
      | "listed"
      | "waiting"
      | "add_me"
      | "head_image"
      | "head_image_thumb"
    >
  >;

/** @returns the new id, or undefined when the account name is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<number | undefined> {
  const row = await db
    .insertInto("app_user")
    .values(user)
    .onConflict((conflict) => conflict.column("name_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Changes columns of one person. */
export async function changeUser(db: Db, id: number, change: Updateable<UserTable>): Promise<void> {
  await db.updateTable("app_user").set(change).where("id", "=", id).execute();
}

/** Only the password hash. */
export async function findPasswordHash(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("app_user").select("password_hash").where("id", "=", id).executeTakeFirst();
  return row?.password_hash;
}

/** The hash of the PIN that ends teen mode; null while it is off. */
export async function findTeenModePin(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom("app_user").select("minor_pin").where("id", "=", id).executeTakeFirst();
  return row?.minor_pin ?? null;
}

/** Turns teen mode on or off, unless it was changed meanwhile. @returns whether it did. */
export async function changeTeenModePin(
  db: Db,
  id: number,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("app_user")
    .set({ minor: to !== null, minor_pin: to })
    .where("id", "=", id)
    .where("minor_pin", "is not distinct from", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Binds an address unless another account has it. @returns whether it is bound now. */
export async function bindEmailTo(db: Db, id: number, email: string, emailKey: string): Promise<boolean> {
  try {
    await changeUser(db, id, { email, email_key: emailKey });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Writes when people were last online, in one statement; never moves one back. Skips deleted accounts. */
export async function saveLastSeen(db: Db, seen: readonly (readonly [number, number])[]): Promise<void> {
  await sql`
    update app_user set last_seen_at = greatest(last_seen_at, note.at)
    from unnest(${seen.map(([id]) => id)}::int8[], ${seen.map(([, at]) => at)}::int8[]) as note (id, at)
    where app_user.id = note.id and app_user.gone_at is null`.execute(db);
}

/** Deletes a person who was never approved. @returns whether there was one. */
export async function deletePendingUser(db: Db, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom("app_user")
    .where("id", "=", id)
    .where("waiting", "=", sqlTrue)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
