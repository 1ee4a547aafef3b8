import type { StreamKind } from "@4d/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { notGone } from "./gone.table.ts";
import { type GroupMessageRow, type PrivateMessageRow, pairOf, type RoomSpan } from "./messages.table.ts";
import { clearedUpTo, notRemoved } from "./own-view.table.ts";

/** What is looked for. Times in epoch milliseconds; `before` is an exclusive id. */
export interface SearchAsk {
  userId: number;
  keyword: string;
  types: readonly number[];
  after: number | null;
  until: number | null;
  before: number;
  limit: number;
  /** What disappears by then is not found. */
  now: number;
}

/** A search looks through this many of a person's newest rows and no further in one go (`W18`). */
const SCAN_MAX = 50_000;

const like = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function matching(ask: SearchAsk): RawBuilder<boolean> {
  return sql<boolean>`m.type = any(${sql.val(ask.types)}::int8[]) and m.status = 0 and ${notGone(ask.now)} and m.content ilike ${like(ask.keyword)}
    and (${ask.after}::int8 is null or m.send_time >= ${ask.after}) and (${ask.until}::int8 is null or m.send_time <= ${ask.until})`;
}

function kept({ userId }: SearchAsk, kind: StreamKind, chatId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${notRemoved(userId, kind)} and m.id > ${clearedUpTo(userId, chatId)}`;
}

/** Private messages with the words, newest first; with one person, or with everyone. */
export async function searchPrivate(
  db: Kysely<Tables>,
  ask: SearchAsk,
  peerId: number | null,
): Promise<PrivateMessageRow[]> {
  const pair = peerId === null ? null : pairOf(ask.userId, peerId);
  const peer = sql`'p:' || case when m.send_id = ${ask.userId} then m.recv_id else m.send_id end`;
  const side = (
    mine: RawBuilder<unknown>,
  ) => sql`(select * from (select * from private_message p where ${mine}
    and p.id < ${ask.before} and (p.only_for is null or p.only_for = ${ask.userId}) order by p.id desc limit ${SCAN_MAX}) m
    where ${matching(ask)} and ${kept(ask, "private", peer)} order by m.id desc limit ${ask.limit})`;
  const source = pair
    ? side(sql`p.lo = ${pair.lo} and p.hi = ${pair.hi}`)
    : sql`${side(sql`p.send_id = ${ask.userId}`)} union all ${side(sql`p.recv_id = ${ask.userId}`)}`;
  const result =
    await sql<PrivateMessageRow>`select * from (${source}) m order by m.id desc limit ${ask.limit}`.execute(
      db,
    );
  return result.rows;
}

/** Group messages with the words in what this person sees of these groups, newest first. */
export async function searchGroups(
  db: Kysely<Tables>,
  ask: SearchAsk,
  rooms: readonly RoomSpan[],
): Promise<GroupMessageRow[]> {
  if (rooms.length === 0) return [];
  const each = Math.max(1000, Math.floor(SCAN_MAX / rooms.length));
  const result = await sql<GroupMessageRow>`
    select f.* from unnest(${sql.val(rooms.map((room) => room.groupId))}::int8[], ${sql.val(rooms.map((room) => room.from))}::int8[],
      ${sql.val(rooms.map((room) => room.to))}::int8[]) as k(group_id, lower_id, upper_id)
    cross join lateral (select * from (select * from group_message g where g.group_id = k.group_id and g.id > k.lower_id
        and g.id < ${ask.before} and (k.upper_id is null or g.id <= k.upper_id)
        and (g.recv_ids is null or ${ask.userId}::int8 = any(g.recv_ids)) order by g.id desc limit ${each}) m
      where ${matching(ask)} and ${kept(ask, "group", sql`'g:' || m.group_id`)} order by m.id desc limit ${ask.limit}
    ) f order by f.id desc limit ${ask.limit}`.execute(db);
  return result.rows;
}
