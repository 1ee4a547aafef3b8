import { MessageType } from "@4d/contract";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { int8, texts } from "../../../platform/db/arrays.ts";
import { ahead } from "../../../platform/db/named-pool.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { clearedUpTo, notRemoved } from "../chat-list/chat-states.table.ts";
import { notExpired } from "../disappearing/expiry.table.ts";
import type { ChatCounter, GroupMessageRow, HistorySpan, RoomSpan } from "../messages.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A list inside a row is passed in PostgreSQL's text form of an array. */
const list = (values: number[] | null) => (values === null ? null : `{${values.join(",")}}`);

/** Finds whose windows `k` contain a row `m`, as a list to join. */
const windowsOf = (rooms: readonly RoomSpan[]) => sql`
  unnest(${int8(rooms.map((room) => room.groupId))}, ${int8(rooms.map((room) => room.from))},
    ${int8(rooms.map((room) => room.to))}) as k(group_id, lower_id, upper_id)`;

/** Rows in these windows that meet `seen` and are for this person, in an order and up to a limit. */
const rowsIn = (
  { userId, rooms }: { userId: number; rooms: readonly RoomSpan[] },
  seen: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
) =>
  sql<GroupMessageRow>`
    select m.* from ${windowsOf(rooms)}
    cross join lateral (
      select * from group_message m where m.group_id = k.group_id and ${seen}
        and (m.recv_ids is null or ${userId}::int8 = any(m.recv_ids)) and ${notRemoved(userId, "group")}
      ${end}
    ) m ${end}`;

/** Stores rows in one statement, whatever their number; it fails or succeeds with the COMMIT. */
export async function insertGroupMessages(
  trx: Transaction<Tables>,
  rows: readonly GroupMessageRow[],
): Promise<void> {
  const column = <K extends keyof GroupMessageRow>(name: K) => rows.map((row) => row[name]);
  await sql`
    ${ahead}insert into group_message (id, group_id, send_id, send_nick_name, type, content, tmp_id, send_time, seq, extra,
      receipt, at_user_ids, recv_ids, gone_at)
    select i, g, s, n, t, c, tmp, at, q, x, r = 1, a::int8[], v::int8[], e
    from unnest(${int8(column("id"))}, ${int8(column("group_id"))}, ${int8(column("send_id"))},
      ${texts(column("send_nick_name"))}, ${int8(column("type"))}, ${texts(column("content"))}, ${texts(column("tmp_id"))},
      ${int8(column("send_time"))}, ${int8(column("seq"))}, ${texts(column("extra"))},
      ${int8(rows.map((row) => (row.receipt ? 1 : 0)))}, ${texts(rows.map((row) => list(row.at_user_ids)))},
      ${texts(rows.map((row) => list(row.recv_ids)))}, ${int8(column("gone_at"))})
      as k(i, g, s, n, t, c, tmp, at, q, x, r, a, v, e)`.execute(trx);
}

/** Raises the counters of groups by `count` rows. @returns the new ones. */
export async function raiseGroupChats(
  db: Db,
  chats: readonly { groupId: number; count: number }[],
): Promise<Map<number, ChatCounter>> {
  const result = await sql<{ group_id: number; last_seq: number; lifetime: number }>`
    insert into group_chat (group_id, last_seq)
    select * from unnest(${int8(chats.map((chat) => chat.groupId))}, ${int8(chats.map((chat) => chat.count))})
    on conflict (group_id) do update set last_seq = group_chat.last_seq + excluded.last_seq
    returning group_id, last_seq, lifetime`.execute(db);
  return new Map(result.rows.map((row) => [row.group_id, { seq: row.last_seq, lifetime: row.lifetime }]));
}

/** Rows of all these groups in `after < id <= upTo` in global id order (`W12`), at most `limit`. */
export async function pullGroupMessages(
  db: Db,
  span: { userId: number; rooms: readonly RoomSpan[]; after: number; upTo: number; limit: number },
): Promise<GroupMessageRow[]> {
  const { rooms, after, upTo, limit } = span;
  if (rooms.length === 0) return [];
  const seen = sql`m.id > greatest(${after}::int8, k.lower_id) and m.id <= ${upTo}
    and (k.upper_id is null or m.id <= k.upper_id)`;
  const result = await rowsIn(span, seen, sql`order by m.id limit ${limit}`).execute(db);
  return result.rows;
}

/**
 * As `pullGroupMessages`, for rows sent at or after `since`; without rows 60–69 and those whose content they cleared,
 * which legacy clients do not know, and without RECEIPT rows, whose `id` is another message's and cannot serve as a
 * cursor.
 */
export async function loadGroupMessages(
  db: Db,
  span: {
    userId: number;
    rooms: readonly RoomSpan[];
    after: number;
    upTo: number;
    since: number;
    limit: number;
  },
): Promise<GroupMessageRow[]> {
  const { rooms, after, upTo, since, limit, userId } = span;
  if (rooms.length === 0) return [];
  const cleared = clearedUpTo(userId, sql`'g:' || k.group_id`);
  const seen = sql`m.id > greatest(${after}::int8, k.lower_id, ${cleared}) and m.id <= least(${upTo}::int8, k.upper_id)
    and m.send_time >= ${since} and not (m.type between 60 and 69) and m.type <> ${MessageType.RECEIPT}`;
  const result = await rowsIn(span, seen, sql`order by m.id limit ${limit}`).execute(db);
  return result.rows;
}

/**
 * The newest rows of all these groups in `after < id < before`, newest first, at most `limit`; without rows 60–69,
 * which older legacy clients do not know.
 */
export async function newestGroupMessages(
  db: Db,
  span: { userId: number; rooms: readonly RoomSpan[]; after: number; before: number; limit: number },
): Promise<GroupMessageRow[]> {
  const { rooms, after, before, limit } = span;
  if (rooms.length === 0) return [];
  const seen = sql`m.id > greatest(${after}::int8, k.lower_id) and m.id < ${before}
    and (k.upper_id is null or m.id <= k.upper_id) and not (m.type between 60 and 69)`;
  const result = await rowsIn(span, seen, sql`order by m.id desc limit ${limit}`).execute(db);
  return result.rows;
}

interface GroupSpan extends HistorySpan {
  userId: number;
  /** The windows of one group, which do not overlap. */
  rooms: readonly RoomSpan[];
}

/** A group's messages as this person sees them, newest first (ascending when `after` is given). */
export async function findGroupHistory(db: Db, span: GroupSpan): Promise<GroupMessageRow[]> {
  const { userId, rooms, before, after, limit, offset = 0, withRecalled, now } = span;
  const order = after === undefined ? sql`m.id desc` : sql`m.id`;
  const bounds = [
    ...(withRecalled ? [] : [sql`m.status <> 2`]),
    ...(before === undefined ? [] : [sql`m.id < ${before}`]),
    ...(after === undefined ? [] : [sql`m.id > ${after}`]),
  ];
  const bounded = bounds.map((one) => sql`and ${one}`);
  // Each window returns up to the whole limit; what lies between two windows is not scanned.
  const result = await sql<GroupMessageRow>`
    select m.* from ${windowsOf(rooms)} cross join lateral (
      select * from group_message m where m.group_id = k.group_id and m.id > k.lower_id
        and (k.upper_id is null or m.id <= k.upper_id) ${sql.join(bounded, sql` `)}
        and (m.type < 10 or m.type between 20 and 29 or m.type = 10)
        and (m.recv_ids is null or ${userId}::int8 = any(m.recv_ids)) and ${notRemoved(userId, "group")}
        and ${notExpired(now)}
      order by ${order} limit ${limit + offset}
    ) m order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return result.rows;
}

/** The newest id all members of a group see, at or below `maxId`; 0 when there is none. */
export async function newestInGroups(
  db: Db,
  asks: readonly { groupId: number; maxId: number }[],
): Promise<number[]> {
  const result = await sql<{ newest: number }>`
    select coalesce((select m.id from group_message m where m.group_id = k.g and m.id <= k.max_id
      and (m.type <= 10 or m.type between 20 and 29) order by m.id desc limit 1), 0) as newest
    from unnest(${int8(asks.map((ask) => ask.groupId))}, ${int8(asks.map((ask) => ask.maxId))})
      with ordinality as k(g, max_id, n) order by k.n`.execute(db);
  return result.rows.map((row) => row.newest);
}

/** Receipt messages of a group in `from < id <= to`, the newest 200: each of them becomes a row for everybody. */
export async function receiptMessages(
  db: Db,
  span: { groupId: number; from: number; to: number },
): Promise<GroupMessageRow[]> {
  return db
    .selectFrom("group_message")
    .selectAll()
    .where("group_id", "=", span.groupId)
    .where(sql<boolean>`receipt`)
    .where("status", "=", 0)
    .where("id", ">", span.from)
    .where("id", "<=", span.to)
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}

export async function settleReceipts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable("group_message").set({ receipt_ok: true }).where("id", "in", ids).execute();
}

export async function findPinnedGroup(
  db: Db,
  userId: number,
  rooms: readonly RoomSpan[],
  now: number,
): Promise<GroupMessageRow[]> {
  const result = await sql<GroupMessageRow>`
    select m.* from ${windowsOf(rooms)} join group_message m on m.group_id = k.group_id and m.id > k.lower_id
      and (k.upper_id is null or m.id <= k.upper_id) and m.pinned_at is not null
    where ${notRemoved(userId, "group")} and ${notExpired(now)}
    order by m.pinned_at desc limit 20`.execute(db);
  return result.rows;
}
