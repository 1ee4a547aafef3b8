import { UserType } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

/** A person and the number of friends they have in common with the asker. */
export interface Suggestion {
  id: number;
  mutual: number;
}

/** The most friends read, of the asker and of each friend: a few people have thousands. */
const FRIENDS_MOST = 200;

/**
 * People somebody may know: friends of friends by number of common friends, then the newest accounts without a role.
 * Leaves out friends, people with a request waiting either way, blocks in either direction, and anybody who is banned,
 * hidden from search, not admitted yet or not accepting requests. Characters do not count as common friends.
 * @param since requests made after this time still wait.
 */
export async function findSuggestions(
  db: Kysely<Tables>,
  asker: { userId: number; since: number; now: number },
  limit: number,
): Promise<Suggestion[]> {
  const { userId, since, now } = asker;
  const may = sql`u.listed and not u.waiting and u.add_me <> 'nobody'
    and not exists (select from excluded e where e.id = u.id)
    and not (u.is_banned and (u.ban_until is null or u.ban_until > ${now}))`;
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
      select theirs.id, count(*) as mutual
      from (
        select friend_id as id from friendship join app_user u on u.id = friend_id and u.type = ${UserType.PERSON}
        where user_id = ${userId} and not deleted order by friend_id desc limit ${FRIENDS_MOST}
      ) mine
      cross join lateral (
        select friend_id as id from friendship
        where user_id = mine.id and not deleted order by friend_id desc limit ${FRIENDS_MOST}
      ) theirs
      join app_user u on u.id = theirs.id and u.type = ${UserType.PERSON}
      group by theirs.id
    ), newest as (
      select id from app_user u
      where roles = '{}' and ${may}
      order by id desc limit ${limit}
    )
    select u.id, coalesce(k.mutual, 0) as mutual
    from (select id from known union select id from newest) candidate
    join app_user u on u.id = candidate.id
    left join known k on k.id = candidate.id
    where ${may}
    order by coalesce(k.mutual, 0) desc, u.id desc
    limit ${limit}`.execute(db);
  return rows;
}
