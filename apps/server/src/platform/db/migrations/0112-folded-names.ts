import { type Kysely, sql } from "kysely";

/**
 * Searches fold further than accounts do: what an account is found by stands beside what it is known by. Rows from
 * before
 * are folded anew in the background, a few at a time (`search_fold`); so are those a version before this one changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user add column account_key text collate "C",
      add column search_fold smallint not null default 0`.execute(db);
  await sql`create index app_user_unfolded on app_user (id) where search_fold < 1`.execute(db);
  await sql`
    create function search_unfolded() returns trigger language plpgsql as $$
    begin
      if new.search_grams is distinct from old.search_grams and new.search_fold = old.search_fold then
        new.search_fold := 0;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger app_user_unfolded before update of search_grams on app_user
    for each row execute function search_unfolded()`.execute(db);
}
