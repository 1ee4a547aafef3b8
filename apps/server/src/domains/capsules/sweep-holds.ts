import { forEachLogged } from "../../platform/for-each-logged.ts";
import type { Services } from "../../platform/services.ts";
import { findExpiredHolds } from "./holds.repository.ts";
import { voidHold } from "./ledger-operations.ts";

const BATCH = 200;

/** Gives back holds that nobody resolved in time: whoever made them died over it. Several nodes do no harm. */
export async function sweepHolds(services: Services): Promise<void> {
  const { db, clock, log } = services;
  await forEachLogged(
    await findExpiredHolds(db, clock.now(), BATCH),
    { log, failed: "a hold could not be given back", name: (holdId) => ({ holdId }) },
    (holdId) => voidHold(services, { holdId, status: "expired" }),
  );
}
