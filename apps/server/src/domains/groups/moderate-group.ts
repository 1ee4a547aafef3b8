import type { Context } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { publishGroupChanged } from "./group-signals.ts";
import { bannedTip, unbannedTip } from "./group-tips.ts";
import { changeGroup, findGroup, findGroupByToken, lockGroup } from "./groups.repository.ts";
import { findMembership } from "./members.repository.ts";
import { sequentialIntent } from "./sequential-intent.ts";

async function setBan(services: Services, ban: Ban): Promise<void> {
  const changed = await services.streams.group.submit(banIntent, ban);
  if (changed) await publishGroupChanged(services, ban.groupId);
}

/**
 * Bans a group: members can still read it, leave it and dissolve it, but nobody writes, calls or joins (`ADMIN-3`).
 * Members read the reason in their chat (`protocol §14.4`). Idempotent.
 */
export const banGroup = (services: Services, groupId: number, reason: string): Promise<void> =>
  setBan(services, { groupId, reason });

/** Lifts the ban; members are notified. Idempotent. */
export const unbanGroup = (services: Services, groupId: number): Promise<void> =>
  setBan(services, { groupId, reason: null });

interface Ban {
  groupId: number;
  /** The reason, as members read it; null to lift the ban. */
  reason: string | null;
}

/** Bans a group or lifts the ban, and notifies its members (`protocol §14.4`). Returns whether anything changed. */
const banIntent = sequentialIntent("ban group", async (step, { groupId, reason }: Ban): Promise<boolean> => {
  const group = await lockGroup(step.trx, groupId);
  const isAsBefore = group?.is_banned === (reason !== null) && group.reason === (reason ?? "");
  if (group === undefined || isAsBefore) return false;
  await changeGroup(step.trx, groupId, { is_banned: reason !== null, reason: reason ?? "" });
  if (!group.dissolved) step.append(reason === null ? unbannedTip(groupId) : bannedTip(groupId, reason));
  return true;
});

/**
 * The evidence for a reported group, for the administrators (`FEED-3`); its owner is responsible. Undefined when the
 * reporter is its owner, or neither a member nor able to find it nor invited to it.
 */
export async function groupEvidence(
  { services: { db }, actor }: Context,
  { id, token }: { id: number; token?: string | undefined },
) {
  const group = await findGroup(db, id);
  if (group === undefined || group.dissolved || group.owner_id === actor.id) return undefined;
  const invited = token !== undefined && (await findGroupByToken(db, token))?.id === id;
  if (!group.searchable && !invited && (await findMembership(db, id, actor.id)) === undefined)
    return undefined;
  const { name, notice, head_image: headImage, member_count: memberCount, owner_id: accusedId } = group;
  return { name, notice, headImage, memberCount, accusedId };
}
