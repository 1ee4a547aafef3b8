import { privateChatId } from "@4d/contract";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { int8, texts } from "../../../platform/db/arrays.ts";
import { ahead } from "../../../platform/db/named-pool.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { clearedUpTo, notRemoved } from "../chat-list/chat-states.table.ts";
import { notExpired } from "../disappearing/expiry.table.ts";
import { type ChatCounter, type HistorySpan, type PrivateMessageRow, pairOf } from "../messages.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Stores rows in one statement, whatever their number; it fails or succeeds with the COMMIT. */
export async function insertPrivateMessages(
  trx: Transaction<Tables>,
  rows: readonly PrivateMessageRow[],
): Promise<void> {
  const column = <K extends keyof PrivateMessageRow>(name: K) => rows.map((row) => row[name]);
  await sql`
    ${ahead}insert into private_message (id, send_id, recv_id, lo, hi, type, content, tmp_id, status, send_time, seq, extra, only_for, gone_at)
    select * from unnest(${int8(column("id"))}, ${int8(column("send_id"))}, ${int8(column("recv_id"))},
      ${int8(column("lo"))}, ${int8(column("hi"))}, ${int8(column("type"))}, ${texts(column("content"))},
      ${texts(column("tmp_id"))}, ${int8(column("status"))}, ${int8(column("send_time"))}, ${int8(column("seq"))}, ${texts(column("extra"))},
      ${int8(column("only_for"))}, ${int8(column("gone_at"))})`.execute(trx);
}

/** Raises the counters of conversations by `count` rows. @returns the new ones. */
export async function raisePrivateChats(
  db: Db,
  chats: readonly { lo: number; hi: number; count: number; lastId: number }[],
): Promise<Map<string, ChatCounter>> {
  const result = await sql<{ lo: number; hi: number; last_seq: number; lifetime: number }>`
    insert into private_chat (lo, hi, last_seq, last_id)
    select * from unnest(${int8(chats.map((chat) => chat.lo))}, ${int8(chats.map((chat) => chat.hi))},
      ${int8(chats.map((chat) => chat.count))}, ${int8(chats.map((chat) => chat.lastId))})
    on conflict (lo, hi) do update
      set last_seq = private_chat.last_seq + excluded.last_seq, last_id = greatest(private_chat.last_id, excluded.last_id)
    returning lo, hi, last_seq, lifetime`.execute(db);
  return new Map(
    result.rows.map((row) => [`${row.lo}:${row.hi}`, { seq: row.last_seq, lifetime: row.lifetime }]),
  );
}

/** Rows a person sent or got that meet `seen`, in an order and up to a limit; rows from them to themselves once. */
const rowsOf = (userId: number, seen: RawBuilder<unknown>, end: RawBuilder<unknown>) =>
  sql<PrivateMessageRow>`
    select * from (
      (select * from private_message m where send_id = ${userId} and ${seen} ${end})
      union all
      (select * from private_message m where recv_id = ${userId} and send_id <> ${userId} and ${seen} ${end})
    ) m ${end}`;

/** Rows this person sees above `after`, ascending, at most `limit`. */
export async function pullPrivateMessages(
  db: Db,
  span: { userId: number; after: number; limit: number },
): Promise<PrivateMessageRow[]> {
  const { userId, after, limit } = span;
  const seen = sql`id > ${after} and (only_for is null or only_for = ${userId}) and ${notRemoved(userId, "private")}`;
  const result = await rowsOf(userId, seen, sql`order by id limit ${limit}`).execute(db);
  return result.rows;
}

/**
 * Rows this person sees above `after`, sent at or after `since`, ascending, at most `limit`; without rows 60–69 and
 * those whose content they cleared, which legacy clients do not know.
 */
export async function loadPrivateMessages(
  db: Db,
  span: { userId: number; after: number; since: number; limit: number },
): Promise<PrivateMessageRow[]> {
  const { userId, after, since, limit } = span;
  const peer = sql`'p:' || case when m.send_id = ${userId} then m.recv_id else m.send_id end`;
  const seen = sql`id > ${after} and send_time >= ${since} and not (type between 60 and 69)
    and (only_for is null or only_for = ${userId}) and ${notRemoved(userId, "private")}
    and id > ${clearedUpTo(userId, peer)}`;
  const result = await rowsOf(userId, seen, sql`order by id limit ${limit}`).execute(db);
  return result.rows;
}

/**
 * The newest rows this person sees in `after < id < before`, newest first, at most `limit`; without rows 60–69, which
 * older legacy clients do not know.
 */
export async function newestPrivateMessages(
  db: Db,
  span: { userId: number; after: number; before: number; limit: number },
): Promise<PrivateMessageRow[]> {
  const { userId, after, before, limit } = span;
  const seen = sql`id > ${after} and id < ${before} and not (type between 60 and 69)
    and (only_for is null or only_for = ${userId}) and ${notRemoved(userId, "private")}`;
  const result = await rowsOf(userId, seen, sql`order by id desc limit ${limit}`).execute(db);
  return result.rows;
}

interface ChatSpan extends HistorySpan {
  userId: number;
  peerId: number;
}

/** A conversation as this person sees it above what they cleared, newest first; only drawn and recalled rows. */
export async function findPrivateHistory(db: Db, span: ChatSpan): Promise<PrivateMessageRow[]> {
  const { lo, hi } = pairOf(span.userId, span.peerId);
  let query = db
    .selectFrom("private_message as m")
    .selectAll("m")
    .where("m.lo", "=", lo)
    .where("m.hi", "=", hi)
    .where((or) => or.or([or("m.only_for", "is", null), or("m.only_for", "=", span.userId)]))
    .where((or) =>
      or.or([
        or("m.type", "<", 10),
        or.between("m.type", 20, 29),
        or.between("m.type", 40, 49),
        or("m.type", "=", 10),
      ]),
    )
    .where(notRemoved(span.userId, "private"))
    .where("m.id", ">", clearedUpTo(span.userId, privateChatId(span.peerId)))
    .where(notExpired(span.now))
    .limit(span.limit);
  if (!span.withRecalled) query = query.where("m.status", "<>", 2);
  if (span.before !== undefined) query = query.where("m.id", "<", span.before);
  if (span.after !== undefined) query = query.where("m.id", ">", span.after).orderBy("m.id");
  else query = query.orderBy("m.id", "desc").offset(span.offset ?? 0);
  return query.execute();
}

/** The newest id `fromId` sent to `toId` at or below `maxId` that `toId` sees; 0 when there is none. */
export async function newestReceived(
  db: Db,
  asks: readonly { userId: number; peerId: number; maxId: number }[],
): Promise<number[]> {
  const result = await sql<{ newest: number }>`
    select coalesce((select m.id from private_message m
      where m.lo = least(k.user_id, k.peer_id) and m.hi = greatest(k.user_id, k.peer_id) and m.send_id = k.peer_id
        and m.id <= k.max_id and m.only_for is null and (m.type <= 10 or m.type between 20 and 49)
      order by m.id desc limit 1), 0) as newest
    from unnest(${int8(asks.map((ask) => ask.userId))}, ${int8(asks.map((ask) => ask.peerId))},
      ${int8(asks.map((ask) => ask.maxId))}) with ordinality as k(user_id, peer_id, max_id, n) order by k.n`.execute(
    db,
  );
  return result.rows.map((row) => row.newest);
}

export async function findPinnedPrivate(
  db: Db,
  userId: number,
  peerId: number,
  now: number,
): Promise<PrivateMessageRow[]> {
  const { lo, hi } = pairOf(userId, peerId);
  return db
    .selectFrom("private_message as m")
    .selectAll("m")
    .where("lo", "=", lo)
    .where("hi", "=", hi)
    .where("pinned_at", "is not", null)
    .where((or) => or.or([or("only_for", "is", null), or("only_for", "=", userId)]))
    .where(notRemoved(userId, "private"))
    .where("m.id", ">", clearedUpTo(userId, privateChatId(peerId)))
    .where(notExpired(now))
    .orderBy("pinned_at", "desc")
    .limit(20)
    .execute();
}

/** Peers of this person's conversations whose newest row lies in `above < id < below`, newest first. */
export async function newestPrivateChats(
  db: Db,
  userId: number,
  span: { above: number; below: number; limit: number },
): Promise<{ peerId: number; lastId: number }[]> {
  const within = sql`last_id > ${span.above} and last_id < ${span.below} order by last_id desc limit ${span.limit}`;
  const result = await sql<{ peer_id: number; last_id: number }>`
    select * from (
      (select hi as peer_id, last_id from private_chat where lo = ${userId} and ${within})
      union all
      (select lo as peer_id, last_id from private_chat where hi = ${userId} and ${within})
    ) c order by last_id desc limit ${span.limit}`.execute(db);
  return result.rows.map((row) => ({ peerId: row.peer_id, lastId: row.last_id }));
}
