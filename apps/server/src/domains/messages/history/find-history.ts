import type { api, GroupMessage, InputOf, PrivateMessage } from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { membershipsOf, readWindowsOf } from "../../groups/index.ts";
import { findChatState } from "../chat-list/chat-states.repository.ts";
import type { GroupMessageRow, PrivateMessageRow, RoomSpan } from "../messages.table.ts";
import { findGroupHistory, findPinnedGroup } from "../streams/group-messages.repository.ts";
import { findPinnedPrivate, findPrivateHistory } from "../streams/private-messages.repository.ts";
import { presentGroupMessages, presentPrivateMessages } from "./present-messages.ts";

/** Legacy paging reaches this far back, later pages are empty; older rows are read by `beforeId` (`W18`). */
const OFFSET_MAX = 10_000;

interface Paging {
  page: number;
  size: number;
  beforeId?: number | undefined;
}

function spanOf({ page, size, beforeId }: Paging) {
  if (beforeId !== undefined) return { limit: size, before: beforeId, withRecalled: true };
  const offset = (page - 1) * size;
  if (offset > OFFSET_MAX) return { limit: 0, withRecalled: false };
  return { limit: size, offset, withRecalled: false };
}

/** The windows of a group's rows this person sees, without what they cleared. @throws Failure notFound. */
async function visibleWindows(ctx: Context, groupId: number): Promise<RoomSpan[]> {
  const { db } = ctx.services;
  const [member] = await membershipsOf(db, [{ groupId, userId: ctx.actor.id }]);
  ensure(member, "notFound", { zh: "群聊不存在", en: "Group not found" });
  const state = await findChatState(db, ctx.actor.id, `g:${groupId}`);
  return readWindowsOf(member).map(({ from, to }) => ({
    groupId,
    from: Math.max(from, state?.cleared_up_to ?? 0),
    to,
  }));
}

/** Older messages with a person, newest first (`protocol §7.6`). */
export async function privateHistory({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.history>>): Promise<PrivateMessage[]> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const span = { userId: ctx.actor.id, peerId: input.friendId, now, ...spanOf(input) };
  return presentPrivateMessages(db, ctx.actor.id, await findPrivateHistory(db, span), now);
}

/** Older messages of a group from when I was a member, newest first (`protocol §8.6`). @throws Failure notFound. */
export async function groupHistory({
  ctx,
  input,
}: Call<InputOf<typeof api.groupMessages.history>>): Promise<GroupMessage[]> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const rooms = await visibleWindows(ctx, input.groupId);
  const found = await findGroupHistory(db, { userId: ctx.actor.id, rooms, now, ...spanOf(input) });
  return presentGroupMessages(db, ctx.actor.id, found, now);
}

/** The older half, then the message and the newer half; the message itself must be included. */
function joinAround<R extends { id: number }>(older: R[], newer: R[], id: number): R[] {
  ensure(older[0]?.id === id, "notFound", { zh: "消息不存在", en: "Message not found" });
  return [...older.reverse(), ...newer];
}

/** History around a message, ascending (`MSG-15`). @throws Failure notFound. */
export async function privateAround({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.around>>): Promise<PrivateMessage[]> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const span = {
    userId: ctx.actor.id,
    peerId: input.friendId,
    limit: Math.ceil(input.size / 2),
    withRecalled: true,
    now,
  };
  const older: PrivateMessageRow[] = await findPrivateHistory(db, { ...span, before: input.id + 1 });
  const newer = await findPrivateHistory(db, { ...span, after: input.id });
  return presentPrivateMessages(db, ctx.actor.id, joinAround(older, newer, input.id), now);
}

/** History of a group around a message, ascending (`MSG-15`). @throws Failure notFound. */
export async function groupAround({
  ctx,
  input,
}: Call<InputOf<typeof api.groupMessages.around>>): Promise<GroupMessage[]> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const rooms = await visibleWindows(ctx, input.groupId);
  const span = { userId: ctx.actor.id, rooms, limit: Math.ceil(input.size / 2), withRecalled: true, now };
  const older: GroupMessageRow[] = await findGroupHistory(db, { ...span, before: input.id + 1 });
  const newer = await findGroupHistory(db, { ...span, after: input.id });
  return presentGroupMessages(db, ctx.actor.id, joinAround(older, newer, input.id), now);
}

/** Pinned messages of a private chat, newest first. */
export async function pinnedPrivate({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.pinned>>): Promise<PrivateMessage[]> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const found = await findPinnedPrivate(db, ctx.actor.id, input.friendId, now);
  return presentPrivateMessages(db, ctx.actor.id, found, now);
}

/** Pinned messages of a group I see, newest first. @throws Failure notFound. */
export async function pinnedGroup({
  ctx,
  input,
}: Call<InputOf<typeof api.groupMessages.pinned>>): Promise<GroupMessage[]> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const rooms = await visibleWindows(ctx, input.groupId);
  return presentGroupMessages(db, ctx.actor.id, await findPinnedGroup(db, ctx.actor.id, rooms, now), now);
}
