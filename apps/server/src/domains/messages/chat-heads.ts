import {
  type api,
  type ChatHead,
  groupChatId,
  type InputOf,
  type OutputOf,
  privateChatId,
} from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { roomsOf } from "../groups/index.ts";
import {
  countGroupUnread,
  countPrivateUnread,
  findStreamHeads,
  newestGroupRows,
  newestPrivateRows,
} from "./heads.repository.ts";
import { hydrateGroup, hydratePrivate } from "./hydrate.ts";
import { findGroupReads, findPrivatePositions } from "./positions.repository.ts";
import { newestPrivateChats } from "./private-messages.repository.ts";

const ROWS_EACH = 20;

async function privateHeads(ctx: Context, upTo: number, limit: number): Promise<ChatHead[]> {
  const { db } = ctx.services;
  const userId = ctx.actor.id;
  const peerIds = (await newestPrivateChats(db, userId, limit)).map((chat) => chat.peerId);
  const positions = await findPrivatePositions(db, userId, peerIds);
  const mine = new Map(positions.filter((one) => one.userId === userId).map((one) => [one.peerId, one]));
  const theirs = new Map(positions.filter((one) => one.peerId === userId).map((one) => [one.userId, one]));
  const records = await hydratePrivate(
    db,
    userId,
    await newestPrivateRows(db, { userId, peerIds, upTo, each: ROWS_EACH }),
  );
  const unread = await countPrivateUnread(
    db,
    userId,
    peerIds.map((peerId) => ({ peerId, readId: mine.get(peerId)?.readId ?? 0 })),
  );
  return peerIds.map((peerId, index) => ({
    chatId: privateChatId(peerId),
    readId: mine.get(peerId)?.readId ?? 0,
    peerReadId: theirs.get(peerId)?.readId ?? 0,
    peerDeliveredId: theirs.get(peerId)?.deliveredId ?? 0,
    unread: unread[index] ?? 0,
    privateMessages: records.filter((one) => one.sendId === peerId || one.recvId === peerId),
    groupMessages: [],
  }));
}

async function groupHeads(ctx: Context, upTo: number, limit: number): Promise<ChatHead[]> {
  const { db } = ctx.services;
  const userId = ctx.actor.id;
  const rooms = (await roomsOf(db, userId)).map((one) => ({ groupId: one.room, from: one.from, to: one.to }));
  const records = await hydrateGroup(
    db,
    userId,
    await newestGroupRows(db, { userId, rooms, upTo, each: ROWS_EACH }),
  );
  const reads = await findGroupReads(
    db,
    rooms.map(({ groupId }) => ({ groupId, userId })),
  );
  const readIn = (room: { groupId: number; from: number }) =>
    Math.max(room.from, reads.get(`${room.groupId}:${userId}`) ?? 0);
  const unread = await countGroupUnread(
    db,
    userId,
    rooms.map((room) => ({ ...room, readId: readIn(room) })),
  );
  const heads = rooms.map((room, index) => ({
    chatId: groupChatId(room.groupId),
    readId: readIn(room),
    peerReadId: 0,
    peerDeliveredId: 0,
    unread: unread[index] ?? 0,
    privateMessages: [],
    groupMessages: records.filter((one) => one.groupId === room.groupId),
  }));
  const newest = (head: ChatHead) => head.groupMessages.at(-1)?.id ?? 0;
  return heads
    .filter((head) => newest(head) > 0)
    .sort((a, b) => newest(b) - newest(a))
    .slice(0, limit);
}

/**
 * The newest rows of my newest chats and the stream positions they reach to: where a terminal begins that
 * holds nothing or is too far behind to pull everything (`messaging §1.3`).
 */
export async function chatHeads({
  ctx,
  input,
}: Call<InputOf<typeof api.chats.heads>>): Promise<OutputOf<typeof api.chats.heads>> {
  const heads = await findStreamHeads(ctx.services.db);
  const chats = [
    ...(await privateHeads(ctx, heads.privateId, input.limit)),
    ...(await groupHeads(ctx, heads.groupId, input.limit)),
  ];
  return { ...heads, chats };
}
