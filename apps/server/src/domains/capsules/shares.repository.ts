import { UserType } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import "./ledger.table.ts";

type Trx = Transaction<Tables>;

/** A work a person earns from: its owner, and what its statement line links to. */
export interface Work {
  ownerId: number;
  type: string;
  id: string;
}

/** The part of a hold that waits for the work's creator. */
export interface NewShare extends Work {
  spenderId: number;
  paid: number;
  /** The day it was spent. */
  day: number;
  name: string;
}

/** Resolves a hold and stores its share in one statement, which saves a round trip per AI reply. */
export async function resolveShared(
  trx: Trx,
  { holdId, txnId, share }: { holdId: number; txnId: number; share: NewShare },
): Promise<void> {
  await sql`
    with ended as (
      update ledger_hold set status = 'posted', resolved_by = ${txnId} where id = ${holdId} returning id
    )
    insert into ledger_share (hold_id, owner_id, spender_id, paid, day, cause_type, cause_id, name)
    select id, ${share.ownerId}::int8, ${share.spenderId}::int8, ${share.paid}::int8, ${share.day}::int4,
      ${share.type}::text, ${share.id}::text, ${share.name}::text
    from ended`.execute(trx);
}

/** Works with unsettled shares from before a day, at most `limit`. */
export async function findSharedWorks(db: Kysely<Tables>, before: number, limit: number): Promise<Work[]> {
  const { rows } = await sql<Work>`
    select owner_id as "ownerId", cause_type as type, cause_id as id from ledger_share
    where day < ${before} group by owner_id, cause_type, cause_id order by min(day) limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The total a person spent on a work. */
interface Spent {
  spenderId: number;
  paid: number;
  /** Ids of their first and last hold, and the work's name at the last. */
  firstId: number;
  lastId: number;
  name: string;
}

/** Takes the shares of a work from before a day, once. Summed by spender, because AI replies are many. */
export async function takeShares(trx: Trx, { ownerId, type, id }: Work, before: number): Promise<Spent[]> {
  const { rows } = await sql<Spent>`
    with taken as (
      delete from ledger_share
      where owner_id = ${ownerId} and cause_type = ${type} and cause_id = ${id} and day < ${before}
      returning hold_id, spender_id, paid, name
    )
    select spender_id as "spenderId", sum(paid)::int8 as paid, min(hold_id) as "firstId", max(hold_id) as "lastId",
      (array_agg(name order by hold_id desc))[1] as name
    from taken group by spender_id`.execute(trx);
  return rows;
}

/** People's fractions of a capsule from a work, in hundredths; their accounts are locked. */
export async function findFractions(
  trx: Trx,
  { type, id }: Pick<Work, "type" | "id">,
  ownerIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ owner_id: number; hundredths: number }>`
    select owner_id, hundredths from ledger_fraction
    where owner_id = any(${int8(ownerIds)}) and cause_type = ${type} and cause_id = ${id}`.execute(trx);
  return new Map(rows.map((row) => [row.owner_id, row.hundredths]));
}

export async function saveFractions(
  trx: Trx,
  { type, id }: Pick<Work, "type" | "id">,
  fractions: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`
    insert into ledger_fraction (owner_id, cause_type, cause_id, hundredths)
    select owner_id, ${type}::text, ${id}::text, hundredths
    from unnest(${int8([...fractions.keys()])}, ${int8([...fractions.values()])}) as own (owner_id, hundredths)
    on conflict (owner_id, cause_type, cause_id) do update set hundredths = excluded.hundredths`.execute(trx);
}

/** Which of these people may earn: not deleted, and not banned now. */
export async function findEarners(trx: Trx, ids: readonly number[], now: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user where id = any(${int8(ids)}) and type = ${UserType.PERSON} and gone_at is null
      and not (is_banned and (ban_until is null or ban_until > ${now}))`.execute(trx);
  return new Set(rows.map((row) => row.id));
}
