import type { Services } from "../../platform/services.ts";
import { findDueDeletions, markDeletionTried } from "./account-deletions.repository.ts";
import { deleteAccount } from "./delete-account.ts";

const AT_ONCE = 20;

/**
 * Removes those whose seven days are over; what one of them hinders does not hinder the others: whoever was tried, were
 * it on a node that died, comes after all who were not.
 */
export async function deleteDueAccounts(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  for (const userId of await findDueDeletions(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return;
    try {
      await markDeletionTried(db, userId, clock.now());
      await deleteAccount(services, userId);
      log.info({ userId }, "an account was deleted as its owner asked");
    } catch (error) {
      log.error({ err: error, userId }, "an account could not be deleted and is tried again");
    }
  }
}
