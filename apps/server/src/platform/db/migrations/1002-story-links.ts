import { type Kysely, sql } from "kysely";

/** 128 random bits as base64url: a version 4 UUID has 122, so two are digested into one. */
const link = sql`translate(rtrim(encode(substring(
  sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')) from 1 for 16
), 'base64'), '='), '+/', '-_')`;

/**
 * Stories by link get an address nobody guesses. Those that are shared by link already were shared by their id: it goes
 * on leading to them. A guest was let in by the address and needs it no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story add column link text, add column open_by_id boolean not null default false`.execute(db);
  await sql`update story set link = ${link}, open_by_id = true where live_visibility = 'link'`.execute(db);
  await sql`create unique index story_link on story (link) where link is not null`.execute(db);
  await sql`
    create table story_guest (
      person_id int8 not null,
      story_id int8 not null references story (id),
      created_at int8 not null,
      primary key (person_id, story_id)
    )`.execute(db);
  await sql`create index story_guest_of on story_guest (story_id)`.execute(db);
}
