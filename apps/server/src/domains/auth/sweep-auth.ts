import type { Services } from "../../platform/services.ts";
import { deleteOldSessions } from "./auth.repository.ts";
import { deleteOldCodes } from "./codes.repository.ts";

/** Removes sessions and mailed codes that ran out; for an hourly job. */
export async function sweepAuth({ db, clock }: Services): Promise<void> {
  await deleteOldSessions(db, clock.now());
  await deleteOldCodes(db, clock.now());
}
