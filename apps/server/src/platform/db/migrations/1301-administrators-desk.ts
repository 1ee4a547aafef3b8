import { type Kysely, sql } from "kysely";

/**
 * The administrator's desk: what was read and done there, strikes, and counts by the hour. `admin_tail` says up
 * to which row a table was counted, so that nothing is counted twice and nothing is read whole again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_line (
      id int8 generated always as identity primary key,
      actor_id int8 not null,
      action text not null,
      writes boolean not null,
      target text not null,
      input jsonb not null,
      address text not null,
      request_id text not null,
      created_at int8 not null
    )`.execute(db);
  await sql`create index admin_line_actor on admin_line (actor_id, id desc)`.execute(db);
  await sql`create index admin_line_target on admin_line (target, id desc)`.execute(db);
  await sql`create index admin_line_writes on admin_line (id desc) where writes`.execute(db);
  await sql`
    create table admin_outcome (
      line_id int8 primary key references admin_line (id),
      code int4 not null,
      created_at int8 not null
    )`.execute(db);
  await sql`
    create function admin_line_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'what administrators did stays written' using errcode = '23514';
    end $$`.execute(db);
  for (const table of ["admin_line", "admin_outcome"]) {
    await sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete on ${sql.id(table)}
      for each row execute function admin_line_is_append_only()`.execute(db);
  }
  await sql`
    create table admin_strike (
      id int8 generated always as identity primary key,
      user_id int8 not null,
      reason text not null,
      case_id int8,
      given_by int8 not null,
      created_at int8 not null
    )`.execute(db);
  await sql`create index admin_strike_user on admin_strike (user_id, id desc)`.execute(db);
  await counts(db);
  await sql`create index app_user_banned on app_user (id desc) where is_banned`.execute(db);
  await sql`
    create index app_user_staff on app_user (id desc) where roles <> '{}' or permissions <> '{}'`.execute(db);
  // Against whom a report is: the person, or whoever wrote or made the thing.
  await sql`alter table report add column accused_id int8`.execute(db);
  await sql`update report set accused_id = target_id where kind = 'user'`.execute(db);
  await sql`
    update report set accused_id = (evidence ->> 'send_id')::int8
    where kind = 'message' and evidence ->> 'send_id' is not null`.execute(db);
  await sql`create index report_accused on report (accused_id, id desc)`.execute(db);
}

async function counts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_hour (
      measure text not null,
      hour int8 not null,
      value int8 not null,
      primary key (measure, hour)
    )`.execute(db);
  await sql`create table admin_tail (name text primary key, last_id int8 not null)`.execute(db);
  await sql`
    insert into admin_tail (name, last_id)
    values ('people', 0), ('private', 0), ('group', 0), ('answers', 0), ('ledger', 0)`.execute(db);
}
