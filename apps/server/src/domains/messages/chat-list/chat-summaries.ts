import {
  type api,
  type ChatSummary,
  groupChatId,
  type InputOf,
  type OutputOf,
  privateChatId,
} from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { roomsOf } from "../../groups/index.ts";
import { presentGroupMessages, presentPrivateMessages } from "../history/present-messages.ts";
import type { RoomSpan } from "../messages.table.ts";
import { findGroupReads, findPrivatePositions } from "../receipts/positions.repository.ts";
import { newestPrivateChats } from "../streams/private-messages.repository.ts";
import {
  countGroupUnread,
  countPrivateUnread,
  findMentions,
  findNewestIds,
  newestGroupRows,
  newestPrivateRows,
} from "./chat-summaries.repository.ts";

/** One page: how many chats of each kind, how many rows of each chat, and where it begins. */
interface Page {
  limit: number;
  rows: number;
  at: PagePosition;
}

/**
 * A page starts with chats whose newest row lies below it. All pages read the streams up to the first page's newest
 * ids.
 */
interface PagePosition {
  upTo: { privateId: number; groupId: number };
  privateBelow: number;
  groupBelow: number;
}

const END = Number.MAX_SAFE_INTEGER;
const DONE = 0;

/** The chats of a page and where the next page begins; `DONE` when there is none. */
interface SummaryPage {
  chats: ChatSummary[];
  next: number;
}

async function readCursor(ctx: Context, cursor: string | undefined): Promise<PagePosition> {
  if (cursor === undefined) {
    return { upTo: await findNewestIds(ctx.services.db), privateBelow: END, groupBelow: END };
  }
  const match = /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.(\d{1,16})$/.exec(cursor);
  ensure(match, "invalid", { field: "cursor" });
  const [privateId = 0, groupId = 0, privateBelow = 0, groupBelow = 0] = match.slice(1).map(Number);
  return { upTo: { privateId, groupId }, privateBelow, groupBelow };
}

/** Peers of the page. A conversation with a message since the first page moved up; the last page includes it. */
async function peersOf(ctx: Context, { limit, at }: Page): Promise<{ peerIds: number[]; next: number }> {
  if (at.privateBelow === DONE) return { peerIds: [], next: DONE };
  const { db } = ctx.services;
  const page = await newestPrivateChats(db, ctx.actor.id, { above: 0, below: at.privateBelow, limit });
  const peerIds = page.map((chat) => chat.peerId);
  if (page.length === limit) return { peerIds, next: page.at(-1)?.lastId ?? DONE };
  if (at.privateBelow === END) return { peerIds, next: DONE };
  const moved = { above: at.upTo.privateId, below: END, limit };
  const late = await newestPrivateChats(db, ctx.actor.id, moved);
  return { peerIds: [...new Set([...peerIds, ...late.map((chat) => chat.peerId)])], next: DONE };
}

async function privateSummaries(ctx: Context, page: Page): Promise<SummaryPage> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const userId = ctx.actor.id;
  const upTo = page.at.upTo.privateId;
  const { peerIds, next } = await peersOf(ctx, page);
  const positions = await findPrivatePositions(db, userId, peerIds);
  const mine = new Map(positions.filter((one) => one.userId === userId).map((one) => [one.peerId, one]));
  const theirs = new Map(positions.filter((one) => one.peerId === userId).map((one) => [one.userId, one]));
  const rows = await newestPrivateRows(db, { userId, peerIds, upTo, each: page.rows, now });
  const records = await presentPrivateMessages(db, userId, rows, now);
  const readIn = (peerId: number) => mine.get(peerId)?.readId ?? 0;
  const asks = peerIds.map((peerId) => ({ peerId, readId: readIn(peerId) }));
  const unread = await countPrivateUnread(db, userId, upTo, asks);
  const byPeer = Map.groupBy(records, (one) => (one.sendId === userId ? one.recvId : one.sendId));
  const chats = peerIds.map((peerId, index) => ({
    chatId: privateChatId(peerId),
    readId: readIn(peerId),
    peerReadId: theirs.get(peerId)?.readId ?? 0,
    peerDeliveredId: theirs.get(peerId)?.deliveredId ?? 0,
    unread: unread[index] ?? 0,
    mentions: { me: [], everyone: [] },
    privateMessages: byPeer.get(peerId) ?? [],
    groupMessages: [],
  }));
  return { chats, next };
}

/** The windows of the page's groups, whose newest rows as of the first page no longer change. */
async function roomsOfPage(ctx: Context, { limit, at }: Page): Promise<{ rooms: RoomSpan[]; next: number }> {
  if (at.groupBelow === DONE) return { rooms: [], next: DONE };
  const { db } = ctx.services;
  const userId = ctx.actor.id;
  const all = (await roomsOf(db, userId)).map((one) => ({ groupId: one.room, from: one.from, to: one.to }));
  // Counts expired rows too, so that no chat moves between pages. Ascending: the last one of a group wins.
  const newest = await newestGroupRows(db, { userId, rooms: all, upTo: at.upTo.groupId, each: 1, now: 0 });
  const page = [...new Map(newest.map((row) => [row.group_id, row])).values()]
    .filter((row) => row.id < at.groupBelow)
    .sort((a, b) => b.id - a.id)
    .slice(0, limit);
  const windows = Map.groupBy(all, (room) => room.groupId);
  const next = page.length === limit ? (page.at(-1)?.id ?? DONE) : DONE;
  return { rooms: page.flatMap((row) => windows.get(row.group_id) ?? []), next };
}

async function groupSummaries(ctx: Context, page: Page): Promise<SummaryPage> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const userId = ctx.actor.id;
  const upTo = page.at.upTo.groupId;
  const { rooms, next } = await roomsOfPage(ctx, page);
  const rows = await newestGroupRows(db, { userId, rooms, upTo, each: page.rows, now });
  const records = Map.groupBy(await presentGroupMessages(db, userId, rows, now), (one) => one.groupId);
  const windows = Map.groupBy(rooms, (room) => room.groupId);
  const memberKeys = [...windows.keys()].map((groupId) => ({ groupId, userId }));
  const reads = await findGroupReads(db, memberKeys);
  const readIn = ({ groupId, from }: RoomSpan) => Math.max(from, reads.get(`${groupId}:${userId}`) ?? 0);
  const asks = rooms.map((room) => ({ ...room, readId: readIn(room) }));
  const counts = await countGroupUnread(db, userId, upTo, asks);
  const unread = new Map<number, number>();
  for (const [index, { groupId }] of rooms.entries())
    unread.set(groupId, (unread.get(groupId) ?? 0) + (counts[index] ?? 0));
  const mentions = await findMentions(db, userId, upTo, asks);
  const chats = [...windows].map(([groupId, [first]]) => ({
    chatId: groupChatId(groupId),
    readId: first ? readIn(first) : 0,
    peerReadId: 0,
    peerDeliveredId: 0,
    unread: unread.get(groupId) ?? 0,
    mentions: mentions.get(groupId) ?? { me: [], everyone: [] },
    privateMessages: [],
    // Each window returned up to `rows`: keep the newest of all of them.
    groupMessages: (records.get(groupId) ?? []).slice(-page.rows),
  }));
  return { chats, next };
}

/**
 * The newest rows of my chats, newest chats first, in pages, and the stream positions they reach to: the start for a
 * terminal that has nothing or is too far behind to pull everything (`messages §3.3`).
 * @throws Failure invalid (cursor).
 */
export async function listChatSummaries({
  ctx,
  input,
}: Call<InputOf<typeof api.chats.summaries>>): Promise<OutputOf<typeof api.chats.summaries>> {
  const at = await readCursor(ctx, input.cursor);
  const page = { limit: input.limit, rows: input.rows, at };
  const direct = await privateSummaries(ctx, page);
  const groups = await groupSummaries(ctx, page);
  const { privateId, groupId } = at.upTo;
  const hasMore = direct.next !== DONE || groups.next !== DONE;
  return {
    ...at.upTo,
    chats: [...direct.chats, ...groups.chats],
    nextCursor: hasMore ? [privateId, groupId, direct.next, groups.next].join(".") : null,
  };
}
