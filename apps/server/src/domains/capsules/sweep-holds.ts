import type { Services } from "../../platform/services.ts";
import { findExpiredHolds } from "./holds.repository.ts";
import { voidHold } from "./verbs.ts";

const BATCH = 200;

/** Gives back holds that nobody resolved in time: whoever made them died over it. Several nodes do no harm. */
export async function sweepHolds(services: Services): Promise<void> {
  const ids = await findExpiredHolds(services.db, services.clock.now(), BATCH);
  for (const holdId of ids) await voidHold(services, { holdId, status: "expired" });
}
