import { randomBytes } from "node:crypto";
import type { Call } from "../../platform/context.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { maxGroupMembers, takeInviteLimit } from "./group-limits.ts";
import { publishGroupChanged, signalNewGroup } from "./group-signals.ts";
import { mayInvite, mayManage } from "./groups.policy.ts";
import { changeGroup, ensureToken } from "./groups.repository.ts";
import { inviteIntent } from "./join.intents.ts";
import { findMembership } from "./members.repository.ts";

/**
 * Invites friends; those who block me are skipped silently (`protocol §6.6`, `FRIEND-3`).
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
    most: await maxGroupMembers(services),
    onAdded: (invitedIds) => signalNewGroup(services, invitedIds, { groupId, sendId: actor.id }),
  });
  if (invited.length === 0) return null;
  await publishGroupChanged(services, groupId);
  return null;
}

/** 144 bits: an unguessable invitation. */
const newToken = (): string => randomBytes(18).toString("base64url");

/**
 * The invitation token for link and QR code, for those who may invite (`GROUP-2`). @throws Failure notFound, forbidden.
 */
export async function showLink({ ctx, input }: Call<{ groupId: number }>): Promise<{ token: string }> {
  const { db } = ctx.services;
  ensureAllowed(mayInvite(await findMembership(db, input.groupId, ctx.actor.id)));
  return { token: await ensureToken(db, input.groupId, newToken()) };
}

/**
 * Replaces the invitation, so that the old one is invalid. @throws Failure notFound, forbidden unless I manage the
 * group.
 */
export async function resetLink({ ctx, input }: Call<{ groupId: number }>): Promise<{ token: string }> {
  const { db } = ctx.services;
  ensureAllowed(mayManage(await findMembership(db, input.groupId, ctx.actor.id)));
  const token = newToken();
  await changeGroup(db, input.groupId, { link_token: token });
  return { token };
}
