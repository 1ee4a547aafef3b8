import { type Kysely, sql } from "kysely";

/**
 * What accounts look like, each look one account's: who comes later cannot imitate it. Accounts from before claim theirs
 * at the next start, first come first served; two that looked alike already both stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_look (
      look text collate "C" primary key,
      user_id bigint not null references app_user (id) on delete cascade
    )`.execute(db);
  await sql`create index account_look_user on account_look (user_id)`.execute(db);
  await sql`alter table app_user add column look_claimed boolean not null default false`.execute(db);
  await sql`create index app_user_unclaimed on app_user (id) where not look_claimed`.execute(db);
}
