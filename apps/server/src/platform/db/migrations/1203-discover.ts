import { type Kysely, sql } from "kysely";

/**
 * Discover's rankings, each generation a row per list with its posts in order, so that a page is a slice of what a
 * node keeps in memory; and what people want to see less of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed_rank (
      list text not null,
      generation int8 not null,
      post_ids int8[] not null,
      reasons text[] not null,
      primary key (list, generation)
    )`.execute(db);
  await sql`
    create table feed_feedback (
      user_id int8 not null,
      post_id int8 not null,
      author_id int8 not null,
      topic_id int8,
      created_at int8 not null,
      primary key (user_id, post_id)
    )`.execute(db);
  await sql`create index feed_feedback_mine on feed_feedback (user_id, created_at desc)`.execute(db);
  await sql`
    create table feed_hidden_author (
      user_id int8 not null,
      author_id int8 not null,
      created_at int8 not null,
      primary key (user_id, author_id)
    )`.execute(db);
}
