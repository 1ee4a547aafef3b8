import { type Kysely, sql } from "kysely";

/** By which folding searches find it; rows from before are folded anew in the background (see 0112). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_group add column search_fold smallint not null default 0`.execute(db);
  await sql`create index app_group_unfolded on app_group (id) where search_fold < 1`.execute(db);
  await sql`
    create trigger app_group_unfolded before update of search_grams on app_group
    for each row execute function search_unfolded()`.execute(db);
}
