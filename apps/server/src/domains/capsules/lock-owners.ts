import { insertAccounts, lockAccounts, type Owners } from "./accounts.repository.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { creditLines } from "./lines.ts";
import { onceForKey } from "./once-for-key.ts";
import { ledgerDone } from "./outcome.ts";
import { recordTransaction } from "./record-transaction.ts";

async function grantSignUpBonus(step: LedgerStep, owners: Owners, userId: number): Promise<void> {
  const amount = step.rules.signUp;
  if (amount === 0) return;
  const key = `sign-up:${userId}`;
  await onceForKey(step, { key, request: null }, async () => {
    const lines = creditLines(userId, { bonus: amount });
    await recordTransaction(step, owners, { key, kind: "signUp", params: {}, cause: null, lines });
    return ledgerDone(null);
  });
}

/**
 * Locks the accounts of these people in one fixed order; call it once per transaction. Missing accounts are created
 * here, with the capsules everybody starts with.
 */
export async function lockOwners(step: LedgerStep, userIds: readonly number[]): Promise<Owners> {
  const ids = [...new Set(userIds)].sort((a, b) => a - b);
  const owners = await lockAccounts(step.trx, ids);
  const missing = ids.filter((id) => !owners.has(id));
  if (missing.length === 0) return owners;
  const opened = await insertAccounts(step.trx, missing);
  const all = await lockAccounts(step.trx, ids);
  for (const id of opened) await grantSignUpBonus(step, all, id);
  return all;
}
