import type { Services } from "../../platform/services.ts";
import { findHoldings, type Holdings } from "./accounts.repository.ts";
import { ledger } from "./ledger.ts";
import { ownerOf } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { done } from "./outcome.ts";

/** What a person holds; his accounts are opened when somebody first looks, or he is first given something. */
export async function holdingsOf(services: Services, userId: number): Promise<Holdings> {
  const known = await findHoldings(services.db, userId);
  if (known) return known;
  return ledger(services, async (step) => done(ownerOf(await lockOwners(step, [userId]), userId)));
}
