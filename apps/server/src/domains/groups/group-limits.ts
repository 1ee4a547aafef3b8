import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";

/** How many members a group may have; an administrator can change it. */
export const maxGroupMembers = async (services: Services): Promise<number> =>
  (await readSettings(services)).limits.groupMembers;

const GROUPS_A_DAY = 50;

/** Groups created by one person in a day of UTC. @throws Failure tooMany. */
export async function takeCreateLimit({ limits }: Services, userId: number): Promise<void> {
  const { ok, retryAfter } = await limits.takeDaily(`group-create:${userId}`, GROUPS_A_DAY);
  ensure(ok, "tooMany", { data: { retryAfter } });
}

/** Invitations of one person: 20 at once, then one every 2 seconds. @throws Failure tooMany. */
export const takeInviteLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `group-invite:${userId}`, { rate: 1 / 2, burst: 20 });

/** Attempts of one person to join: 20 at once, then one every 20 seconds. @throws Failure tooMany. */
export const takeJoinLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `group-join:${userId}`, { rate: 1 / 20, burst: 20 });

/**
 * Changes of groups by one person: 30 at once, then one a second, because each makes the members' devices reload.
 * @throws Failure tooMany.
 */
export const takeChangeLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `group-change:${userId}`, { rate: 1, burst: 30 });

/** Group searches by one person: 20 at once, then one a second. @throws Failure tooMany. */
export const takeSearchLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `group-search:${userId}`, { rate: 1, burst: 20 });
