import { type StreamKind, UserType } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../../platform/db/arrays.ts";
import type { Tables } from "../../../platform/db/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

export interface PrivatePosition {
  userId: number;
  peerId: number;
  readId: number;
  deliveredId: number;
}

/** Positions between this person and these peers, in both directions. */
export async function findPrivatePositions(
  db: Db,
  userId: number,
  peerIds: readonly number[],
): Promise<PrivatePosition[]> {
  if (peerIds.length === 0) return [];
  const result = await sql<{ user_id: number; peer_id: number; read_id: number; delivered_id: number }>`
    select * from private_position where (user_id = ${userId} and peer_id = any(${int8(peerIds)}))
      or (peer_id = ${userId} and user_id = any(${int8(peerIds)}))`.execute(db);
  return result.rows.map((row) => ({
    userId: row.user_id,
    peerId: row.peer_id,
    readId: row.read_id,
    deliveredId: row.delivered_id,
  }));
}

/** Raises read positions (never lowers them). @returns those that rose, in the order given. */
export async function raisePrivateRead(
  db: Db,
  reads: readonly { userId: number; peerId: number; readId: number }[],
): Promise<Set<string>> {
  if (reads.length === 0) return new Set();
  const result = await sql<{ user_id: number; peer_id: number }>`
    insert into private_position (user_id, peer_id, read_id, delivered_id)
    select u, p, r, r from unnest(${int8(reads.map((one) => one.userId))}, ${int8(reads.map((one) => one.peerId))},
      ${int8(reads.map((one) => one.readId))}) as k(u, p, r)
    on conflict (user_id, peer_id) do update
      set read_id = excluded.read_id, delivered_id = greatest(private_position.delivered_id, excluded.read_id)
      where private_position.read_id < excluded.read_id
    returning user_id, peer_id`.execute(db);
  return new Set(result.rows.map((row) => `${row.user_id}:${row.peer_id}`));
}

/** A person's delivery cursor; it only ever moves forward. */
export async function findDeliveryCursor(
  db: Db,
  userId: number,
  kind: StreamKind,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("delivery_cursor")
    .select("delivered_id")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.delivered_id;
}

/** Moves a person's delivery cursor. @returns its previous position, or null when it did not move. */
export async function raiseDeliveryCursor(
  db: Db,
  userId: number,
  kind: StreamKind,
  id: number,
): Promise<number | null> {
  const known = await findDeliveryCursor(db, userId, kind);
  if (known !== undefined && known >= id) return null;
  await db
    .insertInto("delivery_cursor")
    .values({ user_id: userId, kind, delivered_id: id })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet({ delivered_id: id }))
    .execute();
  return known ?? 0;
}

/** Marks what peers sent to this person in `from < id <= to` as delivered. @returns the new position per peer. */
export async function raisePrivateDelivered(
  db: Db,
  span: { userId: number; from: number; to: number },
): Promise<{ peerId: number; deliveredId: number }[]> {
  const result = await sql<{ peer_id: number; delivered_id: number }>`
    insert into private_position (user_id, peer_id, delivered_id)
    select ${span.userId}::int8, send_id, max(id) from private_message
      where recv_id = ${span.userId} and id > ${span.from} and id <= ${span.to} and only_for is null
        and (type < 10 or type between 40 and 49)
      group by send_id
    on conflict (user_id, peer_id) do update set delivered_id = excluded.delivered_id
      where private_position.delivered_id < excluded.delivered_id
    returning peer_id, delivered_id`.execute(db);
  return result.rows.map((row) => ({ peerId: row.peer_id, deliveredId: row.delivered_id }));
}

/** My newest message that this peer has read; -1 when there is none (`protocol §7.5`). */
export async function newestReadByPeer(db: Db, userId: number, peerId: number): Promise<number> {
  const result = await sql<{ id: number }>`
    select m.id from private_message m
    join private_position p on p.user_id = ${peerId} and p.peer_id = ${userId}
    where m.lo = least(${userId}::int8, ${peerId}::int8) and m.hi = greatest(${userId}::int8, ${peerId}::int8)
      and m.send_id = ${userId} and m.id <= p.read_id and m.type < 10
    order by m.id desc limit 1`.execute(db);
  return result.rows[0]?.id ?? -1;
}

/** Raises read positions in groups. @returns the old positions of those that rose. */
export async function raiseGroupRead(
  db: Db,
  reads: readonly { groupId: number; userId: number; readId: number }[],
): Promise<void> {
  if (reads.length === 0) return;
  await sql`
    insert into group_position (group_id, user_id, read_id)
    select * from unnest(${int8(reads.map((one) => one.groupId))}, ${int8(reads.map((one) => one.userId))},
      ${int8(reads.map((one) => one.readId))})
    on conflict (group_id, user_id) do update set read_id = greatest(group_position.read_id, excluded.read_id)`.execute(
    db,
  );
}

/** Read positions of a person in these groups. */
export async function findGroupReads(
  db: Db,
  pairs: readonly { groupId: number; userId: number }[],
): Promise<Map<string, number>> {
  if (pairs.length === 0) return new Map();
  const result = await sql<{ group_id: number; user_id: number; read_id: number }>`
    select p.* from unnest(${int8(pairs.map((ask) => ask.groupId))}, ${int8(pairs.map((ask) => ask.userId))}) as k(g, u)
    cross join lateral (select * from group_position own where own.group_id = k.g and own.user_id = k.u limit 1) p`.execute(
    db,
  );
  return new Map(result.rows.map((row) => [`${row.group_id}:${row.user_id}`, row.read_id]));
}

/** Everyone's read position in a group. */
export async function groupReadPositions(
  db: Db,
  groupIds: readonly number[],
): Promise<{ groupId: number; userId: number; readId: number }[]> {
  if (groupIds.length === 0) return [];
  const rows = await db.selectFrom("group_position").selectAll().where("group_id", "in", groupIds).execute();
  return rows.map((row) => ({ groupId: row.group_id, userId: row.user_id, readId: row.read_id }));
}

interface GroupMessageKey {
  id: number;
  group_id: number;
  send_id: number;
}

const keys = (messages: readonly GroupMessageKey[]) => sql`
  unnest(${int8(messages.map((one) => one.id))}, ${int8(messages.map((one) => one.group_id))},
    ${int8(messages.map((one) => one.send_id))}) as k(id, group_id, send_id)`;

/** Whether member `m` was in the group when message `k` was written, or had been there before and came back since. */
const wasThere = sql`(m.joined_after_id < k.id or exists (select from group_stay s
  where s.group_id = m.group_id and s.user_id = m.user_id and s.from_id < k.id and s.to_id >= k.id))`;

/** How many current members of its group have read each of these messages, their senders left out. */
export async function countReaders(
  db: Db,
  messages: readonly GroupMessageKey[],
): Promise<Map<number, number>> {
  if (messages.length === 0) return new Map();
  const result = await sql<{ id: number; readers: number }>`
    select k.id, (select count(*)::int4 from group_position p
      join group_member m on m.group_id = p.group_id and m.user_id = p.user_id and not m.quit
      where p.group_id = k.group_id and p.read_id >= k.id and p.user_id <> k.send_id
        and ${wasThere}) as readers
    from ${keys(messages)}`.execute(db);
  return new Map(result.rows.map((row) => [row.id, row.readers]));
}

/** The audience of each message: people who are members now and were then, without its sender and characters. */
export async function countAudience(
  db: Db,
  messages: readonly GroupMessageKey[],
): Promise<Map<number, number>> {
  if (messages.length === 0) return new Map();
  const result = await sql<{ id: number; people: number }>`
    select k.id, (select count(*)::int4 from group_member m
      join app_user u on u.id = m.user_id and u.type = ${UserType.PERSON}
      where m.group_id = k.group_id and not m.quit and m.user_id <> k.send_id and ${wasThere}) as people
    from ${keys(messages)}`.execute(db);
  return new Map(result.rows.map((row) => [row.id, row.people]));
}
