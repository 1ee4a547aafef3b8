import { UserType } from "@4d/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./users.table.ts";

/** The tables that searches find by a folded text, and the column with it. */
export const FOLDED = { app_user: "nick_key", app_group: "name_key", story: "title_key" } as const;
export type FoldedTable = keyof typeof FOLDED;

/** A row and its new search keys: what it is found by and, for people, the account. */
export interface Refolded {
  id: number;
  was: string;
  key: string;
  account: string | null;
}

/** Some rows with keys of an older folding, ordered by id. */
export async function findUnfolded(
  db: Kysely<Tables>,
  table: FoldedTable,
  most: number,
): Promise<{ id: number; key: string; account: string | null }[]> {
  const account =
    table === "app_user"
      ? sql`case when type = ${sql.lit(UserType.PERSON)} then name_key end`
      : sql`null::text`;
  const { rows } = await sql<{ id: number; key: string; account: string | null }>`
    select id, ${sql.ref(FOLDED[table])} as key, ${account} as account from ${sql.table(table)}
    where search_fold < 1 order by id limit ${most}`.execute(db);
  return rows;
}

/** Stores search keys; a row that changed meanwhile is left for the next time, one without keys keeps none. */
export async function storeRefolded(
  db: Kysely<Tables>,
  table: FoldedTable,
  rows: readonly Refolded[],
): Promise<void> {
  const column = sql.ref(FOLDED[table]);
  const lists: RawBuilder<unknown>[] = [
    sql`${rows.map(({ id }) => id)}::int8[]`,
    sql`${rows.map(({ was }) => was)}::text[]`,
    sql`${rows.map(({ key }) => key)}::text[]`,
    sql`${rows.map(({ account }) => account)}::text[]`,
  ];
  const account = table === "app_user" ? sql`account_key = nullif(folded.account, t.name_key),` : sql``;
  await sql`
    update ${sql.table(table)} t set ${column} = folded.key, ${account} search_fold = 1,
      search_grams = case when t.search_grams = '{}' then t.search_grams else array(
        select distinct substr(one.key, place, long)
        from (values (folded.key), (folded.account)) one (key), generate_series(1, char_length(one.key)) place,
          generate_series(1, 2) long
        where place + long <= char_length(one.key) + 1) end
    from unnest(${sql.join(lists)}) as folded (id, was, key, account)
    where t.id = folded.id and t.${column} = folded.was and t.search_fold < 1`.execute(db);
}
