import type { Services } from "../../platform/services.ts";
import { deleteIdleAdSessions } from "./ad-sessions.repository.ts";
import { AD_SESSION_MS } from "./claim-ad.ts";
import { releaseIncomes } from "./release-incomes.ts";
import { sealLedger } from "./seal-ledger.ts";
import { settleShares } from "./settle-shares.ts";

/**
 * Forgets showings nobody claimed, divides what was spent on works, gives people what they earned and seals what was
 * written; run every few minutes by one node.
 */
export async function sweepCapsules(services: Services): Promise<void> {
  await deleteIdleAdSessions(services.db, services.clock.now() - AD_SESSION_MS);
  await settleShares(services);
  await releaseIncomes(services);
  await sealLedger(services);
}
