import type { Services } from "../../platform/services.ts";
import { tellGroupChanged } from "./group-signals.ts";
import { changeGroup } from "./groups.repository.ts";

/**
 * Administrators close a group: it is read, left and ended, but nobody writes, calls or joins (`ADMIN-3`). Its members
 * read the reason. Again is harmless.
 */
export async function banGroup(services: Services, groupId: number, reason: string): Promise<void> {
  await changeGroup(services.db, groupId, { is_banned: true, reason });
  await tellGroupChanged(services, groupId);
}

/** Opens it again. */
export async function unbanGroup(services: Services, groupId: number): Promise<void> {
  await changeGroup(services.db, groupId, { is_banned: false, reason: "" });
  await tellGroupChanged(services, groupId);
}
