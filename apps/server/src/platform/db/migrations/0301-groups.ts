import type { Kysely } from "kysely";
import { sql } from "kysely";

/** Groups, their members and the people waiting to join. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table app_group (
      id int8 generated always as identity primary key,
      name text not null,
      owner_id int8 not null,
      head_image text not null default '',
      head_image_thumb text not null default '',
      notice text not null default '',
      notice_at int8,
      dissolved boolean not null default false,
      is_banned boolean not null default false,
      reason text not null default '',
      who_invites text not null default 'all' check (who_invites in ('all', 'managers')),
      join_approval boolean not null default false,
      searchable boolean not null default false,
      mute_all boolean not null default false,
      member_count int4 not null,
      link_token text unique,
      created_at int8 not null
    )`.execute(db);
  await sql`
    create index app_group_searchable on app_group (member_count desc, id)
    where searchable and not dissolved and not is_banned`.execute(db);
  await sql`
    create table group_member (
      group_id int8 not null references app_group (id),
      user_id int8 not null,
      role text not null default 'member' check (role in ('member', 'admin', 'owner')),
      quit boolean not null default false,
      joined_at int8 not null,
      quit_at int8,
      joined_after_id int8 not null,
      quit_at_id int8,
      is_dnd boolean not null default false,
      remark_nick_name text not null default '',
      remark_group_name text not null default '',
      muted_until int8 not null default 0,
      notice_read_at int8 not null default 0,
      primary key (group_id, user_id)
    )`.execute(db);
  await sql`create index group_member_user on group_member (user_id)`.execute(db);
  await sql`
    create table group_join_request (
      id int8 generated always as identity primary key,
      group_id int8 not null references app_group (id),
      user_id int8 not null,
      message text not null default '',
      state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
      created_at int8 not null
    )`.execute(db);
  await sql`
    create unique index group_join_request_waiting on group_join_request (group_id, user_id)
    where state = 'waiting'`.execute(db);
}
