import type { Services } from "../../platform/services.ts";
import { reviewableTargets } from "./moderation-targets.ts";
import { collectReports, openReviews } from "./open-cases.repository.ts";
import { versioned } from "./refresh-case.ts";

const REPORTS = 200;
const ROUNDS = 20;
const REVIEWS = 100;

/** Makes cases of reports that came since the last time, and of what waits for a review (`ADMIN-3`). */
export async function gatherCases(services: Services): Promise<void> {
  const { db, clock } = services;
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken = await db
      .transaction()
      .execute((trx) => collectReports(trx, { most: REPORTS, now: clock.now() }));
    if (taken < REPORTS) break;
  }
  for (const [subject, waiting] of reviewableTargets(services)) {
    const found = await waiting(REVIEWS);
    const items = found.map((one) => ({ ...one, evidence: versioned(one) }));
    const complete = found.length < REVIEWS;
    await db.transaction().execute((trx) => openReviews(trx, { subject, items, complete, now: clock.now() }));
  }
}
