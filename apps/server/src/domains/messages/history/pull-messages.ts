import {
  type api,
  type GroupMessage,
  type InputOf,
  LOAD_MAX,
  type PrivateMessage,
  PULL_ALL_BYTES,
  type StreamKind,
  Terminal,
} from "@4d/contract";

import type { Call, Context } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { roomsOf } from "../../groups/index.ts";
import type { GroupMessageRow, PrivateMessageRow } from "../messages.table.ts";
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

const DAY_MS = 24 * 3_600_000;
/** How far back legacy clients reach: on a phone, elsewhere, and in groups (`protocol §9.3`). */
const LEGACY_HISTORY_MS = { app: 30 * DAY_MS, other: 90 * DAY_MS, group: 30 * DAY_MS };

/** The earliest send time a legacy client pulls, epoch milliseconds. Pure. */
const privateSince = (terminal: number, now: number): number =>
  now - (terminal === Terminal.APP ? LEGACY_HISTORY_MS.app : LEGACY_HISTORY_MS.other);

/** The same for group messages. Pure. */
const groupSince = (now: number): number => now - LEGACY_HISTORY_MS.group;

/** One person's rows of a stream above the id they hold. */
interface PulledStream<Row, Shown> {
  /** The earliest send time a legacy client pulls, epoch milliseconds. */
  since: () => number;
  /** Ascending. */
  page: (limit: number) => Promise<Row[]>;
  /** Below an id, newest first. */
  older: (below: number, limit: number) => Promise<Row[]>;
  /** Sent at or after a time, ascending. */
  load: (span: { after: number; since: number; limit: number }) => Promise<Row[]>;
  present: (rows: readonly Row[]) => Promise<Shown[]>;
}

/** What differs between pulls of the two streams. */
interface Pulling<Row, Shown> {
  kind: StreamKind;
  command: 3 | 4;
  open: (ctx: Context, minId: number) => Promise<PulledStream<Row, Shown>>;
}

const privatePulling: Pulling<PrivateMessageRow, PrivateMessage> = {
  kind: "private",
  command: 3,
  /** Having `minId` acknowledges everything at or below it (`messages §5.1`). */
  async open({ services, actor }, minId) {
    const { db, clock } = services;
    const userId = actor.id;
    if (minId > 0) await markDelivered(services, { userId, maxId: minId });
    return {
      since: () => privateSince(actor.terminal, clock.now()),
      page: (limit) => pullPrivateMessages(db, { userId, after: minId, limit }),
      older: (before, limit) => newestPrivateMessages(db, { userId, after: minId, before, limit }),
      load: (span) => loadPrivateMessages(db, { userId, ...span }),
      present: (rows) => presentPrivateMessages(db, userId, rows, clock.now()),
    };
  },
};

const groupPulling: Pulling<GroupMessageRow, GroupMessage> = {
  kind: "group",
  command: 4,
  /** The stream's end comes first: a group joined since then has its rows above it. */
  async open({ services: { db, clock }, actor }, minId) {
    const userId = actor.id;
    const upTo = await newestStreamId(db, "group");
    const windows = await roomsOf(db, userId);
    const rooms = windows.map((one) => ({ groupId: one.room, from: one.from, to: one.to }));
    const seen = { userId, rooms };
    return {
      since: () => groupSince(clock.now()),
      page: (limit) => pullGroupMessages(db, { ...seen, after: minId, upTo, limit }),
      older: (below, limit) =>
        newestGroupMessages(db, { ...seen, after: minId, before: Math.min(below, upTo + 1), limit }),
      load: (span) => loadGroupMessages(db, { ...seen, upTo, ...span }),
      present: (rows) => presentGroupMessages(db, userId, rows, clock.now()),
    };
  },
};

/** One page with `limit`; without it the pull of legacy clients. */
async function pull<Row extends { id: number }, Shown extends { sendTime: number }>(
  { command, open }: Pulling<Row, Shown>,
  call: Call<{ minId: number; limit?: number | undefined }>,
): Promise<Shown[]> {
  const { ctx, input } = call;
  if (input.limit !== undefined) {
    await enforceLimit(ctx.services, `pull:page${command}:${ctx.actor.id}`, PULL_LIMIT);
    const stream = await open(ctx, input.minId);
    return stream.present(await stream.page(input.limit));
  }
  return pullForLegacyClient(call, command, async () => {
    const stream = await open(ctx, input.minId);
    return {
      since: stream.since(),
      async older(below, most) {
        const found = await stream.older(below, most);
        const records = await stream.present(found);
        return records.map((record, index) => ({ id: found[index]?.id ?? 0, record }));
      },
    };
  });
}

/**
 * My private rows after `minId`, ascending. With `limit` one page; without it the legacy pull of all rows. Having
 * `minId` acknowledges everything at or below it (`messages §5.1`). @throws Failure `tooMany`.
 */
export const pullPrivate = (
  call: Call<InputOf<typeof api.privateMessages.pull>>,
): Promise<PrivateMessage[]> => pull(privatePulling, call);

/**
 * Rows of all my groups after `minId` in global id order, so that a cut connection loses none (`W12`).
 * Otherwise as `pullPrivate`.
 */
export const pullGroup = (call: Call<InputOf<typeof api.groupMessages.pull>>): Promise<GroupMessage[]> =>
  pull(groupPulling, call);

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

async function load<Row, Shown>(
  { kind, command, open }: Pulling<Row, Shown>,
  { ctx, input: { minId } }: Call<{ minId: number }>,
): Promise<Shown[]> {
  const { services, actor } = ctx;
  await enforceLimit(services, `pull:load${command}:${actor.id}`, LOAD_LIMIT);
  const stream = await open(ctx, minId);
  const since = stream.since();
  const first = await firstSince(services.db, `${kind}_message`, since - CLOCKS_MS);
  const rows = await stream.load({ after: Math.max(minId, first - 1), since, limit: LOAD_MAX });
  return fitIntoResponse(await stream.present(rows));
}

/**
 * My private rows after `minId`, for legacy clients since August 2025: ascending, at most `LOAD_MAX`, in the response
 * and not on the socket. Rows of types they do not know and rows older than they reach are left out. Having `minId`
 * acknowledges everything at or below it. @throws Failure `tooMany`.
 */
export const loadPrivateMessagesForLegacy = (
  call: Call<InputOf<typeof api.privateMessages.load>>,
): Promise<PrivateMessage[]> => load(privatePulling, call);

/** The same for rows of all my groups, in global id order (`W12`); each message includes its count of readers. */
export const loadGroupMessagesForLegacy = (
  call: Call<InputOf<typeof api.groupMessages.load>>,
): Promise<GroupMessage[]> => load(groupPulling, call);
