import { AT_EVERYONE } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import { int8 } from "../../../platform/db/arrays.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { notExpired } from "../disappearing/expiry.table.ts";
import type { GroupMessageRow, PrivateMessageRow, RoomSpan } from "../messages.table.ts";
import { clearedUpTo, notRemoved } from "./chat-states.table.ts";

type Db = Kysely<Tables>;

/** The chat a lateral row `k` is about. */
const inPrivate = sql`'p:' || k.peer_id`;
const inGroup = sql`'g:' || k.group_id`;

/** The newest ids of both streams. Read before the rows, so that no row stored in between counts as received. */
export async function findNewestIds(db: Db): Promise<{ privateId: number; groupId: number }> {
  const rows = await db.selectFrom("stream_head").selectAll().execute();
  const newestIdOf = (kind: string) => rows.find((row) => row.kind === kind)?.last_id ?? 0;
  return { privateId: newestIdOf("private"), groupId: newestIdOf("group") };
}

/** The newest drawn rows of each of these conversations, at or below a position. */
export async function newestPrivateRows(
  db: Db,
  ask: { userId: number; peerIds: readonly number[]; upTo: number; each: number; now: number },
): Promise<PrivateMessageRow[]> {
  if (ask.peerIds.length === 0) return [];
  const result = await sql<PrivateMessageRow>`
    select m.* from unnest(${int8(ask.peerIds)}) as k(peer_id) cross join lateral (
      select * from private_message m
      where m.lo = least(${ask.userId}::int8, k.peer_id) and m.hi = greatest(${ask.userId}::int8, k.peer_id)
        and m.id <= ${ask.upTo} and m.id > ${clearedUpTo(ask.userId, inPrivate)}
        and (m.type < 10 or m.type between 20 and 49)
        and (m.only_for is null or m.only_for = ${ask.userId}) and ${notRemoved(ask.userId, "private")}
        and ${notExpired(ask.now)}
      order by m.id desc limit ${ask.each}
    ) m order by m.id`.execute(db);
  return result.rows;
}

/** The newest `each` drawn rows of every one of these groups, at or below a position. */
export async function newestGroupRows(
  db: Db,
  ask: { userId: number; rooms: readonly RoomSpan[]; upTo: number; each: number; now: number },
): Promise<GroupMessageRow[]> {
  if (ask.rooms.length === 0) return [];
  const result = await sql<GroupMessageRow>`
    select m.* from unnest(${int8(ask.rooms.map((room) => room.groupId))}, ${int8(ask.rooms.map((room) => room.from))},
      ${int8(ask.rooms.map((room) => room.to))}) as k(group_id, lower_id, upper_id)
    cross join lateral (
      select * from group_message m where m.group_id = k.group_id
        and m.id > greatest(k.lower_id, ${clearedUpTo(ask.userId, inGroup)}) and m.id <= ${ask.upTo}
        and (k.upper_id is null or m.id <= k.upper_id) and (m.type < 10 or m.type between 20 and 29)
        and (m.recv_ids is null or ${ask.userId}::int8 = any(m.recv_ids)) and ${notRemoved(ask.userId, "group")}
        and ${notExpired(ask.now)}
      order by m.id desc limit ${ask.each}
    ) m order by m.id`.execute(db);
  return result.rows;
}

/** How many messages each peer sent above my read position, up to an id; counting stops at 1000. */
export async function countPrivateUnread(
  db: Db,
  userId: number,
  upTo: number,
  asks: readonly { peerId: number; readId: number }[],
): Promise<number[]> {
  const result = await sql<{ unread: number }>`
    select (select count(*)::int4 from (select 1 from private_message m
      where m.lo = least(${userId}::int8, k.peer_id) and m.hi = greatest(${userId}::int8, k.peer_id)
        and m.send_id = k.peer_id and m.id > greatest(k.read_id, ${clearedUpTo(userId, inPrivate)})
        and m.id <= ${upTo} and m.status < 2 and m.only_for is null and (m.type < 10 or m.type between 40 and 49)
        and ${notRemoved(userId, "private")} limit 1000) c) as unread
    from unnest(${int8(asks.map((ask) => ask.peerId))}, ${int8(asks.map((ask) => ask.readId))})
      with ordinality as k(peer_id, read_id, n) order by k.n`.execute(db);
  return result.rows.map((row) => row.unread);
}

/** How many messages of others are above my read position in each group, up to an id; counting stops at 1000. */
export async function countGroupUnread(
  db: Db,
  userId: number,
  upTo: number,
  asks: readonly { groupId: number; readId: number; to: number | null }[],
): Promise<number[]> {
  const result = await sql<{ unread: number }>`
    select (select count(*)::int4 from (select 1 from group_message m
      where m.group_id = k.group_id and m.id > greatest(k.read_id, ${clearedUpTo(userId, inGroup)})
        and m.id <= least(k.upper_id, ${upTo}::int8) and m.send_id <> ${userId} and m.status <> 2
        and m.type < 10 and ${notRemoved(userId, "group")} limit 1000) c) as unread
    from unnest(${int8(asks.map((ask) => ask.groupId))}, ${int8(asks.map((ask) => ask.readId))},
      ${int8(asks.map((ask) => ask.to))}) with ordinality as k(group_id, read_id, upper_id, n) order by k.n`.execute(
    db,
  );
  return result.rows.map((row) => row.unread);
}

/** Unread rows that mention me or everyone, by group, ids ascending; only the newest 1000 unread rows of each group. */
export async function findMentions(
  db: Db,
  userId: number,
  upTo: number,
  asks: readonly { groupId: number; readId: number; to: number | null }[],
): Promise<Map<number, { me: number[]; everyone: number[] }>> {
  const { rows } = await sql<{ group_id: number; id: number; me: boolean; everyone: boolean }>`
    select k.group_id, m.id, ${userId}::int8 = any(m.at_user_ids) as me, ${AT_EVERYONE}::int8 = any(m.at_user_ids) as everyone
    from unnest(${int8(asks.map((ask) => ask.groupId))}, ${int8(asks.map((ask) => ask.readId))},
      ${int8(asks.map((ask) => ask.to))}) as k(group_id, read_id, upper_id)
    cross join lateral (select m.id, m.at_user_ids from group_message m
      where m.group_id = k.group_id and m.id > greatest(k.read_id, ${clearedUpTo(userId, inGroup)})
        and m.id <= least(k.upper_id, ${upTo}::int8) and m.send_id <> ${userId} and m.status <> 2
        and m.type < 10 and ${notRemoved(userId, "group")} order by m.id desc limit 1000) m
    where m.at_user_ids && array[${userId}, ${AT_EVERYONE}]::int8[] order by m.id`.execute(db);
  const found = new Map<number, { me: number[]; everyone: number[] }>();
  for (const { group_id, id, me, everyone } of rows) {
    const mentions = found.get(group_id) ?? { me: [], everyone: [] };
    found.set(group_id, mentions);
    if (me) mentions.me.push(id);
    if (everyone) mentions.everyone.push(id);
  }
  return found;
}
