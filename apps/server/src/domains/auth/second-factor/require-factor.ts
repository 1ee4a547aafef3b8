import type { Services } from "../../../platform/services.ts";
import { publishSessionEnd } from "../publish-session-end.ts";
import { deleteSessionsWithoutFactor } from "./factors.repository.ts";

declare module "../../../platform/services.ts" {
  interface Ports {
    /** Whether people with rights must have a second factor (`AUTH-8`). */
    isFactorRequired(services: Services): Promise<boolean>;
  }
}

/** Whether people with rights must have a second factor (`AUTH-8`). */
export const isFactorRequired = (services: Services): Promise<boolean> =>
  services.ports.isFactorRequired(services);

/**
 * If the setting requires a second factor, ends the logins of people with rights who have none, sockets included; after
 * their next login they may only set one up. With `userId` only theirs.
 */
export async function endSessionsWithoutFactor(services: Services, userId?: number): Promise<void> {
  if (!(await isFactorRequired(services))) return;
  for (const { user_id, id } of await deleteSessionsWithoutFactor(services.db, userId))
    publishSessionEnd(services, user_id, [id], "revoked");
}
