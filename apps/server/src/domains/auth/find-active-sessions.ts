import type { Services } from "../../platform/services.ts";
import { findActiveIds } from "./auth.repository.ts";

/**
 * Which of these sessions still stand, read from the database: for the gateway to find, now and then, the
 * sockets whose `closing` was lost on the bus.
 */
export async function findActiveSessions(services: Services, ids: readonly string[]): Promise<Set<string>> {
  return new Set(await findActiveIds(services.db, ids, services.clock.now()));
}
