import type { CapsuleEntry, CapsuleTopic } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { findHoldings, type Holdings } from "./accounts.repository.ts";
import { presentEntry } from "./capsules.presenter.ts";
import { inLedger } from "./ledger-transaction.ts";
import { ownerOf, spendableOf } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { ledgerDone } from "./outcome.ts";
import { findStatement } from "./statement.repository.ts";

/** A person's balances; their accounts are created on first read or first credit. */
export async function holdingsOf(services: Services, userId: number): Promise<Holdings> {
  const known = await findHoldings(services.db, userId);
  if (known) return known;
  return inLedger(services, async (step) => ledgerDone(ownerOf(await lockOwners(step, [userId]), userId)));
}

/** A person's capsules for administrators: spendable, held and owed. */
export async function balanceOf(
  services: Services,
  userId: number,
): Promise<{ balance: number; held: number; debt: number }> {
  const own = await holdingsOf(services, userId);
  return { balance: spendableOf(own), held: own.held, debt: 0 - own.debt };
}

/** A page of a person's statement, newest first. */
export async function statementOf(
  { db }: Pick<Services, "db">,
  page: { userId: number; topic: CapsuleTopic | undefined; before: number | undefined; limit: number },
): Promise<CapsuleEntry[]> {
  return (await findStatement(db, page)).map(presentEntry);
}
