import type { StreamKind } from "@4d/contract";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { int8 } from "../../../platform/db/arrays.ts";
import { ahead } from "../../../platform/db/named-pool.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { clearedUpTo, notRemoved } from "../chat-list/chat-states.table.ts";
import { notExpired } from "../disappearing/expiry.table.ts";
import { type GroupMessageRow, type PrivateMessageRow, pairOf, type RoomSpan } from "../messages.table.ts";

/** The search criteria. Times in epoch milliseconds; `before` is an exclusive id. */
export interface SearchQuery {
  userId: number;
  /** The words, as made by `foldedPattern`; when absent, everything of these types. */
  pattern: string | undefined;
  types: readonly number[];
  after: number | null;
  until: number | null;
  before: number;
  limit: number;
  /** Messages expired by then are not found. */
  now: number;
}

/** What was found, newest first, and how far was searched. */
export interface SearchResult<R> {
  rows: R[];
  /** Everything from this id up was searched; 0 when nothing is left below. */
  reach: number;
  /** Nothing below was sent after this time; 0 when nothing is left. */
  since: number;
}

/** Ids `from <= id < to`. */
interface Span {
  from: number;
  to: number;
}

/** A stream as it is searched: `beyond` selects the first row of each conversation that is no longer scanned. */
interface StreamSearch<R> {
  table: "private_message" | "group_message";
  beyond: (span: Span) => RawBuilder<unknown>;
  rows: (span: Span) => RawBuilder<R>;
}

/** A search scans this many of a person's newest rows per page (`W18`); its cursor continues below them. */
const SCAN_MAX = 20_000;
/** To find those among many groups, the index counts this many rows, and at least `EACH_LEAST` of each group. */
const COUNTED_MAX = 5 * SCAN_MAX;
const EACH_LEAST = 1_000;
/** The longest any of its statements may hold a connection. */
const LONGEST_MS = 5_000;
/** Ids rise with time, except within this many milliseconds: each node has its own clock. */
export const CLOCKS_MS = 60_000;

const NOTHING = { rows: [], reach: 0, since: 0 };

const within = ({ from, to }: Span) => sql`m.id >= ${from} and m.id < ${to}`;

const containing = (pattern: string | undefined) =>
  pattern === undefined ? sql`` : sql`and m.content ~ ${pattern}`;

function matching(query: SearchQuery): RawBuilder<boolean> {
  return sql<boolean>`m.type = any(${sql.val(query.types)}::int8[]) and m.status = 0 and ${notExpired(query.now)} ${containing(query.pattern)}
    and (${query.after}::int8 is null or m.send_time >= ${query.after}) and (${query.until}::int8 is null or m.send_time <= ${query.until})`;
}

function visibleTo(
  { userId }: SearchQuery,
  kind: StreamKind,
  chatId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${notRemoved(userId, kind)} and m.id > ${clearedUpTo(userId, chatId)}`;
}

/** The first id from which on rows were sent at this time or later, by binary search: times have no index. */
export async function firstSince(
  db: Kysely<Tables> | Transaction<Tables>,
  table: StreamSearch<unknown>["table"],
  time: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with recursive half(lo, hi) as (
      select 1::int8, (select coalesce(max(id), 0) + 1 from ${sql.table(table)})
      union all
      select case when m.send_time < ${time}::int8 then m.id + 1 else half.lo end,
        case when m.send_time < ${time}::int8 then half.hi else (half.lo + half.hi) / 2 end
      from half left join lateral (select own.id, own.send_time from ${sql.table(table)} own
        where own.id >= (half.lo + half.hi) / 2 and own.id < half.hi order by own.id limit 1) m on true
      where half.lo < half.hi
    ) select max(lo) as id from half`.execute(db);
  return rows[0]?.id ?? 1;
}

/** The ids whose rows can have been sent in the requested time. */
async function spanOf(
  trx: Transaction<Tables>,
  table: StreamSearch<unknown>["table"],
  { after, until, before }: SearchQuery,
): Promise<Span> {
  const from = after === null ? 1 : await firstSince(trx, table, after - CLOCKS_MS);
  const to = until === null ? before : await firstSince(trx, table, until + CLOCKS_MS + 1);
  return { from, to: Math.min(before, to) };
}

/** Whether a statement of a search was cancelled because it took too long. Pure. */
export const isSearchTimeout = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "57014";

/** Searches the next part of a stream. @throws when it takes too long, see `isSearchTimeout`. */
function searchSpan<R extends { id: number; send_time: number }>(
  db: Kysely<Tables>,
  query: SearchQuery,
  { table, beyond, rows: rowsOf }: StreamSearch<R>,
): Promise<SearchResult<R>> {
  return db.transaction().execute(async (trx): Promise<SearchResult<R>> => {
    await sql`${ahead}set local statement_timeout = ${sql.lit(LONGEST_MS)}`.execute(trx);
    const span = await spanOf(trx, table, query);
    const [unsearched] = (
      await sql<{ id: number; time: number }>`
        select m.id, m.send_time as time from ${sql.table(table)} m
        where m.id = (select max(own.id) from (${beyond(span)}) own)`.execute(trx)
    ).rows;
    const { rows } = await rowsOf({ ...span, from: unsearched ? unsearched.id + 1 : span.from }).execute(trx);
    const last = rows.length === query.limit ? rows.at(-1) : undefined;
    if (last) return { rows, reach: last.id, since: last.send_time };
    return unsearched ? { rows, reach: unsearched.id + 1, since: unsearched.time } : { ...NOTHING, rows };
  });
}

/** Private messages containing the words, with one person or with everyone. */
export async function searchPrivate(
  db: Kysely<Tables>,
  query: SearchQuery,
  peerId: number | null,
): Promise<SearchResult<PrivateMessageRow>> {
  if (query.before === 0) return NOTHING;
  const { userId, limit } = query;
  const pair = peerId === null ? null : pairOf(userId, peerId);
  const sides = pair
    ? [sql`m.lo = ${pair.lo} and m.hi = ${pair.hi}`]
    : [sql`m.send_id = ${userId}`, sql`m.recv_id = ${userId}`];
  const peer = sql`'p:' || case when m.send_id = ${userId} then m.recv_id else m.send_id end`;
  const each = (one: (side: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(sides.map(one), sql` union all `);
  return searchSpan<PrivateMessageRow>(db, query, {
    table: "private_message",
    beyond: (span) =>
      each(
        (side) => sql`(select m.id from private_message m where ${side} and ${within(span)}
          order by m.id desc limit 1 offset ${SCAN_MAX})`,
      ),
    rows: (span) =>
      sql<PrivateMessageRow>`select * from (${each(
        (side) => sql`(select * from private_message m where ${side} and ${within(span)}
        and (m.only_for is null or m.only_for = ${userId}) and ${matching(query)} and ${visibleTo(query, "private", peer)}
        order by m.id desc limit ${limit})`,
      )}) m order by m.id desc limit ${limit}`,
  });
}

/** Group messages containing the words, within what this person sees of these groups. */
export async function searchGroups(
  db: Kysely<Tables>,
  query: SearchQuery,
  rooms: readonly RoomSpan[],
): Promise<SearchResult<GroupMessageRow>> {
  if (query.before === 0 || rooms.length === 0) return NOTHING;
  const { userId, limit } = query;
  const share = Math.floor(COUNTED_MAX / rooms.length);
  const most = Math.min(SCAN_MAX, Math.max(EACH_LEAST, share));
  const each = sql`unnest(${int8(rooms.map((room) => room.groupId))}, ${int8(rooms.map((room) => room.from))},
    ${int8(rooms.map((room) => room.to))}) as k(group_id, lower_id, upper_id)`;
  const there = sql`m.group_id = k.group_id and m.id > k.lower_id and (k.upper_id is null or m.id <= k.upper_id)`;
  const newest = (
    span: Span,
    part: RawBuilder<unknown>,
  ) => sql`select one.id from ${each} cross join lateral (
    select m.id from group_message m where ${there} and ${within(span)} order by m.id desc ${part}) one`;
  return searchSpan<GroupMessageRow>(db, query, {
    table: "group_message",
    beyond: (span) => sql`(${newest(span, sql`limit 1 offset ${most}`)}) union all
      (${newest(span, sql`limit ${most}`)} order by one.id desc limit 1 offset ${SCAN_MAX})`,
    rows: (span) => sql<GroupMessageRow>`select f.* from ${each} cross join lateral (
      select * from group_message m where ${there} and ${within(span)}
        and (m.recv_ids is null or ${userId}::int8 = any(m.recv_ids)) and ${matching(query)}
        and ${visibleTo(query, "group", sql`'g:' || m.group_id`)} order by m.id desc limit ${limit}
    ) f order by f.id desc limit ${limit}`,
  });
}
