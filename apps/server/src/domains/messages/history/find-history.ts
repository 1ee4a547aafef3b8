import type { api, GroupMessage, InputOf, PrivateMessage } from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { membershipsOf, readWindowsOf } from "../../groups/index.ts";
import { findChatState } from "../chat-list/chat-states.repository.ts";
import type { GroupMessageRow, HistorySpan, PrivateMessageRow } from "../messages.table.ts";
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

type Span = Omit<HistorySpan, "now">;

/** One chat as somebody reads it. */
interface ReadChat<Row, Shown> {
  find: (span: Span) => Promise<Row[]>;
  /** The newest pins first. */
  findPinned: () => Promise<Row[]>;
  present: (rows: readonly Row[]) => Promise<Shown[]>;
}

function openPrivate(ctx: Context, peerId: number): ReadChat<PrivateMessageRow, PrivateMessage> {
  const { db, clock } = ctx.services;
  const userId = ctx.actor.id;
  const now = clock.now();
  return {
    find: (span) => findPrivateHistory(db, { userId, peerId, now, ...span }),
    findPinned: () => findPinnedPrivate(db, userId, peerId, now),
    present: (rows) => presentPrivateMessages(db, userId, rows, now),
  };
}

/** A group within the windows this person sees, above what they cleared. @throws Failure notFound. */
async function openGroup(ctx: Context, groupId: number): Promise<ReadChat<GroupMessageRow, GroupMessage>> {
  const { db, clock } = ctx.services;
  const userId = ctx.actor.id;
  const now = clock.now();
  const [member] = await membershipsOf(db, [{ groupId, userId }]);
  ensure(member, "notFound", { zh: "群聊不存在", en: "Group not found" });
  const state = await findChatState(db, userId, `g:${groupId}`);
  const rooms = readWindowsOf(member).map(({ from, to }) => ({
    groupId,
    from: Math.max(from, state?.cleared_up_to ?? 0),
    to,
  }));
  return {
    find: (span) => findGroupHistory(db, { userId, rooms, now, ...span }),
    findPinned: () => findPinnedGroup(db, userId, rooms, now),
    present: (rows) => presentGroupMessages(db, userId, rows, now),
  };
}

function spanOf({ page, size, beforeId }: Paging): Span {
  if (beforeId !== undefined) return { limit: size, before: beforeId, withRecalled: true };
  const offset = (page - 1) * size;
  if (offset > OFFSET_MAX) return { limit: 0, withRecalled: false };
  return { limit: size, offset, withRecalled: false };
}

/** The older half, the message and the newer half, ascending. @throws Failure notFound. */
async function around<Row extends { id: number }, Shown>(
  chat: ReadChat<Row, Shown>,
  { id, size }: { id: number; size: number },
): Promise<Shown[]> {
  const half = { limit: Math.ceil(size / 2), withRecalled: true };
  const older = await chat.find({ ...half, before: id + 1 });
  const newer = await chat.find({ ...half, after: id });
  ensure(older[0]?.id === id, "notFound", { zh: "消息不存在", en: "Message not found" });
  return chat.present([...older.reverse(), ...newer]);
}

/** Older messages with a person, newest first (`protocol §7.6`). */
export async function privateHistory({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.history>>): Promise<PrivateMessage[]> {
  const chat = openPrivate(ctx, input.friendId);
  return chat.present(await chat.find(spanOf(input)));
}

/** Older messages of a group from when I was a member, newest first (`protocol §8.6`). @throws Failure notFound. */
export async function groupHistory({
  ctx,
  input,
}: Call<InputOf<typeof api.groupMessages.history>>): Promise<GroupMessage[]> {
  const chat = await openGroup(ctx, input.groupId);
  return chat.present(await chat.find(spanOf(input)));
}

/** History around a message, ascending (`MSG-15`). @throws Failure notFound. */
export async function privateAround({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.around>>): Promise<PrivateMessage[]> {
  return around(openPrivate(ctx, input.friendId), input);
}

/** History of a group around a message, ascending (`MSG-15`). @throws Failure notFound. */
export async function groupAround({
  ctx,
  input,
}: Call<InputOf<typeof api.groupMessages.around>>): Promise<GroupMessage[]> {
  return around(await openGroup(ctx, input.groupId), input);
}

/** Pinned messages of a private chat, newest first. */
export async function pinnedPrivate({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.pinned>>): Promise<PrivateMessage[]> {
  const chat = openPrivate(ctx, input.friendId);
  return chat.present(await chat.findPinned());
}

/** Pinned messages of a group I see, newest first. @throws Failure notFound. */
export async function pinnedGroup({
  ctx,
  input,
}: Call<InputOf<typeof api.groupMessages.pinned>>): Promise<GroupMessage[]> {
  const chat = await openGroup(ctx, input.groupId);
  return chat.present(await chat.findPinned());
}
