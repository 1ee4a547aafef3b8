import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./friends.table.ts";

/** One direction between two people: may `from` reach `to`? */
export interface Direction {
  from: number;
  to: number;
}

/** `friends` when neither side ended it; `blocked` when `to` blocks `from`. */
export interface FriendRelation {
  friends: boolean;
  blocked: boolean;
}

/** The relation of each `from` to its `to`, in the order asked, in one statement. */
export async function relationsOf(
  db: Kysely<Tables>,
  pairs: readonly Direction[],
): Promise<FriendRelation[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<FriendRelation>`
    select friendly.id is not null as friends, blocking.id is not null as blocked
    from unnest(
      ${pairs.map((pair) => pair.from)}::int8[], ${pairs.map((pair) => pair.to)}::int8[]
    ) with ordinality as pair (from_id, to_id, place)
    left join lateral (
      select user_id as id from friendship
      where user_id = pair.from_id and friend_id = pair.to_id and not deleted limit 1
    ) friendly on true
    left join lateral (
      select user_id as id from user_block where user_id = pair.to_id and blocked_id = pair.from_id limit 1
    ) blocking on true
    order by pair.place`.execute(db);
  return rows;
}

/** Whether two people are or were friends. */
export async function wereFriends(db: Kysely<Tables>, oneId: number, otherId: number): Promise<boolean> {
  const row = await db
    .selectFrom("friendship")
    .select("user_id")
    .where("user_id", "=", oneId)
    .where("friend_id", "=", otherId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of a person's current friends. */
export async function friendsOf(db: Kysely<Tables>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("friendship")
    .select("friend_id")
    .where("user_id", "=", userId)
    .where("deleted", "=", false)
    .execute();
  return rows.map((row) => row.friend_id);
}

/** Each `to`'s mute setting for its `from`, in the order asked, in one statement. */
export async function muteStatesOf(
  db: Kysely<Tables>,
  pairs: readonly Direction[],
): Promise<{ muted: boolean; blocked: boolean }[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ muted: boolean; blocked: boolean }>`
    select exists (
      select from friendship
      where user_id = pair.to_id and friend_id = pair.from_id and not deleted and is_dnd
    ) as muted, exists (
      select from user_block where user_id = pair.to_id and blocked_id = pair.from_id
    ) as blocked
    from unnest(
      ${pairs.map((pair) => pair.from)}::int8[], ${pairs.map((pair) => pair.to)}::int8[]
    ) with ordinality as pair (from_id, to_id, place)
    order by pair.place`.execute(db);
  return rows;
}
