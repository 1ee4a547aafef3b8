import type { Services } from "../../platform/services.ts";
import { deleteOldSessions } from "./auth.repository.ts";
import { deleteOldCodes } from "./codes.repository.ts";
import { deleteOldDevices } from "./devices.repository.ts";

/** How long accounts that shared a device stay linked by it. */
const DEVICES_MS = 180 * 86_400_000;

/** Removes sessions and mailed codes that ran out, and devices long unused; for an hourly job. */
export async function sweepAuth({ db, clock }: Services): Promise<void> {
  await deleteOldSessions(db, clock.now());
  await deleteOldCodes(db, clock.now());
  await deleteOldDevices(db, clock.now() - DEVICES_MS);
}
