import { type Kysely, sql } from "kysely";

/**
 * Who has logged in on which device, remembered beyond the session: accounts that share one earn nothing from each
 * other (`money §6.1`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_device (
      user_id int8 not null references app_user (id) on delete cascade,
      device_id text not null,
      last_at int8 not null,
      primary key (user_id, device_id)
    )`.execute(db);
  await sql`create index user_device_last on user_device (last_at)`.execute(db);
  await sql`
    insert into user_device (user_id, device_id, last_at)
    select user_id, device_id, max(last_seen_at) from auth_session where device_id <> ''
    group by user_id, device_id`.execute(db);
}
