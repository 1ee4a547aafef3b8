import type { StreamKind } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../../platform/db/arrays.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import "../messages.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Pair = { lo: number; hi: number };

/** How many seconds messages of these conversations live, in the order asked; 0 means for ever. */
export async function findLifetimes(db: Db, pairs: readonly Pair[]): Promise<number[]> {
  const { rows } = await sql<{ lifetime: number }>`
    select coalesce((select c.lifetime from private_chat c where c.lo = k.lo and c.hi = k.hi), 0) as lifetime
    from unnest(${int8(pairs.map(({ lo }) => lo))}, ${int8(pairs.map(({ hi }) => hi))})
      with ordinality as k(lo, hi, n) order by k.n`.execute(db);
  return rows.map((row) => row.lifetime);
}

/** How many seconds messages of a group live; 0 means for ever. */
export async function findGroupLifetime(db: Db, groupId: number): Promise<number> {
  const row = await db
    .selectFrom("group_chat")
    .select("lifetime")
    .where("group_id", "=", groupId)
    .executeTakeFirst();
  return row?.lifetime ?? 0;
}

/** Sets how long messages of a conversation live. @returns whether the value changed. */
export async function setLifetime(db: Db, { lo, hi }: Pair, lifetime: number): Promise<boolean> {
  const { rows } = await sql`
    insert into private_chat (lo, hi, last_seq, last_id, lifetime) values (${lo}, ${hi}, 0, 0, ${lifetime})
    on conflict (lo, hi) do update set lifetime = excluded.lifetime
      where private_chat.lifetime <> excluded.lifetime returning lifetime`.execute(db);
  return rows.length > 0;
}

/** Sets how long messages of a group live. @returns whether the value changed. */
export async function setGroupLifetime(db: Db, groupId: number, lifetime: number): Promise<boolean> {
  const { rows } = await sql`
    insert into group_chat (group_id, last_seq, lifetime) values (${groupId}, 0, ${lifetime})
    on conflict (group_id) do update set lifetime = excluded.lifetime
      where group_chat.lifetime <> excluded.lifetime returning lifetime`.execute(db);
  return rows.length > 0;
}

/** A message being emptied, with the content it had. */
export interface ExpiredRow {
  id: number;
  extra: string | null;
}

/** Empties expired messages, at most `most` of them. */
export async function takeExpired(
  trx: Transaction<Tables>,
  kind: StreamKind,
  { now, most }: { now: number; most: number },
): Promise<ExpiredRow[]> {
  const table = sql.table(`${kind}_message`);
  const { rows } = await sql<ExpiredRow>`
    select id, extra from ${table} where gone_at <= ${now} and gone_at is not null and status <> 2
    order by gone_at limit ${most} for update`.execute(trx);
  await sql`update ${table} set status = 2, content = '', extra = null, pinned_at = null
    where id = any(${int8(rows.map(({ id }) => id))})`.execute(trx);
  return rows;
}
