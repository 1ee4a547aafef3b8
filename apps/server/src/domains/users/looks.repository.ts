import { UserType } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { int8, texts } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";

/** One way an account looks. */
export interface Look {
  look: string;
  userId: number;
}

/** A look belongs to one account: of two that claim it at once, one gets it. */
export interface AccountLookTable {
  look: string;
  user_id: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    account_look: AccountLookTable;
  }
}

/** Claims looks in a fixed order, so that concurrent claims cannot deadlock. @returns those held now. */
export async function claimLooks(trx: Transaction<Tables>, claims: readonly Look[]): Promise<string[]> {
  const { rows } = await sql<{ look: string }>`
    insert into account_look (look, user_id)
    select look, id from unnest(${texts(claims.map(({ look }) => look))}, ${int8(claims.map(({ userId }) => userId))})
      with ordinality as claim (look, id, place)
    order by look collate "C", place
    on conflict (look) do nothing
    returning look`.execute(trx);
  return rows.map(({ look }) => look);
}

/** Accounts that never claimed theirs, oldest first, locked; those locked by another node are skipped. */
export async function lockUnclaimed(
  trx: Transaction<Tables>,
  most: number,
): Promise<{ id: number; user_name: string; type: number }[]> {
  return trx
    .selectFrom("app_user")
    .select(["id", "user_name", "type"])
    .where("look_claimed", "=", sql.lit(false))
    .orderBy("id")
    .limit(sql.lit(most))
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Records that these accounts have claimed what they could. */
export async function markClaimed(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  await sql`update app_user set look_claimed = true where id = any(${int8(ids)})`.execute(trx);
}

const STAFF_MOST = 500;

/** Nicknames of people with roles; the first 500, which is more than there are. */
export async function findStaffNames(db: Kysely<Tables>): Promise<{ id: number; nick_name: string }[]> {
  return db
    .selectFrom("app_user")
    .select(["id", "nick_name"])
    .where(sql<boolean>`(roles <> '{}' or permissions <> '{}')`)
    .where("type", "=", sql.lit(UserType.PERSON))
    .orderBy("id")
    .limit(sql.lit(STAFF_MOST))
    .execute();
}
