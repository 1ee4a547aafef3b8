import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./messages.table.ts";

/** Ids rise with time, but for this much, milliseconds: nodes have clocks of their own. */
export const CLOCKS_MS = 60_000;

/** The first id from which on rows were sent at this time or later, by halves: times have no index of their own. */
export async function firstSince(
  db: Kysely<Tables> | Transaction<Tables>,
  table: "private_message" | "group_message",
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
