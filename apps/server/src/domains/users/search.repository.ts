import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { USER_COLUMNS, type UserRow } from "./users.table.ts";

interface Query {
  /** The query, folded as names are. */
  key: string;
  /** Letter pairs every match must have. */
  grams: string[];
  /** How many people are returned. */
  most: number;
}

type Db = Kysely<Tables> | Transaction<Tables>;
// The last code point: in the byte order of collation "C" nothing that begins with the query sorts above it.
const LAST = "\u{10FFFF}";

async function byPrefix(db: Db, column: "name_key" | "nick_key", { key, most }: Query): Promise<UserRow[]> {
  return db
    .selectFrom("app_user")
    .select(USER_COLUMNS)
    .where(column, ">=", key)
    .where(column, "<", key + LAST)
    .where("listed", "=", true)
    .orderBy(column)
    .limit(most)
    .execute();
}

async function bySubstring(db: Db, { key, grams, most }: Query): Promise<UserRow[]> {
  return db
    .selectFrom("app_user")
    .select(USER_COLUMNS)
    .where("search_grams", "@>", sql<string[]>`${grams}::text[]`)
    .where("listed", "=", true)
    .where((is) =>
      is.or([
        is(sql`strpos(coalesce(account_key, name_key), ${key})`, ">", 0),
        is(sql`strpos(nick_key, ${key})`, ">", 0),
      ]),
    )
    .limit(most)
    .execute();
}

/** Accounts that begin with the query, then nicknames, then names that contain it; each step uses an index. */
export async function searchUsers(db: Db, query: Query): Promise<UserRow[]> {
  const found = new Map<number, UserRow>();
  const steps = [
    () => byPrefix(db, "name_key", query),
    () => byPrefix(db, "nick_key", query),
    () => bySubstring(db, query),
  ];
  for (const step of steps) {
    if (found.size >= query.most) break;
    for (const row of await step()) found.set(row.id, row);
  }
  return [...found.values()].slice(0, query.most);
}
