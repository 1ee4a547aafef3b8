import { type Kysely, sql } from "kysely";

/** Second factors of accounts (`AUTH-8`): the sealed secret, the last step used, hashes of recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auth_second_factor (
      user_id bigint primary key references app_user (id) on delete cascade,
      secret text not null,
      created_at bigint not null,
      enabled_at bigint,
      last_step bigint not null default 0,
      recovery text[] not null default '{}'
    )`.execute(db);
}
