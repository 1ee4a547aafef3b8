import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { mayManage } from "./groups.policy.ts";
import { changeMember, findAnnouncementReaders, findMembership } from "./members.repository.ts";

/** Marks the announcement as read by me (`GROUP-2`). @throws Failure notFound unless I belong to the group. */
export async function readAnnouncement({ ctx, input }: Call<{ groupId: number }>): Promise<null> {
  const { db, clock } = ctx.services;
  const membership = await findMembership(db, input.groupId, ctx.actor.id);
  ensure(membership && !membership.quit, "notFound", { zh: "群聊不存在", en: "There is no such group" });
  await changeMember(db, input.groupId, ctx.actor.id, { notice_read_at: clock.now() });
  return null;
}

/** Ids of the members who read it. @throws Failure notFound, forbidden unless I manage the group. */
export async function listAnnouncementReaders({ ctx, input }: Call<{ groupId: number }>): Promise<number[]> {
  const { db } = ctx.services;
  const membership = await findMembership(db, input.groupId, ctx.actor.id);
  ensureAllowed(mayManage(membership));
  const noticeAt = membership?.notice_at ?? null;
  return noticeAt === null ? [] : findAnnouncementReaders(db, input.groupId, noticeAt);
}
