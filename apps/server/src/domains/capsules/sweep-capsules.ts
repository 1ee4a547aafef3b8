import type { Services } from "../../platform/services.ts";
import { deleteIdleAdSessions } from "./ad-sessions.repository.ts";
import { AD_SESSION_MS } from "./claim-ad.ts";
import { sealLedger } from "./seal-ledger.ts";

/** Forgets showings nobody claimed and seals what was written; run every few minutes by one node. */
export async function sweepCapsules(services: Services): Promise<void> {
  await deleteIdleAdSessions(services.db, services.clock.now() - AD_SESSION_MS);
  await sealLedger(services);
}
