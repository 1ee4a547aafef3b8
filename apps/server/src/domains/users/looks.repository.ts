import { UserType } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { int8, texts } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";

/** Something an account looks like. */
export interface Look {
  look: string;
  userId: number;
}

/** A look is one account's: of two that claim it at once, one has it. */
export interface AccountLookTable {
  look: string;
  user_id: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    account_look: AccountLookTable;
  }
}

/** Claims looks, in their order, so that two who claim the same never wait for each other. @returns those had now. */
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

/** Accounts that never claimed theirs, the oldest first, locked; another node's are passed over. */
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

/** Notes that these accounts have claimed what they could. */
export async function markClaimed(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  await sql`update app_user set look_claimed = true where id = any(${int8(ids)})`.execute(trx);
}

const STAFF_MOST = 500;

/** What those are called who have rights here; the first 500 of them, which is more than there are. */
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
