import type { CapsuleTopic } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./ledger.table.ts";

/** A transaction with its effect on what one person can spend. */
export interface StatementRow {
  id: number;
  kind: string;
  topic: string;
  params: unknown;
  cause_type: string | null;
  cause_id: string | null;
  change: number;
  balance: number;
  /** How many of the holds it placed are open, spent and returned; null without any. */
  open: number | null;
  spent: number | null;
  returned: number | null;
  created_at: number;
}

interface Page {
  userId: number;
  topic: CapsuleTopic | undefined;
  /** Transactions below this id; all when absent. */
  before: number | undefined;
  limit: number;
}

/** Transactions that changed what a person can spend, newest first. */
export async function findStatement(
  db: Kysely<Tables>,
  { userId, topic, before, limit }: Page,
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    with page as (
      select txn_id, min(topic) as topic, sum(amount)::int8 as change, max(spendable) as balance
      from ledger_entry
      where owner_id = ${userId} and owner_id > 0 and account in ('paid', 'bonus', 'income')
        ${before === undefined ? sql`` : sql`and txn_id < ${before}`}
        ${topic === undefined ? sql`` : sql`and topic = ${topic}`}
      group by txn_id order by txn_id desc limit ${limit}
    )
    select page.txn_id as id, txn.kind, page.topic, txn.params, txn.cause_type, txn.cause_id, page.change,
      page.balance, own.open, own.spent, own.returned, txn.created_at
    from page
    cross join lateral (select * from ledger_txn one where one.id = page.txn_id limit 1) txn
    left join lateral (
      select count(*) filter (where status = 'open') as open, count(*) filter (where status = 'posted') as spent,
        count(*) filter (where status in ('voided', 'expired')) as returned
      from ledger_hold one where one.txn_id = page.txn_id having count(*) > 0
    ) own on true
    order by page.txn_id desc`.execute(db);
  return rows;
}
