import { type Kysely, sql } from "kysely";

/** Messages of both streams with what belongs to them; ids are given out by the stream, not by a sequence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table private_message (
    id bigint primary key, send_id bigint not null, recv_id bigint not null,
    lo bigint not null, hi bigint not null, type smallint not null, content text not null,
    tmp_id text, status smallint not null default 0, send_time bigint not null, seq bigint,
    edited_at bigint, pinned_at bigint, extra text, only_for bigint)`,
  "create index private_message_chat on private_message (lo, hi, id)",
  "create index private_message_sent on private_message (send_id, id)",
  "create index private_message_received on private_message (recv_id, id)",
  "create unique index private_message_tmp on private_message (send_id, tmp_id) where tmp_id is not null",
  "create index private_message_pinned on private_message (lo, hi, pinned_at) where pinned_at is not null",
  `create table private_chat (
    lo bigint not null, hi bigint not null, last_seq bigint not null, last_id bigint not null, primary key (lo, hi))`,
  "create index private_chat_lo on private_chat (lo, last_id)",
  "create index private_chat_hi on private_chat (hi, last_id)",
  `create table private_position (
    user_id bigint not null, peer_id bigint not null,
    read_id bigint not null default 0, delivered_id bigint not null default 0, primary key (user_id, peer_id))`,
  "create index private_position_peer on private_position (peer_id)",
  `create table group_message (
    id bigint primary key, group_id bigint not null, send_id bigint not null, send_nick_name text not null,
    type smallint not null, content text not null, tmp_id text, status smallint not null default 0,
    send_time bigint not null, seq bigint, edited_at bigint, pinned_at bigint, extra text,
    receipt boolean not null default false, receipt_ok boolean not null default false,
    at_user_ids bigint[], recv_ids bigint[])`,
  "create index group_message_chat on group_message (group_id, id)",
  "create unique index group_message_tmp on group_message (send_id, tmp_id) where tmp_id is not null",
  "create index group_message_receipt on group_message (group_id, id) where receipt",
  "create index group_message_pinned on group_message (group_id, pinned_at) where pinned_at is not null",
  "create table group_chat (group_id bigint primary key, last_seq bigint not null)",
  `create table group_position (
    group_id bigint not null, user_id bigint not null, read_id bigint not null default 0, primary key (group_id, user_id))`,
  `create table delivery_cursor (
    user_id bigint not null, kind text not null, delivered_id bigint not null, primary key (user_id, kind))`,
  `create table message_reaction (
    kind text not null, message_id bigint not null, user_id bigint not null, emoji text not null,
    created_at bigint not null, primary key (kind, message_id, user_id, emoji))`,
  `create table message_removed (
    user_id bigint not null, kind text not null, message_id bigint not null, primary key (user_id, kind, message_id))`,
  `create table chat_state (
    user_id bigint not null, chat_id text not null, pinned_at bigint, archived boolean not null default false,
    marked_unread boolean not null default false, hidden_up_to bigint, cleared_up_to bigint,
    updated_at bigint not null, primary key (user_id, chat_id))`,
  `create table draft (
    user_id bigint not null, chat_id text not null, text text not null, updated_at bigint not null,
    primary key (user_id, chat_id))`,
];
