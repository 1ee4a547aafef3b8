import { bannedTip, unbannedTip } from "./group-tips.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { sequentialIntent } from "./sequential-intent.ts";

export interface Ban {
  groupId: number;
  /** Why it is banned, as its members read it; null to open it again. */
  reason: string | null;
}

/** Bans a group or opens it again, and tells its members (`protocol §14.4`). Answers whether that changed anything. */
export const banIntent = sequentialIntent(
  "ban group",
  async (step, { groupId, reason }: Ban): Promise<boolean> => {
    const group = await lockGroup(step.trx, groupId);
    const isAsBefore = group?.is_banned === (reason !== null) && group.reason === (reason ?? "");
    if (group === undefined || isAsBefore) return false;
    await changeGroup(step.trx, groupId, { is_banned: reason !== null, reason: reason ?? "" });
    if (!group.dissolved) step.append(reason === null ? unbannedTip(groupId) : bannedTip(groupId, reason));
    return true;
  },
);
