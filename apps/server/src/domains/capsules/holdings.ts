import type { Services } from "../../platform/services.ts";
import { findHoldings, type Holdings } from "./accounts.repository.ts";
import { inLedger } from "./ledger-transaction.ts";
import { ownerOf } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { ledgerDone } from "./outcome.ts";

/** What a person holds; his accounts are opened when somebody first looks, or he is first given something. */
export async function holdingsOf(services: Services, userId: number): Promise<Holdings> {
  const known = await findHoldings(services.db, userId);
  if (known) return known;
  return inLedger(services, async (step) => ledgerDone(ownerOf(await lockOwners(step, [userId]), userId)));
}
