import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { TurnRow } from "./turns.table.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/** How far the private stream was looked through; undefined while another node looks. */
export async function lockTail(trx: Trx): Promise<number | undefined> {
  const row = await trx
    .selectFrom("ai_tail")
    .select("private_id")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.private_id;
}

export async function moveTail(trx: Trx, privateId: number): Promise<void> {
  await trx.updateTable("ai_tail").set({ private_id: privateId }).execute();
}

/** A message to a character that answers. */
export interface Asked {
  messageId: number;
  userId: number;
  characterId: number;
}

/** Messages above `after` and up to `upTo` that people wrote to characters, oldest first. */
export async function findAsked(
  trx: Trx,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<Asked[]> {
  const { rows } = await sql<{ id: number; send_id: number; character_id: number }>`
    select m.id, m.send_id, c.id as character_id
    from private_message m join ai_character c on c.user_id = m.recv_id
    where m.id > ${after} and m.id <= ${upTo} and m.type between 0 and 4 and m.status <> 2
      and m.only_for is null and c.removed_at is null and c.status <> 'banned'
    order by m.id limit ${limit}`.execute(trx);
  return rows.map((row) => ({ messageId: row.id, userId: row.send_id, characterId: row.character_id }));
}

/** One turn for each message. @returns the ids of those that are new. */
export async function insertTurns(trx: Trx, asked: readonly Asked[], now: number): Promise<number[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into ai_turn (character_id, user_id, asked_id, created_at)
    select character_id, user_id, asked_id, ${now}::int8
    from unnest(${int8(asked.map((one) => one.characterId))}, ${int8(asked.map((one) => one.userId))},
      ${int8(asked.map((one) => one.messageId))}) as wanted (character_id, user_id, asked_id)
    on conflict do nothing returning id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Takes a turn nobody works on. @returns undefined when it is done or somebody does. */
export function claimTurn(
  db: Db,
  id: number,
  { now, until }: { now: number; until: number },
): Promise<TurnRow | undefined> {
  return db
    .updateTable("ai_turn")
    .set({ status: "streaming", lease_until: until, tries: sql<number>`tries + 1` })
    .where("id", "=", id)
    .where("status", "in", ["queued", "streaming"])
    .where("lease_until", "<=", now)
    .returningAll()
    .executeTakeFirst();
}

/** Turns whose node died over them, or that nobody took. */
export async function findStale(db: Db, before: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("ai_turn")
    .select("id")
    .where("status", "in", ["queued", "streaming"])
    .where("lease_until", "<", before)
    .where("created_at", "<", before)
    .orderBy("lease_until")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Keeps what is about to be said, once: a node that died over it says the same again. */
export async function keepVariant(db: Db, variant: Tables["ai_variant"]): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    with kept as (
      insert into ai_variant (turn_id, place, text, provenance, created_at)
      values (${variant.turn_id}, ${variant.place}, ${variant.text}, ${variant.provenance}, ${variant.created_at})
      on conflict do nothing returning text
    )
    select text from kept union all
    select text from ai_variant where turn_id = ${variant.turn_id} and place = ${variant.place}`.execute(db);
  return rows[0]?.text ?? variant.text;
}

export async function endTurn(
  db: Db,
  id: number,
  end: Pick<TurnRow, "status"> & Partial<Pick<TurnRow, "message_id">>,
): Promise<void> {
  await db.updateTable("ai_turn").set(end).where("id", "=", id).execute();
}

/** Those of these users that are characters. */
export async function charactersAmong(db: Db, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from ai_character where user_id = any(${int8(userIds)})`.execute(db);
  return rows.map((row) => row.user_id);
}
