import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";

/** The most members a group may have now. */
export const membersMost = async (services: Services): Promise<number> =>
  (await readSettings(services)).limits.groupMembers;

/** Groups created by one person: 50 a day. @throws Failure tooMany. */
export async function takeCreateLimit({ limits }: Services, userId: number): Promise<void> {
  const { ok, retryAfter } = await limits.takeDaily(`group-create:${userId}`, 50);
  ensure(ok, "tooMany", { data: { retryAfter } });
}

/** Invitations of one person: 20 at once, then one every 2 seconds. @throws Failure tooMany. */
export async function takeInviteLimit({ limits }: Services, userId: number): Promise<void> {
  const { ok, retryAfter } = await limits.take(`group-invite:${userId}`, { rate: 0.5, burst: 20 });
  ensure(ok, "tooMany", { data: { retryAfter } });
}

/** Attempts of one person to join: 20 at once, then one every 20 seconds. @throws Failure tooMany. */
export async function takeJoinLimit({ limits }: Services, userId: number): Promise<void> {
  const { ok, retryAfter } = await limits.take(`group-join:${userId}`, { rate: 0.05, burst: 20 });
  ensure(ok, "tooMany", { data: { retryAfter } });
}

/**
 * Group changes by one person, each of which makes devices reload: 30 at once, then one a second. @throws Failure
 * tooMany.
 */
export const takeChangeLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `group-change:${userId}`, { rate: 1, burst: 30 });

/** Group searches by one person: 20 at once, then one a second. @throws Failure tooMany. */
export const takeSearchLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `group-search:${userId}`, { rate: 1, burst: 20 });
