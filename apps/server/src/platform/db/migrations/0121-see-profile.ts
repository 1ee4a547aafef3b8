import { type Kysely, sql } from "kysely";

/** Who is shown somebody's signature and region: everyone, as it was, or friends alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user add column see_profile text not null default 'everyone'
      check (see_profile in ('everyone', 'friends'))`.execute(db);
}
