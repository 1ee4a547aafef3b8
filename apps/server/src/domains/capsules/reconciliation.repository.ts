import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./capsules.table.ts";
import "./ledger.table.ts";

type Db = Kysely<Tables>;

async function counted(db: Db, query: ReturnType<typeof sql<{ broken: number }>>): Promise<number> {
  const { rows } = await query.execute(db);
  return rows[0]?.broken ?? 0;
}

/** Transactions whose entries do not sum to zero in one asset, or that have none. */
export const unbalanced = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select count(*) as broken from (
      select t.id from ledger_txn t left join ledger_entry e on e.txn_id = t.id
      group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(distinct e.asset) <> 1
    ) one`,
  );

/** Accounts whose balance differs from their entries; the platform's count sealed entries only. */
export const unprojected = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select count(*) as broken from ledger_account a
    left join (
      select e.account_id, sum(e.amount)::int8 as amount from ledger_entry e
      join ledger_txn t on t.id = e.txn_id
      where e.owner_id > 0 or t.seal_id is not null group by e.account_id
    ) own on own.account_id = a.id
    where a.balance <> coalesce(own.amount, 0)`,
  );

/** Accounts and entries below their allowed minimum. */
export const overdrawn = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select (
      (select count(*) from ledger_account
        where owner_id > 0 and (kind <> 'debt' and balance < 0 or kind = 'debt' and balance > 0))
      + (select count(*) from ledger_entry
        where owner_id > 0 and (account <> 'debt' and balance < 0 or account = 'debt' and balance > 0))
    ) as broken`,
  );

/** People whose held capsules differ from the sum of their open holds. */
export const unheld = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select count(*) as broken from (select owner_id, balance from ledger_account where kind = 'held') a
    full join (
      select owner_id, sum(bonus + paid + income)::int8 as amount from ledger_hold
      where status = 'open' group by owner_id
    ) h on h.owner_id = a.owner_id
    where coalesce(a.balance, 0) <> coalesce(h.amount, 0)`,
  );

/** People whose pending income differs from the sum of their unreleased incomes. */
export const unreleased = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select count(*) as broken from (
      select owner_id, balance from ledger_account where kind = 'income_pending'
    ) a
    full join (
      select owner_id, sum(amount)::int8 as amount from ledger_income
      where released_by is null group by owner_id
    ) i on i.owner_id = a.owner_id
    where coalesce(a.balance, 0) <> coalesce(i.amount, 0)`,
  );

/** Difference between the creator pool and the shares that wait in it. */
export const unshared = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select abs(
      (select coalesce(sum(amount), 0) from ledger_entry where owner_id = 0 and account = 'creator_pool')
      - (select coalesce(sum(paid), 0) from ledger_share)
    )::int8 as broken`,
  );

/** Difference between the capsules issued and those of people, revenue and the creator pool together. */
export const unowned = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select abs(
      (select coalesce(sum(balance), 0) from ledger_account where owner_id > 0)
      + (select coalesce(sum(amount), 0) from ledger_entry where owner_id = 0 and asset = 'CAP')
    )::int8 as broken`,
  );

/** The total of all accounts by kind. */
export async function totalsByKind(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; total: number }>`
    select kind, sum(balance)::int8 as total from ledger_account group by kind order by kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
}

export interface ReportRow {
  id: number;
  at: number;
  ok: boolean;
  checks: unknown;
  totals: unknown;
  milliseconds: number;
}

/** Stores a report. @returns its id. */
export async function insertReport(
  db: Db,
  { checks, totals, ...report }: Omit<ReportRow, "id">,
): Promise<number> {
  const { id } = await db
    .insertInto("capsule_reconciliation")
    .values({ ...report, checks: JSON.stringify(checks), totals: JSON.stringify(totals) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest reports. */
export function findReports(db: Db, limit: number): Promise<ReportRow[]> {
  return db.selectFrom("capsule_reconciliation").selectAll().orderBy("id", "desc").limit(limit).execute();
}

/** Deletes reports made before a time. */
export async function deleteReports(db: Db, before: number): Promise<void> {
  await db.deleteFrom("capsule_reconciliation").where("at", "<", before).execute();
}
