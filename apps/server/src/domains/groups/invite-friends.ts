import type { Call } from "../../platform/context.ts";
import { membersMost, takeInviteLimit } from "./group-limits.ts";
import { publishGroupChanged, signalNewGroup } from "./group-signals.ts";
import { inviteIntent } from "./join.intents.ts";

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
  await takeInviteLimit(services, actor.id);
  const invited = await services.streams.group.submit(inviteIntent, {
    groupId,
    inviterId: actor.id,
    friendIds,
    most: await membersMost(services),
    onAdded: (invitedIds) => signalNewGroup(services, invitedIds, { groupId, sendId: actor.id }),
  });
  if (invited.length === 0) return null;
  await publishGroupChanged(services, groupId);
  return null;
}
