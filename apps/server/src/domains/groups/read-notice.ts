import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { allow } from "./allow.ts";
import { mayManage } from "./groups.policy.ts";
import { changeMember, findNoticeReaders, findSeat } from "./members.repository.ts";

/** Marks the announcement as read by me (`GROUP-2`). @throws Failure notFound unless I belong to the group. */
export async function readNotice({ ctx, input }: Call<{ groupId: number }>): Promise<null> {
  const { db, clock } = ctx.services;
  const seat = await findSeat(db, input.groupId, ctx.actor.id);
  ensure(seat && !seat.quit, "notFound", { zh: "群聊不存在", en: "There is no such group" });
  await changeMember(db, input.groupId, ctx.actor.id, { notice_read_at: clock.now() });
  return null;
}

/** Ids of the members who read it. @throws Failure notFound, forbidden unless I manage the group. */
export async function listNoticeReaders({ ctx, input }: Call<{ groupId: number }>): Promise<number[]> {
  const { db } = ctx.services;
  const seat = await findSeat(db, input.groupId, ctx.actor.id);
  allow(mayManage(seat));
  const noticeAt = seat?.notice_at ?? null;
  return noticeAt === null ? [] : findNoticeReaders(db, input.groupId, noticeAt);
}
