import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { NewNotification, NotificationRow } from "./notifications.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** A badge counts up to this many. */
export const BADGE_MAX = 100;

/** Creates the notification of a group, or locks the existing one. @returns its id, and whether it is new. */
export async function lockOrCreateNotification(
  trx: Trx,
  { userId, kind, groupKey, postId, commentId, subject, text, amount }: NewNotification,
  now: number,
): Promise<{ id: number; made: boolean }> {
  const { rows } = await sql<{ id: number; made: boolean }>`
    insert into notice (user_id, kind, group_key, post_id, comment_id, subject, text, amount, updated_at)
    values (${userId}, ${kind}, ${groupKey}, ${postId ?? null}, ${commentId ?? null}, ${subject ?? ""}, ${text ?? ""},
      ${amount ?? 0}, ${now})
    on conflict (user_id, group_key) do update set kind = notice.kind
    returning id, xmax = 0 as made`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error("a notice was neither made nor found");
  return row;
}

/** Adds people to a notification. @returns those who were not in it. */
export async function addActors(
  trx: Trx,
  notificationId: number,
  actorIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ actor_id: number }>`
    insert into notice_actor (notice_id, actor_id)
    select ${notificationId}, actor_id from unnest(${int8(actorIds)}) as new (actor_id)
    on conflict do nothing
    returning actor_id`.execute(trx);
  return rows.map((row) => row.actor_id);
}

/** Adds these people to the count of a notification and marks it unread again. */
export async function growNotification(
  trx: Trx,
  id: number,
  actorIds: readonly number[],
  now: number,
): Promise<void> {
  await sql`
    update notice
    set people = people + ${actorIds.length}, rev = nextval('notice_rev'), updated_at = ${now},
      actor_ids = (${int8(actorIds.toReversed())} || actor_ids)[1:3]
    where id = ${id}`.execute(trx);
}

/** Adds capsules to the amount of a notification and marks it unread again. */
export async function addToNotificationAmount(
  trx: Trx,
  id: number,
  amount: number,
  now: number,
): Promise<void> {
  await sql`
    update notice set amount = amount + ${amount}, rev = nextval('notice_rev'), updated_at = ${now}
    where id = ${id}`.execute(trx);
}

export async function deleteCommentNotifications(trx: Trx, commentIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom("notice")
    .where("comment_id", "in", [...commentIds])
    .execute();
}

/** How many notifications each of these people has not seen, at most `BADGE_MAX`. */
export async function countUnread(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: number; unread: number }>`
    select person.user_id, counted.unread
    from unnest(${int8([...new Set(userIds)])}) as person (user_id)
    cross join lateral (
      select count(*)::int8 as unread from (
        select 1 from notice n
        where n.user_id = person.user_id
          and n.rev > coalesce((select s.rev from notice_seen s where s.user_id = person.user_id limit 1), 0)
        limit ${sql.lit(BADGE_MAX)}
      ) few
    ) counted`.execute(db);
  return new Map(rows.map((row) => [row.user_id, row.unread]));
}

/** A person's notifications, those that grew last first, with how far they have seen them. */
export async function findNotifications(
  db: Db,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom("notice as n")
    .leftJoin("post as p", (join) => join.onRef("p.id", "=", "n.post_id").on("p.removed_at", "is", null))
    .selectAll("n")
    .select(["p.id as live_post_id", "p.title as post_title", "p.text as post_text", "p.cover as post_cover"])
    .where("n.user_id", "=", userId)
    .$if(before !== undefined, (query) => query.where("n.rev", "<", before ?? 0))
    .orderBy("n.rev", "desc")
    .limit(limit)
    .execute();
}

export async function findSeenRevision(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom("notice_seen")
    .select("rev")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.rev ?? 0;
}

/** Marks everything up to now as seen; never moves back. */
export async function markAllSeen(db: Db, userId: number): Promise<void> {
  await sql`
    insert into notice_seen (user_id, rev)
    select ${userId}, coalesce(max(rev), 0) from notice where user_id = ${userId}
    on conflict (user_id) do update set rev = greatest(notice_seen.rev, excluded.rev)`.execute(db);
}
