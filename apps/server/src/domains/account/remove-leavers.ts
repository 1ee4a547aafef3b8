import type { Services } from "../../platform/services.ts";
import { findLeavers } from "./leavers.repository.ts";
import { removePerson } from "./remove-person.ts";

const AT_ONCE = 20;

/** Removes those whose seven days are over; what one of them hinders does not hinder the others. */
export async function removeLeavers(services: Services, signal?: AbortSignal): Promise<void> {
  for (const userId of await findLeavers(services.db, services.clock.now(), AT_ONCE)) {
    if (signal?.aborted) return;
    try {
      await removePerson(services, userId);
      services.log.info({ userId }, "an account was deleted as its owner asked");
    } catch (error) {
      services.log.error({ err: error, userId }, "an account could not be deleted and is tried again");
    }
  }
}
