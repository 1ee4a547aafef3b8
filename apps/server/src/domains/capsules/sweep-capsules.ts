import { forEachLogged } from "../../platform/for-each-logged.ts";
import type { Services } from "../../platform/services.ts";
import { deleteIdleAdSessions } from "./ad-sessions.repository.ts";
import { AD_SESSION_MS } from "./claim-ad.ts";
import { findExpiredHolds } from "./holds.repository.ts";
import { voidHold } from "./ledger-operations.ts";
import { releaseIncomes } from "./release-incomes.ts";
import { sealLedger } from "./seal-ledger.ts";
import { settleShares } from "./settle-shares.ts";

/**
 * Deletes unclaimed ad sessions, settles shares, releases incomes and seals the ledger; run every few minutes by one
 * node.
 */
export async function sweepCapsules(services: Services): Promise<void> {
  await deleteIdleAdSessions(services.db, services.clock.now() - AD_SESSION_MS);
  await settleShares(services);
  await releaseIncomes(services);
  await sealLedger(services);
}

const BATCH = 200;

/** Returns expired holds, whose maker probably died. Safe on several nodes at once. */
export async function sweepHolds(services: Services): Promise<void> {
  const { db, clock, log } = services;
  await forEachLogged(
    await findExpiredHolds(db, clock.now(), BATCH),
    { log, failed: "a hold could not be given back", name: (holdId) => ({ holdId }) },
    (holdId) => voidHold(services, { holdId, status: "expired" }),
  );
}
