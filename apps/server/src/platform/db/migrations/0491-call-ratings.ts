import { type Kysely, sql } from "kysely";

/** What those who talked thought of a call between two, each once (`calls §2.8`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table call_rating (
      user_id int8 not null references app_user (id) on delete cascade,
      call_id text not null,
      stars int2 not null check (stars between 1 and 5),
      created_at int8 not null,
      primary key (user_id, call_id)
    )`.execute(db);
  await sql`create index call_rating_created on call_rating (created_at)`.execute(db);
}
