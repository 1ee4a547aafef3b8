import type { Call } from "../../platform/context.ts";
import { inviteIntent } from "./admit.intent.ts";
import { membersMost, takeInviting } from "./group-limits.ts";
import { tellGroupChanged, tellNewGroup } from "./group-signals.ts";

/**
 * Brings friends in; those who block me are passed over in silence (`protocol §6.6`, `FRIEND-3`).
 * @throws Failure notFound, forbidden (no friend, or only managers invite), conflict (full), tooMany.
 */
export async function inviteFriends({
  ctx,
  input,
}: Call<{ groupId: number; friendIds: number[] }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, friendIds } = input;
  await takeInviting(services, actor.id);
  const invited = await services.streams.group.submit(inviteIntent, {
    groupId,
    inviterId: actor.id,
    friendIds,
    most: await membersMost(services),
    tell: (invitedIds) => tellNewGroup(services, invitedIds, { groupId, sendId: actor.id }),
  });
  if (invited.length === 0) return null;
  await tellGroupChanged(services, groupId);
  return null;
}
