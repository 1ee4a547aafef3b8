import { MessageType } from "@4d/contract";
import type { Step } from "../../platform/stream.ts";
import type { GroupRow as StreamRow } from "../../platform/stream-rows.ts";
import { relationsOf } from "../friends/index.ts";
import { findCharacterUsers, findUsers } from "../users/index.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { mayBringIn, mayFit } from "./groups.policy.ts";
import { addToCount, type GroupRow } from "./groups.repository.ts";
import { acceptWaiting } from "./join-requests.repository.ts";
import { findMemberships, type MembershipRow, recallsSince, saveMembers } from "./members.repository.ts";
import { membershipsOf } from "./memberships.repository.ts";
import { canReadRow } from "./read-windows.ts";

/**
 * Those of the people to be invited who do not block the inviter, who does not learn about the others.
 * @throws Failure forbidden when one of them is neither the inviter's friend nor a character of their own
 *   (`protocol §6.6`, `GROUP-4`).
 */
export async function findInvitable(
  step: Step<StreamRow>,
  inviterId: number,
  friendIds: readonly number[],
): Promise<number[]> {
  const ids = [...new Set(friendIds)];
  const relations = await relationsOf(
    step.trx,
    ids.map((id) => ({ from: inviterId, to: id })),
  );
  const characters = await findCharacterUsers(step.trx, ids);
  const own = (id: number) => characters.get(id)?.made_by === inviterId;
  ensureAllowed(mayBringIn(relations.map(({ friends }, index) => friends || own(ids[index] ?? 0))));
  return ids.filter((_, index) => !relations[index]?.blocked);
}

/**
 * Adds those who are not members yet. They see rows from the next one on, so the tip that announces them is their
 * first. The caller holds the group's lock and passes the member limit `most`.
 * @throws Failure conflict when they do not all fit.
 * @returns those added now, with their nicknames.
 */
export async function addMembers(
  step: Step<StreamRow>,
  group: Pick<GroupRow, "id" | "member_count">,
  userIds: readonly number[],
  most: number,
): Promise<{ id: number; nickName: string }[]> {
  const memberships = await findMemberships(step.trx, group.id, userIds);
  const present = new Set(memberships.filter(({ quit }) => !quit).map((membership) => membership.user_id));
  const people = await findUsers(step.trx, userIds);
  const coming = userIds.filter((id) => !present.has(id) && people.has(id));
  ensureAllowed(mayFit(group.member_count, coming.length, most));
  await acceptWaiting(step.trx, group.id, userIds);
  if (coming.length === 0) return [];
  const after = step.lastId();
  await saveMembers(step.trx, group.id, coming, { now: step.now, after });
  await addToCount(step.trx, group.id, coming.length);
  for (const userId of coming) step.changeRoom({ room: group.id, userId, from: after, to: null });
  await appendMissedRecalls(
    step,
    group.id,
    memberships.filter(({ quit }) => quit),
  );
  return coming.map((id) => ({ id, nickName: people.get(id)?.nick_name ?? "" }));
}

/**
 * Tells returning members which of the messages they could read were recalled while they were away, because their
 * devices may still hold them.
 */
async function appendMissedRecalls(
  step: Step<StreamRow>,
  groupId: number,
  returning: readonly MembershipRow[],
): Promise<void> {
  const quitAtIds = returning.flatMap(({ quit_at_id }) => quit_at_id ?? []);
  if (quitAtIds.length === 0) return;
  const recalls = await recallsSince(step.trx, groupId, Math.min(...quitAtIds));
  if (recalls.length === 0) return;
  const stays = await membershipsOf(
    step.trx,
    returning.map(({ user_id: userId }) => ({ groupId, userId })),
  );
  for (const { id, send_id: sendId, send_nick_name: sendNickName, content } of recalls) {
    const recvIds = stays.flatMap((one) =>
      one && canReadRow(one, Number(content)) && !canReadRow(one, id) ? [one.userId] : [],
    );
    if (recvIds.length > 0)
      step.append({ groupId, sendId, sendNickName, type: MessageType.RECALL, content, recvIds });
  }
}
