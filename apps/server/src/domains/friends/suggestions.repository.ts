import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

/** A person and how many friends he has in common with the asker. */
export interface Suggestion {
  id: number;
  mutual: number;
}

/**
 * Whom a person may know: friends of friends by number of common friends, then the newest accounts of people
 * without office. Never those who are friends already, wait for an answer, block or are blocked, are banned,
 * or may not be added.
 * @param since requests made after this time still wait.
 */
export async function findSuggestions(
  db: Kysely<Tables>,
  asker: { userId: number; since: number; now: number },
  limit: number,
): Promise<Suggestion[]> {
  const { userId, since, now } = asker;
  const { rows } = await sql<Suggestion>`
    with excluded as (
      select ${userId}::int8 as id
      union select friend_id from friendship where user_id = ${userId} and not deleted
      union select blocked_id from user_block where user_id = ${userId}
      union select user_id from user_block where blocked_id = ${userId}
      union select to_id from friend_request
        where from_id = ${userId} and state = 'waiting' and created_at > ${since}
      union select from_id from friend_request
        where to_id = ${userId} and state = 'waiting' and created_at > ${since}
    ), known as (
      select theirs.friend_id as id, count(*) as mutual
      from friendship mine
      join friendship theirs on theirs.user_id = mine.friend_id and not theirs.deleted
      where mine.user_id = ${userId} and not mine.deleted
      group by theirs.friend_id
    ), newest as (
      select id from app_user u
      where add_me <> 'nobody' and roles = '{}' and not exists (select from excluded e where e.id = u.id)
        and not (is_banned and (ban_until is null or ban_until > ${now}))
      order by id desc limit ${limit}
    )
    select u.id, coalesce(k.mutual, 0) as mutual
    from (select id from known union select id from newest) candidate
    join app_user u on u.id = candidate.id
    left join known k on k.id = candidate.id
    where u.add_me <> 'nobody' and not exists (select from excluded e where e.id = u.id)
      and not (u.is_banned and (u.ban_until is null or u.ban_until > ${now}))
    order by coalesce(k.mutual, 0) desc, u.id desc
    limit ${limit}`.execute(db);
  return rows;
}
