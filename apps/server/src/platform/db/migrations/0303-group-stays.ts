import type { Kysely } from "kysely";
import { sql } from "kysely";

/** Earlier times a member was in a group: what they could read then is theirs again when they come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table group_stay (
      group_id int8 not null references app_group (id),
      user_id int8 not null,
      from_id int8 not null,
      to_id int8 not null,
      primary key (group_id, user_id, from_id)
    )`.execute(db);
  await sql`create index group_stay_user on group_stay (user_id)`.execute(db);
}
