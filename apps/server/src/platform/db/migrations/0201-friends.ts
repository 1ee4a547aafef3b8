import type { Kysely } from "kysely";
import { sql } from "kysely";

/** Friendships (one row per side), requests and blocks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table friendship (
      user_id int8 not null,
      friend_id int8 not null,
      remark text not null default '',
      labels text[] not null default '{}',
      is_dnd boolean not null default false,
      deleted boolean not null default false,
      created_at int8 not null,
      primary key (user_id, friend_id),
      check (user_id <> friend_id)
    )`.execute(db);
  await sql`
    create table friend_request (
      id int8 generated always as identity primary key,
      from_id int8 not null,
      to_id int8 not null,
      message text not null default '',
      state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'expired')),
      created_at int8 not null,
      check (from_id <> to_id)
    )`.execute(db);
  await sql`
    create unique index friend_request_waiting on friend_request (from_id, to_id) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index friend_request_to on friend_request (to_id, id desc)`.execute(db);
  await sql`create index friend_request_from on friend_request (from_id, id desc)`.execute(db);
  await sql`
    create table user_block (
      user_id int8 not null,
      blocked_id int8 not null,
      created_at int8 not null,
      primary key (user_id, blocked_id),
      check (user_id <> blocked_id)
    )`.execute(db);
  await sql`create index user_block_blocked on user_block (blocked_id)`.execute(db);
}
