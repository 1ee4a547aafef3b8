import { type Kysely, sql } from "kysely";

/** Whether somebody has registered and waits to be let in; registration that is more than open or closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column waiting boolean not null default false`.execute(db);
  await sql`create index app_user_waiting on app_user (id desc) where waiting`.execute(db);
  await sql`
    update setting set name = 'registration', value = case when value = 'true' then '"open"'::jsonb else '"closed"'::jsonb end
    where name = 'registrationOpen'`.execute(db);
}
