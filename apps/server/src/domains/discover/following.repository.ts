import { type Kysely, type RawBuilder, sql } from "kysely";
import { roundedLimit } from "../../platform/db/inlined-values.ts";
import type { Tables } from "../../platform/db/tables.ts";

/** A post by a followed person or about a followed topic. */
export interface FollowedRow {
  id: number;
  /** When it was published; the sort value of the page. */
  value: number;
  /** Only its topic is followed, not its author. */
  by_topic: boolean;
}

/**
 * Posts by the people and about the topics a person follows, newest first. Includes friends' posts for friends;
 * visibility is decided afterwards.
 *
 * Reads indexes only, and few posts: one of each person (`newest`) and a page of each topic (`in_topics`). The page ends
 * no later than at the `limit`-th newest of these (`reach`), so older posts are not read, nor are further posts of a
 * person whose newest one is older.
 */
export async function followedPosts(
  db: Kysely<Tables>,
  {
    userId,
    after,
    limit,
  }: { userId: number; after: { value: number; id: number } | undefined; limit: number },
): Promise<FollowedRow[]> {
  const before = after ? sql`and (p.published_at, p.id) < (${after.value}, ${after.id})` : sql``;
  const newestOf = (author: RawBuilder<unknown>, most: RawBuilder<unknown>, since = sql``) => sql`
    select p.id, p.published_at as value from post p
    where p.author_id = ${author} and p.removed_at is null and p.status = 'published'
      and p.visibility <> 'private' ${before} ${since}
    order by p.published_at desc, p.id desc limit ${most}`;
  const { rows } = await sql<FollowedRow>`
    with in_topics as (
      select recent.id, recent.value, true as by_topic
      from topic_follow t
      cross join lateral (
        select p.id, p.published_at as value from post p
        where p.topic_id = t.topic_id and p.topic_id is not null and p.open ${before}
        order by p.published_at desc, p.id desc limit ${roundedLimit(limit)}
      ) recent
      where t.user_id = ${userId}
    ), newest as materialized (
      select w.followee_id, latest.id, latest.value
      from follow w
      cross join lateral (${newestOf(sql`w.followee_id`, sql.lit(1))}) latest
      where w.user_id = ${userId}
    ), reach as materialized (
      select coalesce(case when count(*) = ${limit} then min(value) end, 0) as since from (
        select id, value from (select id, value from in_topics union all select id, value from newest) latest
        group by id, value order by value desc limit ${limit}
      ) page
    )
    select id, value, bool_and(by_topic) as by_topic from (
      table in_topics union all
      select recent.id, recent.value, false as by_topic
      from newest n
      cross join reach
      cross join lateral (
        ${newestOf(sql`n.followee_id`, roundedLimit(limit), sql`and p.published_at >= reach.since`)}
      ) recent
      where n.value >= reach.since
    ) gathered
    group by id, value
    order by value desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}
