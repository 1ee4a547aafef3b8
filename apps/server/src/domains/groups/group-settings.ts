import { Command, type Group, type groups, type InputOf, MessageType } from "@4d/contract";

import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { takeChangeLimit } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { publishGroupChanged } from "./group-signals.ts";
import { mayManage } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { changeMember, findAnnouncementReaders, findMembership } from "./members.repository.ts";
import { nameKeys } from "./name-keys.ts";

type Input = InputOf<typeof groups.setSettings>;

/**
 * Sets who invites, join approval, mute for all, and findability (`GROUP-2`). @throws Failure notFound, forbidden,
 * tooMany.
 */
export async function setGroupSettings({ ctx, input }: Call<Input>): Promise<Group> {
  const { services, actor } = ctx;
  const { groupId, whoInvites, joinApproval, muteAll, searchable } = input;
  await takeChangeLimit(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const membership = await findMembership(trx, groupId, actor.id);
    ensureAllowed(mayManage(membership));
    await changeGroup(trx, groupId, {
      ...(whoInvites !== undefined && { who_invites: whoInvites }),
      ...(joinApproval !== undefined && { join_approval: joinApproval }),
      ...(muteAll !== undefined && { mute_all: muteAll }),
      ...(searchable !== undefined && { searchable }),
      ...(searchable && membership && nameKeys(membership.name)),
    });
  });
  await publishGroupChanged(services, groupId);
  return groupRecord(services, groupId, actor.id);
}

/**
 * Mutes or unmutes a group for me and notifies my other devices (`protocol §6.11`). @throws Failure notFound, tooMany.
 */
export async function muteGroup({ ctx, input }: Call<{ groupId: number; isDnd: boolean }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, isDnd } = input;
  await takeChangeLimit(services, actor.id);
  ensure(await findMembership(services.db, groupId, actor.id), "notFound");
  await changeMember(services.db, groupId, actor.id, { is_dnd: isDnd });
  services.bus.publish("signal", {
    users: [actor.id],
    command: Command.GROUP,
    data: {
      type: MessageType.GROUP_DND,
      groupId,
      sendId: actor.id,
      sendTime: services.clock.now(),
      content: String(isDnd),
    },
    exceptSession: actor.sessionId,
  });
  return null;
}

/** Marks the announcement as read by me (`GROUP-2`). @throws Failure notFound unless I am a member. */
export async function readAnnouncement({ ctx, input }: Call<{ groupId: number }>): Promise<null> {
  const { db, clock } = ctx.services;
  const membership = await findMembership(db, input.groupId, ctx.actor.id);
  ensure(membership && !membership.quit, "notFound", { zh: "群聊不存在", en: "Group not found" });
  await changeMember(db, input.groupId, ctx.actor.id, { notice_read_at: clock.now() });
  return null;
}

/** Ids of the members who read the announcement. @throws Failure notFound, forbidden unless I manage the group. */
export async function listAnnouncementReaders({ ctx, input }: Call<{ groupId: number }>): Promise<number[]> {
  const { db } = ctx.services;
  const membership = await findMembership(db, input.groupId, ctx.actor.id);
  ensureAllowed(mayManage(membership));
  const noticeAt = membership?.notice_at ?? null;
  return noticeAt === null ? [] : findAnnouncementReaders(db, input.groupId, noticeAt);
}
