import { type Kysely, sql } from "kysely";

/** Sessions, at most one per person and terminal type (AUTH-4), the keys that sign tokens, mailed codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auth_session (
      id text primary key,
      user_id bigint not null references app_user (id) on delete cascade,
      terminal int not null,
      device text not null,
      device_id text not null,
      address text not null,
      created_at bigint not null,
      last_seen_at bigint not null,
      generation int not null,
      key_id text not null,
      rotated_at bigint not null,
      expires_at bigint not null
    )`.execute(db);
  await sql`create unique index auth_session_terminal on auth_session (user_id, terminal)`.execute(db);
  await sql`create index auth_session_expiry on auth_session (expires_at)`.execute(db);
  await sql`
    create table auth_key (
      kid text primary key,
      secret text not null,
      created_at bigint not null
    )`.execute(db);
  await sql`
    create table auth_code (
      email_key text not null,
      purpose text not null,
      code_hash text not null,
      tries int not null,
      created_at bigint not null,
      expires_at bigint not null,
      primary key (email_key, purpose)
    )`.execute(db);
}
