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
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { roomsOf } from "../groups/index.ts";
import { hydrateGroup, hydratePrivate } from "./hydrate.ts";
import { type SearchAsk, searchGroups, searchPrivate } from "./search.repository.ts";

type Input = InputOf<typeof api.chats.search>;
type Found = SearchHit & { id: number; sendTime: number };

const END = Number.MAX_SAFE_INTEGER;
/** Kinds with words of their own; pictures and voices are found by kind and date alone. */
const WORDED = [MessageType.TEXT, MessageType.FILE, MessageType.TEXT_WITH_AUDIO];
const KINDS = [...WORDED, MessageType.IMAGE, MessageType.AUDIO, MessageType.VIDEO];

/** How far both streams have been searched, as it travels between pages. */
function readCursor(cursor: string | undefined): { private: number; group: number } {
  const match = /^(\d{1,16})\.(\d{1,16})$/.exec(cursor ?? `${END}.${END}`);
  ensure(match, "invalid", { field: "cursor" });
  return { private: Number(match[1]), group: Number(match[2]) };
}

function askOf(ctx: Context, input: Input, before: number): SearchAsk {
  const kinds = input.keyword === "" ? KINDS : WORDED;
  const types = input.type === undefined ? kinds : [input.type].filter(isNormal);
  return {
    userId: ctx.actor.id,
    keyword: input.keyword,
    types,
    after: input.after ?? null,
    until: input.before ?? null,
    before,
    limit: input.limit,
    now: ctx.services.clock.now(),
  };
}

async function privateHits(ctx: Context, input: Input, before: number): Promise<Found[]> {
  const target = input.chatId === undefined ? null : parseChatId(input.chatId);
  if (target?.kind === "group") return [];
  const { db } = ctx.services;
  const ask = askOf(ctx, input, before);
  const rows = await searchPrivate(db, ask, target?.targetId ?? null);
  const records = await hydratePrivate(db, ctx.actor.id, rows, ask.now);
  return records.map((record) => ({
    id: record.id,
    sendTime: record.sendTime,
    chatId: privateChatId(record.sendId === ctx.actor.id ? record.recvId : record.sendId),
    privateMessage: record,
  }));
}

async function groupHits(ctx: Context, input: Input, before: number): Promise<Found[]> {
  const target = input.chatId === undefined ? null : parseChatId(input.chatId);
  if (target?.kind === "private") return [];
  const { db } = ctx.services;
  const rooms = (await roomsOf(db, ctx.actor.id))
    .map((one) => ({ groupId: one.room, from: one.from, to: one.to }))
    .filter((room) => target === null || room.groupId === target.targetId);
  const ask = askOf(ctx, input, before);
  const rows = await searchGroups(db, ask, rooms);
  const records = await hydrateGroup(db, ctx.actor.id, rows, ask.now);
  return records.map((record) => ({
    id: record.id,
    sendTime: record.sendTime,
    chatId: groupChatId(record.groupId),
    groupMessage: record,
  }));
}

/**
 * My messages with the words (Chinese substrings too), newest first; by chat, kind and time (`MSG-15`).
 * @throws Failure invalid (cursor), tooMany.
 */
export async function searchMessages({
  ctx,
  input,
}: Call<Input>): Promise<OutputOf<typeof api.chats.search>> {
  const { ok, retryAfter } = await ctx.services.limits.take(`search:${ctx.actor.id}`, { rate: 2, burst: 20 });
  ensure(ok, "tooMany", { data: { retryAfter } });
  const at = readCursor(input.cursor);
  const hits = [...(await privateHits(ctx, input, at.private)), ...(await groupHits(ctx, input, at.group))];
  const page = hits.sort((a, b) => b.sendTime - a.sendTime).slice(0, input.limit);
  const lowest = (kind: "privateMessage" | "groupMessage", from: number) =>
    page.reduce((low, hit) => (hit[kind] ? Math.min(low, hit.id) : low), from);
  const next = `${lowest("privateMessage", at.private)}.${lowest("groupMessage", at.group)}`;
  const items = page.map(({ id: _id, sendTime: _time, ...hit }) => hit);
  return { items, nextCursor: hits.length > page.length || page.length === input.limit ? next : null };
}
