import { type Kysely, sql } from "kysely";

/** Polls in groups (`MSG-17`): a poll is its message; here is who chose what, and how often that changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table poll_state (
      message_id int8 primary key,
      version int4 not null default 0,
      closed_at int8
    )`.execute(db);
  await sql`
    create table poll_vote (
      message_id int8 not null,
      user_id int8 not null,
      option int4 not null,
      voted_at int8 not null,
      primary key (user_id, message_id, option)
    )`.execute(db);
  await sql`create index poll_vote_option on poll_vote (message_id, option, voted_at, user_id)`.execute(db);
}
