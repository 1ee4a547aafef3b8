import { MessageStatus } from "@4d/contract";
import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { QueuedReply, ReplyRow, VariantRow } from "./replies.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

const UNDER_WAY = ["queued", "streaming"] as const;

/** Whether a reply is being written, or its end is not stored yet. */
export const isUnderWay = ({ status }: Pick<ReplyRow, "status">): boolean =>
  UNDER_WAY.some((one) => one === status);

/** Locks and returns the scan position of the private stream; undefined while another node scans. */
export async function lockScanPosition(trx: Trx): Promise<number | undefined> {
  const row = await trx
    .selectFrom("ai_tail")
    .select("private_id")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.private_id;
}

export async function moveScanPosition(trx: Trx, privateId: number): Promise<void> {
  await trx.updateTable("ai_tail").set({ private_id: privateId }).execute();
}

/** A message to a character that answers. */
export interface UnansweredMessage {
  messageId: number;
  userId: number;
  characterId: number;
}

/** Messages with `after < id <= upTo` that people wrote to characters, oldest first. */
export async function findUnansweredMessages(
  trx: Trx,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<UnansweredMessage[]> {
  const { rows } = await sql<{ id: number; send_id: number; character_id: number }>`
    select m.id, m.send_id, c.id as character_id
    from private_message m join ai_character c on c.user_id = m.recv_id
    where m.id > ${after} and m.id <= ${upTo} and m.type between 0 and 4 and m.status <> 2
      and m.only_for is null and c.removed_at is null and c.status <> 'banned'
    order by m.id limit ${limit}`.execute(trx);
  return rows.map((row) => ({ messageId: row.id, userId: row.send_id, characterId: row.character_id }));
}

type ReplyKey = Pick<ReplyRow, "id" | "user_id" | "character_id"> & { group_id?: number };

/** A reply for the queue, in order after others of the same pair or group. */
export const queuedReplyOf = ({
  id,
  group_id: groupId = 0,
  user_id: userId,
  character_id: with_,
}: ReplyKey): QueuedReply => ({
  id,
  order: groupId > 0 ? `g:${groupId}` : `${userId}:${with_}`,
  ownerId: userId,
});

/** Inserts one reply for each message. @returns the new ones. */
export async function insertReplies(
  trx: Trx,
  asked: readonly UnansweredMessage[],
  now: number,
): Promise<QueuedReply[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<{ id: number; user_id: number; character_id: number }>`
    insert into ai_turn (character_id, user_id, asked_id, created_at)
    select character_id, user_id, asked_id, ${now}::int8
    from unnest(${int8(asked.map((one) => one.characterId))}, ${int8(asked.map((one) => one.userId))},
      ${int8(asked.map((one) => one.messageId))}) as wanted (character_id, user_id, asked_id)
    on conflict do nothing returning id, user_id, character_id`.execute(trx);
  return rows.map(queuedReplyOf);
}

export function findReply(db: Db, id: number): Promise<ReplyRow | undefined> {
  return db.selectFrom("ai_turn").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether the message that holds a reply was recalled or has disappeared. */
export async function isRecalled(
  db: Db,
  { message_id: id, group_id: groupId }: Pick<ReplyRow, "message_id" | "group_id">,
  now: number,
): Promise<boolean> {
  if (id === null) return false;
  const row = await db
    .selectFrom(groupId > 0 ? "group_message" : "private_message")
    .select(["status", "gone_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined || row.status === MessageStatus.RECALL || (row.gone_at ?? now + 1) <= now;
}

/** Locks a reply, so that changes to it are serialised. */
export function lockReply(trx: Trx, id: number): Promise<ReplyRow | undefined> {
  return trx.selectFrom("ai_turn").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Claims a reply nobody works on. @returns undefined when it is done or somebody does. */
export function claimReply(
  db: Db,
  id: number,
  { now, until }: { now: number; until: number },
): Promise<ReplyRow | undefined> {
  return db
    .updateTable("ai_turn")
    .set({ status: "streaming", lease_until: until, tries: sql<number>`tries + 1` })
    .where("id", "=", id)
    .where("status", "in", UNDER_WAY)
    .where("lease_until", "<=", now)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Replies whose node died, that nobody claimed, or that a stopping node released: first each person's oldest, then each
 * person's second, and so on.
 */
export async function findStale(db: Db, before: number, limit: number): Promise<QueuedReply[]> {
  const { rows } = await sql<ReplyKey>`
    select id, user_id, character_id, group_id from (
      select id, user_id, character_id, group_id, row_number() over (partition by user_id order by id) as place
      from ai_turn
      where status in ('queued', 'streaming') and lease_until < ${before}
        and (created_at < ${before} or (status = 'streaming' and lease_until = 0))
    ) as stale order by place, id limit ${limit}`.execute(db);
  return rows.map(queuedReplyOf);
}

/** Releases a reply to any node, as if it had not been tried. */
export async function releaseReply(db: Db, id: number): Promise<void> {
  await db
    .updateTable("ai_turn")
    .set({ lease_until: 0, tries: sql<number>`greatest(tries - 1, 0)` })
    .where("id", "=", id)
    .where("status", "=", "streaming")
    .execute();
}

/** A character's unfinished replies to a person. */
export async function findRunning(
  db: Db,
  { userId, characterId }: { userId: number; characterId: number },
): Promise<Pick<ReplyRow, "id" | "place">[]> {
  return db
    .selectFrom("ai_turn")
    .select(["id", "place"])
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .where("group_id", "=", 0)
    .where("status", "in", UNDER_WAY)
    .orderBy("id", "desc")
    .limit(50)
    .execute();
}

/** How many of a person's messages a character has answered. */
export async function countReplies(
  db: Db,
  { userId, characterId }: { userId: number; characterId: number },
): Promise<number> {
  const { count } = await db
    .selectFrom("ai_turn")
    .select(sql<number>`count(*)::int8`.as("count"))
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .where("group_id", "=", 0)
    .where("message_id", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a variant before it is published, once, so that a retry after a crash publishes the same text. */
export async function saveVariant(db: Db, variant: Omit<VariantRow, "sound">): Promise<VariantRow> {
  const made = await db
    .insertInto("ai_variant")
    .values(variant)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? (await findVariant(db, variant.turn_id, variant.place)) ?? { ...variant, sound: null };
}

export function findVariant(db: Db, replyId: number, place: number): Promise<VariantRow | undefined> {
  return db
    .selectFrom("ai_variant")
    .selectAll()
    .where("turn_id", "=", replyId)
    .where("place", "=", place)
    .executeTakeFirst();
}

/** Stores the address of a variant's sound unless it has one. @returns whether this one was stored. */
export async function saveSound(
  db: Db,
  { replyId, place, url }: { replyId: number; place: number; url: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("ai_variant")
    .set({ sound: url })
    .where("turn_id", "=", replyId)
    .where("place", "=", place)
    .where("sound", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes all variants of replies that disappeared with their messages. */
export async function deleteReplyVariants(db: Db, replyIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("ai_variant")
    .where("turn_id", "in", [...replyIds])
    .execute();
}

/** The variants of a reply, in the order they were made. */
export function findVariants(db: Db, replyId: number): Promise<VariantRow[]> {
  return db
    .selectFrom("ai_variant")
    .selectAll()
    .where("turn_id", "=", replyId)
    .orderBy("place")
    .limit(100)
    .execute();
}

export async function changeReply(db: Db, id: number, change: Updateable<Tables["ai_turn"]>): Promise<void> {
  await db.updateTable("ai_turn").set(change).where("id", "=", id).execute();
}

/** Those of these users that are characters. */
export async function findCharacterUserIds(db: Db, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from ai_character where user_id = any(${int8(userIds)})`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Whether one of these groups has a character. */
export async function groupsHaveCharacters(db: Db, groupIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (
      select 1 from group_member gm join ai_character c on c.user_id = gm.user_id
      where gm.group_id = any(${int8(groupIds)}) and not gm.quit and c.removed_at is null) as holds`.execute(
    db,
  );
  return rows[0]?.holds ?? false;
}
