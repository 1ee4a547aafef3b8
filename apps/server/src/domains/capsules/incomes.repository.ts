import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./ledger.table.ts";

export type IncomeRow = Selectable<Tables["ledger_income"]>;

/** Earnings of an author that become spendable at `dueAt`. */
interface NewIncome {
  /** The transaction that earned it. */
  txnId: number;
  ownerId: number;
  amount: number;
  /** What the statement's sentence about it needs; stored as JSON. */
  params: unknown;
  /** What earned it, such as a character. */
  cause: { type: string; id: string } | null;
  dueAt: number;
}

/** Stores what a transaction added to a person's pending income. */
export async function insertIncome(trx: Transaction<Tables>, income: NewIncome): Promise<void> {
  await trx
    .insertInto("ledger_income")
    .values({
      txn_id: income.txnId,
      owner_id: income.ownerId,
      amount: income.amount,
      params: JSON.stringify(income.params),
      cause_type: income.cause?.type ?? null,
      cause_id: income.cause?.id ?? null,
      due_at: income.dueAt,
    })
    .execute();
}

/** Ids of due incomes that are not released yet, longest due first. */
export async function findDueIncomes(db: Kysely<Tables>, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("ledger_income")
    .select("id")
    .where("released_by", "is", null)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Locks an income; undefined when it is released already. */
export function lockIncome(trx: Transaction<Tables>, id: number): Promise<IncomeRow | undefined> {
  return trx
    .selectFrom("ledger_income")
    .selectAll()
    .where("id", "=", id)
    .where("released_by", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks an income as released by a transaction. */
export async function releaseIncome(trx: Transaction<Tables>, id: number, txnId: number): Promise<void> {
  await trx.updateTable("ledger_income").set({ released_by: txnId }).where("id", "=", id).execute();
}
