import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

/** A post of somebody or some room that is followed. */
export interface FollowedRow {
  id: number;
  value: number;
  by_topic: boolean;
}

/**
 * Posts of whom and what somebody follows, strictly by time: a few of each, then the newest of all. Friends' posts
 * for friends are among them; who may see which is decided afterwards.
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
  const { rows } = await sql<FollowedRow>`
    select id, value, bool_and(by_topic) as by_topic from (
      select recent.id, recent.value, false as by_topic
      from follow w
      cross join lateral (
        select p.id, p.published_at as value from post p
        where p.author_id = w.followee_id and p.removed_at is null and p.status = 'published'
          and p.visibility <> 'private' ${before}
        order by p.published_at desc, p.id desc limit ${limit}
      ) recent
      where w.user_id = ${userId}
      union all
      select recent.id, recent.value, true
      from topic_follow t
      cross join lateral (
        select p.id, p.published_at as value from post p
        where p.topic_id = t.topic_id and p.topic_id is not null and p.open ${before}
        order by p.published_at desc, p.id desc limit ${limit}
      ) recent
      where t.user_id = ${userId}
    ) gathered
    group by id, value
    order by value desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}
