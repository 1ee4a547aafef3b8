import type { GroupMember } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUsers, presenceFor } from "../users/index.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { takeChangeLimit } from "./group-limits.ts";
import { publishGroupChanged, signalGroupRemoved } from "./group-signals.ts";
import { mayManage, mayModerateMember, mayOwn } from "./groups.policy.ts";
import { presentMember } from "./groups.presenter.ts";
import { lockGroup } from "./groups.repository.ts";
import { removeIntent } from "./leave.intents.ts";
import { changeMember, findMembers, findMembership } from "./members.repository.ts";
import { storedMute } from "./muted-until.ts";

const rank = { owner: 0, admin: 1, member: 2 } as const;
const sortKey = (one: GroupMember) => Number(one.quit) * 20 + Number(!one.online) * 10 + rank[one.role];

/**
 * Members, online first as far as each lets me see it, those who quit flagged and last (`protocol §6.7`). For a former
 * member the list is empty (`W3`), not refused: older clients ask for it when they open the chat.
 * @throws Failure notFound unless I am or was a member, and when the group was dissolved.
 */
export async function listMembers({ ctx, input }: Call<{ groupId: number }>): Promise<GroupMember[]> {
  const { services, actor } = ctx;
  const membership = await findMembership(services.db, input.groupId, actor.id);
  ensure(membership && !membership.dissolved, "notFound", { zh: "群聊不存在", en: "Group not found" });
  if (membership.quit) return [];
  const rows = await findMembers(services.db, input.groupId);
  const ids = rows.map((row) => row.user_id);
  const people = await findUsers(services.db, ids);
  const online = await presenceFor(services, actor.id, ids);
  const members = rows.flatMap((row) => {
    const user = people.get(row.user_id);
    return user
      ? [presentMember(row, user, membership.remark_group_name || membership.name, online.has(user.id))]
      : [];
  });
  return members.sort((a, b) => sortKey(a) - sortKey(b) || a.joinedAt - b.joinedAt || a.userId - b.userId);
}

/**
 * Removes members; those already out are skipped (`protocol §6.8`).
 * @throws Failure notFound, forbidden unless I manage the group and rank above each of them.
 */
export async function removeMembers({
  ctx,
  input,
}: Call<{ groupId: number; userIds: number[] }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userIds } = input;
  const removed = await services.streams.group.submit(removeIntent, { groupId, actorId: actor.id, userIds });
  if (removed.length === 0) return null;
  signalGroupRemoved(services, removed, { groupId, sendId: actor.id });
  await publishGroupChanged(services, groupId);
  return null;
}

/** Older clients' request to remove one member (`protocol §6.10`). @throws as `removeMembers`. */
export function kickMember({ ctx, input }: Call<{ groupId: number; userId: number }>): Promise<null> {
  return removeMembers({ ctx, input: { groupId: input.groupId, userIds: [input.userId] } });
}

/**
 * Mutes a member until a time, or for ever with null; a past time lifts the mute (`GROUP-2`).
 * @throws Failure notFound (group, or no member), forbidden unless I rank above them, tooMany.
 */
export async function muteMember({
  ctx,
  input,
}: Call<{ groupId: number; userId: number; until: number | null }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userId } = input;
  await takeChangeLimit(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const membership = await findMembership(trx, groupId, actor.id);
    ensureAllowed(mayManage(membership));
    const target = await findMembership(trx, groupId, userId);
    ensure(target && !target.quit, "notFound");
    ensureAllowed(mayModerateMember(membership, target.role));
    const muted_until = storedMute(input.until, services.clock.now());
    await changeMember(trx, groupId, userId, { muted_until });
  });
  await publishGroupChanged(services, groupId);
  return null;
}

/**
 * Grants or revokes a member's administrator role (`GROUP-2`).
 * @throws Failure notFound (group, or no member), forbidden unless owner, or for the owner's own role, tooMany.
 */
export async function setRole({
  ctx,
  input,
}: Call<{ groupId: number; userId: number; role: "admin" | "member" }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userId, role } = input;
  await takeChangeLimit(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const membership = await findMembership(trx, groupId, actor.id);
    ensureAllowed(mayOwn(membership));
    const target = await findMembership(trx, groupId, userId);
    ensure(target && !target.quit, "notFound");
    ensureAllowed(mayModerateMember(membership, target.role));
    await changeMember(trx, groupId, userId, { role });
  });
  await publishGroupChanged(services, groupId);
  return null;
}
