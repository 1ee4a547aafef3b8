import type { Services } from "../../platform/services.ts";
import { findLeavers, markTried } from "./leavers.repository.ts";
import { removePerson } from "./remove-person.ts";

const AT_ONCE = 20;

/**
 * Removes those whose seven days are over; what one of them hinders does not hinder the others: whoever was tried, were
 * it on a node that died, comes after all who were not.
 */
export async function removeLeavers(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  for (const userId of await findLeavers(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return;
    try {
      await markTried(db, userId, clock.now());
      await removePerson(services, userId);
      log.info({ userId }, "an account was deleted as its owner asked");
    } catch (error) {
      log.error({ err: error, userId }, "an account could not be deleted and is tried again");
    }
  }
}
