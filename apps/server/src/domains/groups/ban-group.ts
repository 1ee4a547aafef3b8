import type { Services } from "../../platform/services.ts";
import { type Ban, banIntent } from "./ban.intent.ts";
import { publishGroupChanged } from "./group-signals.ts";

async function setBan(services: Services, ban: Ban): Promise<void> {
  const changed = await services.streams.group.submit(banIntent, ban);
  if (changed) await publishGroupChanged(services, ban.groupId);
}

/**
 * Administrators close a group: it is read, left and ended, but nobody writes, calls or joins (`ADMIN-3`). Its members
 * are told the reason in their chat (`protocol §14.4`). Again is harmless.
 */
export const banGroup = (services: Services, groupId: number, reason: string): Promise<void> =>
  setBan(services, { groupId, reason });

/** Opens it again; its members are told. Again is harmless. */
export const unbanGroup = (services: Services, groupId: number): Promise<void> =>
  setBan(services, { groupId, reason: null });
