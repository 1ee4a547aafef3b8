import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { GiftRow, PortionRow } from "./gifts.table.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/** The id the next gift will have. */
export async function nextGiftId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('gift', 'id')) as id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Inserts a gift with its portions; `holdId` is the ledger's hold on the giver's capsules for a portion. */
export async function insertGift(
  trx: Trx,
  gift: Insertable<Tables["gift"]> & { id: number },
  portions: readonly { holdId: number; amount: number }[],
): Promise<void> {
  await trx.insertInto("gift").values(gift).execute();
  await sql`
    insert into gift_portion (gift_id, place, hold_id, amount)
    select ${gift.id}::int8, place, hold_id, amount
    from unnest(${int8(portions.map((one) => one.holdId))}, ${int8(portions.map((one) => one.amount))})
      with ordinality as portion (hold_id, amount, place)`.execute(trx);
}

export function findGift(db: Db, id: number): Promise<GiftRow | undefined> {
  return db.selectFrom("gift").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks a gift, so that portions are taken one after the other. */
export function lockGift(trx: Trx, id: number): Promise<GiftRow | undefined> {
  return trx.selectFrom("gift").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Portions that were taken, earliest first. */
export function findTaken(db: Db, giftId: number): Promise<PortionRow[]> {
  return db
    .selectFrom("gift_portion")
    .selectAll()
    .where("gift_id", "=", giftId)
    .where("taker_id", "is not", null)
    .orderBy("taken_at")
    .orderBy("place")
    .execute();
}

/** Portions that nobody has taken, in the order they are given out. */
export function findFree(trx: Trx, giftId: number, limit: number): Promise<PortionRow[]> {
  return trx
    .selectFrom("gift_portion")
    .selectAll()
    .where("gift_id", "=", giftId)
    .where("taker_id", "is", null)
    .orderBy("place")
    .limit(limit)
    .execute();
}

/** Records who took a portion, and what is left of the gift. */
export async function takePortion(
  trx: Trx,
  gift: GiftRow,
  portion: PortionRow,
  taker: { id: number; now: number },
): Promise<void> {
  await trx
    .updateTable("gift_portion")
    .set({ taker_id: taker.id, taken_at: taker.now })
    .where("gift_id", "=", gift.id)
    .where("place", "=", portion.place)
    .execute();
  const taken = gift.taken_portions + 1;
  await trx
    .updateTable("gift")
    .set({
      taken_portions: taken,
      taken_total: gift.taken_total + portion.amount,
      state: taken === gift.portions ? "empty" : "open",
    })
    .where("id", "=", gift.id)
    .execute();
}

/** Marks a gift as expired. */
export async function expireGift(trx: Trx, id: number): Promise<void> {
  await trx.updateTable("gift").set({ state: "expired" }).where("id", "=", id).execute();
}

/** Records the message of a gift's card. */
export async function setGiftMessage(db: Db, id: number, messageId: number): Promise<void> {
  await db.updateTable("gift").set({ message_id: messageId }).where("id", "=", id).execute();
}

/** Gifts whose time is up. */
export async function findExpired(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("gift")
    .select("id")
    .where("state", "=", "open")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Open gifts made before a time whose card never reached the chat. */
export function findUndelivered(db: Db, before: number, limit: number): Promise<GiftRow[]> {
  return db
    .selectFrom("gift")
    .selectAll()
    .where("message_id", "is", null)
    .where("state", "=", "open")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/**
 * The number of gifts whose portions, takers and holds do not agree: every portion needs a hold of its amount on the
 * giver's capsules, which is posted once the portion is taken and voided when the gift ends before.
 */
export async function countInconsistentGifts(db: Db): Promise<number> {
  const { rows } = await sql<{ astray: number }>`
    select count(*) as astray from gift g
    cross join lateral (
      select count(*) as portions, sum(p.amount) as total, count(p.taker_id) as taken,
        coalesce(sum(p.amount) filter (where p.taker_id is not null), 0) as taken_total,
        count(*) filter (where h.bonus + h.paid + h.income <> p.amount or h.owner_id <> g.sender_id) as other,
        count(*) filter (where h.status <> case
          when p.taker_id is not null then 'posted' when g.state = 'open' then 'open' else 'voided' end) as torn
      from gift_portion p join ledger_hold h on h.id = p.hold_id where p.gift_id = g.id
    ) own
    where own.portions <> g.portions or own.total <> g.total or own.taken <> g.taken_portions
      or own.taken_total <> g.taken_total or own.other > 0 or own.torn > 0
      or (g.state = 'empty') <> (own.taken = g.portions)`.execute(db);
  return rows[0]?.astray ?? 0;
}
