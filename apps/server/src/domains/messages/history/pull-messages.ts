import {
  type api,
  type GroupMessage,
  type InputOf,
  LOAD_MAX,
  type PrivateMessage,
  PULL_ALL_BYTES,
  Terminal,
} from "@4d/contract";

import type { Kysely } from "kysely";
import type { Call } from "../../../platform/context.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { roomsOf } from "../../groups/index.ts";
import type { RoomSpan } from "../messages.table.ts";
import { markDelivered } from "../receipts/mark-delivered.ts";
import { CLOCKS_MS, firstSince } from "../search/search.repository.ts";
import {
  loadGroupMessages,
  newestGroupMessages,
  pullGroupMessages,
} from "../streams/group-messages.repository.ts";
import {
  loadPrivateMessages,
  newestPrivateMessages,
  pullPrivateMessages,
} from "../streams/private-messages.repository.ts";
import { newestStreamId } from "../streams/read-stream.ts";
import { presentGroupMessages, presentPrivateMessages } from "./present-messages.ts";
import { pullForLegacyClient } from "./pull-for-legacy-client.ts";

/** A client that is far behind pulls page after page, and then only now and then. */
const PULL_LIMIT = { rate: 10, burst: 300 };

/**
 * My private rows after `minId`, ascending. With `limit` one page; without it the legacy pull of all rows. Having
 * `minId` acknowledges everything at or below it (`messages §5.1`). @throws Failure `tooMany`.
 */
export async function pullPrivate(
  call: Call<InputOf<typeof api.privateMessages.pull>>,
): Promise<PrivateMessage[]> {
  const { services, actor } = call.ctx;
  const { minId, limit } = call.input;
  const { db, clock } = services;
  const userId = actor.id;
  const held = async () => {
    if (minId > 0) await markDelivered(services, { userId, maxId: minId });
  };
  if (limit !== undefined) {
    await enforceLimit(services, `pull:page3:${userId}`, PULL_LIMIT);
    await held();
    const rows = await pullPrivateMessages(db, { userId, after: minId, limit });
    return presentPrivateMessages(db, userId, rows, clock.now());
  }
  return pullForLegacyClient(call, 3, async () => {
    await held();
    return {
      since: privateSince(actor.terminal, clock.now()),
      async older(before, most) {
        const found = await newestPrivateMessages(db, { userId, after: minId, before, limit: most });
        const records = await presentPrivateMessages(db, userId, found, clock.now());
        return records.map((record, index) => ({ id: found[index]?.id ?? 0, record }));
      },
    };
  });
}

/**
 * Rows of all my groups after `minId` in global id order, so that a cut connection loses none (`W12`).
 * Otherwise as `pullPrivate`.
 */
export async function pullGroup(call: Call<InputOf<typeof api.groupMessages.pull>>): Promise<GroupMessage[]> {
  const { services, actor } = call.ctx;
  const { minId, limit } = call.input;
  const { db, clock } = services;
  const userId = actor.id;
  if (limit !== undefined) {
    await enforceLimit(services, `pull:page4:${userId}`, PULL_LIMIT);
    const { upTo, rooms } = await visibleRooms(db, userId);
    const rows = await pullGroupMessages(db, { userId, rooms, after: minId, upTo, limit });
    return presentGroupMessages(db, userId, rows, clock.now());
  }
  return pullForLegacyClient(call, 4, async () => {
    const { upTo, rooms } = await visibleRooms(db, userId);
    return {
      since: groupSince(clock.now()),
      async older(below, most) {
        const before = Math.min(below, upTo + 1);
        const found = await newestGroupMessages(db, { userId, rooms, after: minId, before, limit: most });
        const records = await presentGroupMessages(db, userId, found, clock.now());
        return records.map((record, index) => ({ id: found[index]?.id ?? 0, record }));
      },
    };
  });
}

const DAY_MS = 24 * 3_600_000;
/** How far back legacy clients reach: on a phone, elsewhere, and in groups (`protocol §9.3`). */
const LEGACY_HISTORY_MS = { app: 30 * DAY_MS, other: 90 * DAY_MS, group: 30 * DAY_MS };

/** The earliest send time a legacy client pulls, epoch milliseconds. Pure. */
const privateSince = (terminal: number, now: number): number =>
  now - (terminal === Terminal.APP ? LEGACY_HISTORY_MS.app : LEGACY_HISTORY_MS.other);

/** The same for group messages. Pure. */
const groupSince = (now: number): number => now - LEGACY_HISTORY_MS.group;

/** What somebody may see of which group, and up to which id: a group joined since then has its rows above it. */
async function visibleRooms(
  db: Kysely<Tables>,
  userId: number,
): Promise<{ upTo: number; rooms: RoomSpan[] }> {
  const upTo = await newestStreamId(db, "group");
  const windows = await roomsOf(db, userId);
  return { upTo, rooms: windows.map((one) => ({ groupId: one.room, from: one.from, to: one.to })) };
}

/** A refusal logs these clients out, so only endless requests are refused. */
const LOAD_LIMIT = { rate: 10, burst: 300 };

/** As many of the first records as fit into one response; at least one, or the client could not continue. */
function fitIntoResponse<R>(records: readonly R[]): R[] {
  let bytes = 0;
  const last = records.findIndex((record) => {
    bytes += Buffer.byteLength(JSON.stringify(record));
    return bytes > PULL_ALL_BYTES;
  });
  return last === -1 ? [...records] : records.slice(0, Math.max(1, last));
}

/**
 * My private rows after `minId`, for legacy clients since August 2025: ascending, at most `LOAD_MAX`, in the response
 * and not on the socket. Rows of types they do not know and rows older than they reach are left out. Having `minId`
 * acknowledges everything at or below it. @throws Failure `tooMany`.
 */
export async function loadPrivateMessagesForLegacy({
  ctx,
  input: { minId },
}: Call<InputOf<typeof api.privateMessages.load>>): Promise<PrivateMessage[]> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  const userId = actor.id;
  await enforceLimit(services, `pull:load3:${userId}`, LOAD_LIMIT);
  if (minId > 0) await markDelivered(services, { userId, maxId: minId });
  const since = privateSince(actor.terminal, clock.now());
  const first = await firstSince(db, "private_message", since - CLOCKS_MS);
  const after = Math.max(minId, first - 1);
  const rows = await loadPrivateMessages(db, { userId, after, since, limit: LOAD_MAX });
  return fitIntoResponse(await presentPrivateMessages(db, userId, rows, clock.now()));
}

/** The same for rows of all my groups, in global id order (`W12`); each message includes its count of readers. */
export async function loadGroupMessagesForLegacy({
  ctx,
  input: { minId },
}: Call<InputOf<typeof api.groupMessages.load>>): Promise<GroupMessage[]> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  const userId = actor.id;
  await enforceLimit(services, `pull:load4:${userId}`, LOAD_LIMIT);
  const { upTo, rooms } = await visibleRooms(db, userId);
  const since = groupSince(clock.now());
  const first = await firstSince(db, "group_message", since - CLOCKS_MS);
  const after = Math.max(minId, first - 1);
  const rows = await loadGroupMessages(db, { userId, rooms, after, upTo, since, limit: LOAD_MAX });
  return fitIntoResponse(await presentGroupMessages(db, userId, rows, clock.now()));
}
