import { UserType } from "@4d/contract";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { int8, texts } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";

/** How often something happened in an hour; hours count from 1970-01-01. */
export interface HourCount {
  measure: string;
  hour: number;
  value: number;
}

/** Counts of a batch of rows, and the last id counted; `last` is null when there are no more. */
interface Counted {
  last: number | null;
  rows: HourCount[];
}

/** Rows with sequence ids may become visible out of order, so the last minute is counted later. */
interface Span {
  after: number;
  most: number;
  until: number;
}

type Count = (trx: Transaction<Tables>, span: Span) => Promise<Counted>;

interface Part extends HourCount {
  last: number;
}

async function counted(trx: Transaction<Tables>, query: RawBuilder<Part>): Promise<Counted> {
  const { rows } = await query.execute(trx);
  const last = rows.length === 0 ? null : Math.max(...rows.map((row) => row.last));
  return { last, rows: rows.filter((row) => row.value !== 0) };
}

const HOUR = sql.lit(3_600_000);

/** Messages of one stream, and the calls among them. */
const messages =
  (table: "private_message" | "group_message"): Count =>
  (trx, { after, most }) =>
    counted(
      trx,
      sql`
        with part as (
          select id, case when type between 0 and 9 then 'messages' when type in (40, 41) then 'calls' end as measure,
            send_time / ${HOUR} as hour
          from ${sql.table(table)} where id > ${after} order by id limit ${most}
        )
        select coalesce(measure, 'none') as measure, hour, count(measure) as value, max(id) as last
        from part group by 1, 2`,
    );

const people: Count = (trx, { after, most, until }) =>
  counted(
    trx,
    sql`
      with part as (
        select id, created_at / ${HOUR} as hour, type = ${sql.lit(UserType.PERSON)} and listed as counts
        from app_user where id > ${after} and created_at <= ${until} order by id limit ${most}
      )
      select 'people' as measure, hour, count(*) filter (where counts) as value, max(id) as last
      from part group by hour`,
  );

const aiReplies: Count = (trx, { after, most, until }) =>
  counted(
    trx,
    sql`
      with part as (
        select id, created_at / ${HOUR} as hour
        from ai_turn where id > ${after} and created_at <= ${until} order by id limit ${most}
      )
      select 'answers' as measure, hour, count(*) as value, max(id) as last from part group by hour`,
  );

/** Capsules issued, and capsules spent on the platform's services. */
const ledger: Count = (trx, { after, most, until }) =>
  counted(
    trx,
    sql`
      with part as (
        select id, created_at / ${HOUR} as hour
        from ledger_txn where id > ${after} and created_at <= ${until} order by id limit ${most}
      )
      select case when account = 'revenue' then 'spent' when account is null then 'none' else 'issued' end as measure,
        hour, coalesce(sum(case when account = 'revenue' then amount else -amount end), 0)::int8 as value,
        max(id) as last
      from part left join ledger_entry e
        on e.txn_id = part.id and e.owner_id = 0 and e.account in ('revenue', 'issue:paid', 'issue:bonus')
      group by 1, 2`,
  );

const COUNTS: Record<string, Count> = {
  people,
  private: messages("private_message"),
  group: messages("group_message"),
  answers: aiReplies,
  ledger,
};

/**
 * Counts the next rows of every table, each once: the position is locked and moved in the same transaction.
 * @returns whether there may be more.
 */
export async function countNext(
  trx: Transaction<Tables>,
  { most, until }: Pick<Span, "most" | "until">,
): Promise<boolean> {
  const { rows: tails } = await sql<{ name: string; last_id: number }>`
    select name, last_id from admin_tail order by name for update`.execute(trx);
  const found: HourCount[] = [];
  let moved = false;
  for (const { name, last_id: after } of tails) {
    const { last, rows } = (await COUNTS[name]?.(trx, { after, most, until })) ?? { last: null, rows: [] };
    if (last === null) continue;
    moved = true;
    found.push(...rows);
    await sql`update admin_tail set last_id = ${last} where name = ${name}`.execute(trx);
  }
  await addHours(trx, found);
  return moved;
}

/** Counts uncounted rows up to `until`, the first `most` of every table, without moving the position. */
export async function findUncounted(
  trx: Transaction<Tables>,
  { most, until }: Pick<Span, "most" | "until">,
): Promise<HourCount[]> {
  const { rows: tails } = await sql<{ name: string; last_id: number }>`
    select name, last_id from admin_tail order by name for share`.execute(trx);
  const found: HourCount[] = [];
  for (const { name, last_id: after } of tails)
    found.push(...((await COUNTS[name]?.(trx, { after, most, until }))?.rows ?? []));
  return found;
}

/** Adds to the hourly counts. */
export async function addHours(
  trx: Kysely<Tables> | Transaction<Tables>,
  counts: readonly HourCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into admin_hour (measure, hour, value)
    select measure, hour, sum(value) from unnest(
      ${texts(counts.map((one) => one.measure))}, ${int8(counts.map((one) => one.hour))},
      ${int8(counts.map((one) => one.value))}) as one (measure, hour, value)
    group by measure, hour
    on conflict (measure, hour) do update set value = admin_hour.value + excluded.value`.execute(trx);
}

/** Stores hourly levels; the highest wins. */
export async function raiseHours(db: Kysely<Tables>, levels: readonly HourCount[]): Promise<void> {
  for (const { measure, hour, value } of levels)
    await sql`
      insert into admin_hour (measure, hour, value) values (${measure}, ${hour}, ${value})
      on conflict (measure, hour) do update set value = greatest(admin_hour.value, excluded.value)`.execute(
      db,
    );
}

/** Bytes of everything stored. */
export async function storedBytes(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::int8 as bytes from stored_file`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Hourly counts since `since`. */
export async function findHours(
  db: Kysely<Tables> | Transaction<Tables>,
  since: number,
): Promise<HourCount[]> {
  return db
    .selectFrom("admin_hour")
    .select(["measure", "hour", "value"])
    .where("hour", ">=", since)
    .execute();
}

/** The total of a measure over all time. */
export async function sumHours(db: Kysely<Tables> | Transaction<Tables>, measure: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(value), 0)::int8 as sum from admin_hour where measure = ${measure}`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** How many calls were rated since then, and the average of 1 … 5 stars; null when there are none. */
export async function countRatings(
  db: Kysely<Tables>,
  since: number,
): Promise<{ count: number; average: number | null }> {
  const { rows } = await sql<{ count: number; average: number | null }>`
    select count(*) as count, avg(stars)::float8 as average from call_rating where created_at >= ${since}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, average: null };
}
