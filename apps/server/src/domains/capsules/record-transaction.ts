import { CAPSULE_KINDS, type CapsuleCause, type CapsuleKind, type CapsuleParams } from "@4d/contract";
import type { Owners } from "./accounts.repository.ts";
import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { debtLines, isPersonal, type LedgerLine, ownerOf, spendableOf } from "./lines.ts";
import { type EntryRow, insertTransaction } from "./transactions.repository.ts";

/** A transaction to record: why, and what it moves. `kind` is null for money, which no statement shows. */
export interface Recording {
  key: string;
  kind: CapsuleKind | null;
  params: CapsuleParams;
  cause: CapsuleCause | null;
  lines: readonly LedgerLine[];
  reverses?: number | undefined;
}

/** Merges lines by account and drops those that cancel out. */
function merged(lines: readonly LedgerLine[]): LedgerLine[] {
  const byAccount = new Map<string, LedgerLine>();
  for (const line of lines) {
    const name = `${line.ownerId}:${line.account}`;
    const earlier = byAccount.get(name);
    byAccount.set(name, { ...line, amount: line.amount + (earlier?.amount ?? 0) });
  }
  return [...byAccount.values()].filter((line) => line.amount !== 0);
}

/** Makes entries of lines and updates the balances in `owners`. */
function entriesOf(owners: Owners, lines: readonly LedgerLine[]): EntryRow[] {
  const entries = lines.map(({ ownerId, account, amount }): EntryRow => {
    if (!isPersonal(account)) return { ownerId, account, amount, balance: null, spendable: null };
    const own = ownerOf(owners, ownerId);
    own[account] += amount;
    return { ownerId, account, amount, balance: own[account], spendable: null };
  });
  for (const entry of entries)
    if (entry.ownerId !== PLATFORM) entry.spendable = spendableOf(ownerOf(owners, entry.ownerId));
  return entries;
}

/**
 * Records one transaction of locked owners, paying their debts first. The database also checks that it balances, that
 * it was based on current balances, and that nobody is overdrawn. @returns its id.
 */
export async function recordTransaction(
  step: LedgerStep,
  owners: Owners,
  { lines, kind, ...rest }: Recording,
): Promise<number> {
  const entries = entriesOf(owners, merged([...lines, ...debtLines(owners, lines)]));
  const id = await insertTransaction(step.trx, {
    ...rest,
    kind: kind ?? "money",
    topic: kind === null ? "money" : CAPSULE_KINDS[kind],
    entries,
    now: step.now,
  });
  for (const { ownerId, spendable } of entries) if (spendable !== null) step.moved.set(ownerId, spendable);
  return id;
}
