import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./people.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** How many posts each topic has, as last counted. */
export async function postsByTopic(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom("topic_figure").selectAll().execute();
  return new Map(rows.map((row) => [row.topic_id, row.posts]));
}

export async function followedTopics(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom("topic_follow").select("topic_id").where("user_id", "=", userId).execute();
  return rows.map((row) => row.topic_id);
}

/** Follows or unfollows a topic; idempotent. */
export async function setTopicFollow(
  db: Db,
  { userId, topicId, on, now }: { userId: number; topicId: number; on: boolean; now: number },
): Promise<void> {
  if (on)
    await db
      .insertInto("topic_follow")
      .values({ user_id: userId, topic_id: topicId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom("topic_follow")
      .where("user_id", "=", userId)
      .where("topic_id", "=", topicId)
      .execute();
}

/** Recounts the topics' posts: run by a job, never by a request. */
export async function countTopics(trx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into topic_figure (topic_id, posts)
    select topic_id, count(*)::int8 from post where open and topic_id is not null group by topic_id
    on conflict (topic_id) do update set posts = excluded.posts`.execute(trx);
  await sql`
    update topic_figure t set posts = 0
    where posts > 0 and not exists (select 1 from post p where p.open and p.topic_id = t.topic_id)`.execute(
    trx,
  );
}

/** The leaderboard as last counted. */
export const findBoard = (db: Db, most: number) =>
  db.selectFrom("creator_board").selectAll().orderBy("place").limit(most).execute();

/** Recounts the leaderboard: different people who opened a post since a time, by author. */
export async function countBoard(
  trx: Transaction<Tables>,
  { since, now, most }: { since: number; now: number; most: number },
): Promise<void> {
  await trx.deleteFrom("creator_board").execute();
  await sql`
    insert into creator_board (place, user_id, readers, works, counted_at)
    select row_number() over (order by readers desc, author_id), author_id, readers, works, ${now}
    from (
      select p.author_id, count(distinct r.user_id)::int8 as readers, count(distinct p.id)::int8 as works
      from post_reaction r
      join post p on p.id = r.post_id and p.open
      where r.kind = 5 and r.created_at > ${since}
      group by p.author_id
      order by readers desc, p.author_id
      limit ${most}
    ) best`.execute(trx);
}
