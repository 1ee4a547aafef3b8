import {
  type api,
  groupChatId,
  type InputOf,
  isNormal,
  MessageType,
  type OutputOf,
  parseChatId,
  privateChatId,
  type SearchHit,
} from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { ensure, Failure } from "../../../platform/failure.ts";
import { FairQueue } from "../../../platform/fair-queue.ts";
import { perServices } from "../../../platform/per-services.ts";
import { foldedPattern } from "../../../platform/searching/folded-pattern.ts";
import { roomsOf } from "../../groups/index.ts";
import { presentGroupMessages, presentPrivateMessages } from "../history/present-messages.ts";
import {
  isSearchTimeout,
  type SearchQuery,
  type SearchResult,
  searchGroups,
  searchPrivate,
} from "./search.repository.ts";

type Input = InputOf<typeof api.chats.search>;
type FoundMessage = SearchHit & { id: number; sendTime: number };

const END = Number.MAX_SAFE_INTEGER;
/** Kinds that contain text; pictures and voice messages are found by kind and date alone. */
const TEXT_KINDS = [MessageType.TEXT, MessageType.FILE, MessageType.TEXT_WITH_AUDIO];
const KINDS = [...TEXT_KINDS, MessageType.IMAGE, MessageType.AUDIO, MessageType.VIDEO];

/**
 * Concurrent searches: half of the database's connections, two per person. Somebody who types fast, or is malicious,
 * holds no more than that, and queues at most six.
 */
export const searchQueueOf = perServices(
  ({ config, closing }) =>
    new FairQueue(
      { width: Math.max(2, Math.floor(config.databasePool / 2)), share: 2, waitingEach: 6, waitingMost: 400 },
      closing,
    ),
);

const tooLong = { zh: "搜索花了太久，请稍后再试", en: "The search took too long. Please try again" };

/** How far both streams have been searched, as carried between pages; 0 means to the end. */
function readCursor(cursor: string | undefined): { private: number; group: number } {
  const match = /^(\d{1,16})\.(\d{1,16})$/.exec(cursor ?? `${END}.${END}`);
  ensure(match, "invalid", { field: "cursor" });
  return { private: Number(match[1]), group: Number(match[2]) };
}

function queryOf(ctx: Context, input: Input, before: number): SearchQuery {
  const pattern = foldedPattern(input.keyword);
  const kinds = pattern === undefined ? KINDS : TEXT_KINDS;
  const types = input.type === undefined ? kinds : [input.type].filter(isNormal);
  return {
    userId: ctx.actor.id,
    pattern,
    types,
    after: input.after ?? null,
    until: input.before ?? null,
    before,
    limit: input.limit,
    now: ctx.services.clock.now(),
  };
}

/** What was found in one stream, newest first, and how far it was searched. */
type StreamPart = Pick<SearchResult<unknown>, "reach" | "since"> & { hits: FoundMessage[] };

const NO_PART: StreamPart = { hits: [], reach: 0, since: 0 };

async function privatePart(ctx: Context, input: Input, before: number): Promise<StreamPart> {
  const target = input.chatId === undefined ? null : parseChatId(input.chatId);
  if (target?.kind === "group") return NO_PART;
  const { db } = ctx.services;
  const query = queryOf(ctx, input, before);
  const { rows, ...looked } = await searchPrivate(db, query, target?.targetId ?? null);
  const records = await presentPrivateMessages(db, ctx.actor.id, rows, query.now);
  const hits = records.map((record) => ({
    id: record.id,
    sendTime: record.sendTime,
    chatId: privateChatId(record.sendId === ctx.actor.id ? record.recvId : record.sendId),
    privateMessage: record,
  }));
  return { ...looked, hits };
}

async function groupPart(ctx: Context, input: Input, before: number): Promise<StreamPart> {
  const target = input.chatId === undefined ? null : parseChatId(input.chatId);
  if (target?.kind === "private") return NO_PART;
  const { db } = ctx.services;
  const rooms = (await roomsOf(db, ctx.actor.id))
    .map((one) => ({ groupId: one.room, from: one.from, to: one.to }))
    .filter((room) => target === null || room.groupId === target.targetId);
  const query = queryOf(ctx, input, before);
  const { rows, ...looked } = await searchGroups(db, query, rooms);
  const records = await presentGroupMessages(db, ctx.actor.id, rows, query.now);
  const hits = records.map((record) => ({
    id: record.id,
    sendTime: record.sendTime,
    chatId: groupChatId(record.groupId),
    groupMessage: record,
  }));
  return { ...looked, hits };
}

/** The newest hits of both streams, but none older than the point one of them is searched to. */
function pageOf(parts: readonly StreamPart[], limit: number): FoundMessage[] {
  const horizon = Math.max(...parts.map(({ since }) => since));
  return parts
    .flatMap(({ hits, since }) => hits.filter(({ sendTime }) => since === horizon || sendTime >= horizon))
    .sort((a, b) => b.sendTime - a.sendTime)
    .slice(0, limit);
}

/** Where a stream continues: at the first hit that did not fit on the page, else below what was searched. */
function nextOf({ hits, reach }: StreamPart, page: readonly FoundMessage[]): number {
  const firstLeftOut = hits.find((hit) => !page.includes(hit));
  return firstLeftOut ? firstLeftOut.id + 1 : reach;
}

/**
 * My messages containing the words (Chinese substrings too), newest first; by chat, kind and time (`MSG-15`). A page
 * may have few hits or none and still a cursor: each page searches a limited number of rows, and the cursor continues
 * below them.
 * @throws Failure invalid (cursor, half a chat), tooMany, unavailable (it took too long).
 */
export async function searchMessages({
  ctx,
  input: rawInput,
}: Call<Input>): Promise<OutputOf<typeof api.chats.search>> {
  const input = { ...rawInput, chatId: searchedChatId(rawInput) };
  const { services, actor } = ctx;
  await enforceLimit(services, `search:${actor.id}`, { rate: 2, burst: 20 });
  const at = readCursor(input.cursor);
  const both = async (): Promise<[StreamPart, StreamPart]> => [
    await privatePart(ctx, input, at.private),
    await groupPart(ctx, input, at.group),
  ];
  const [mine, rooms] = await searchQueueOf(services)
    .run(actor.id, both)
    .catch((error: unknown) => {
      throw isSearchTimeout(error)
        ? new Failure("unavailable", { ...tooLong, cause: "a search was overdue" })
        : error;
    });
  const page = pageOf([mine, rooms], input.limit);
  const next = { private: nextOf(mine, page), group: nextOf(rooms, page) };
  const items = page.map(({ id: _id, sendTime: _time, ...hit }) => hit);
  const ended = next.private === 0 && next.group === 0;
  return { items, nextCursor: ended ? null : `${next.private}.${next.group}` };
}

type SearchTarget = Pick<InputOf<typeof api.chats.search>, "chatId" | "targetId" | "kind">;

/**
 * The chat to search, given by its id or by `targetId` and `kind` (`protocol §19.2.3`); undefined for all chats.
 * @throws Failure invalid when only one of the two is given, or they contradict the id.
 */
function searchedChatId({ chatId, targetId, kind }: SearchTarget): string | undefined {
  if (targetId === undefined && kind === undefined) return chatId;
  ensure(kind !== undefined, "invalid", { field: "kind" });
  ensure(targetId !== undefined, "invalid", { field: "targetId" });
  const byTarget = kind === "group" ? groupChatId(targetId) : privateChatId(targetId);
  ensure(chatId === undefined || chatId === byTarget, "invalid", { field: "chatId" });
  return byTarget;
}
