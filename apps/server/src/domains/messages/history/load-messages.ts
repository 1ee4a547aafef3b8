import {
  type api,
  type GroupMessage,
  type InputOf,
  LOAD_MAX,
  type PrivateMessage,
  PULL_ALL_BYTES,
} from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { markDelivered } from "../receipts/mark-delivered.ts";
import { CLOCKS_MS, firstSince } from "../search/search.repository.ts";
import { loadGroupMessages } from "../streams/group-messages.repository.ts";
import { loadPrivateMessages } from "../streams/private-messages.repository.ts";
import { presentGroupMessages, presentPrivateMessages } from "./present-messages.ts";
import { groupSince, privateSince, visibleRooms } from "./pull-scope.ts";

/** A refusal logs these clients out, so only who asks without end meets one. */
const LOAD_LIMIT = { rate: 10, burst: 300 };

/** The first of the records, so many as fit into one answer; one at least, or asking again would not go on. */
function fitIntoResponse<R>(records: readonly R[]): R[] {
  let bytes = 0;
  const last = records.findIndex((record) => {
    bytes += Buffer.byteLength(JSON.stringify(record));
    return bytes > PULL_ALL_BYTES;
  });
  return last === -1 ? [...records] : records.slice(0, Math.max(1, last));
}

/**
 * My private rows after `minId` as the family's clients since August 2025 take them: ascending, at most `LOAD_MAX`, the
 * answer and nothing on the socket. What they do not know is left out, as is what lies farther back than they reach.
 * Holding `minId` acknowledges everything at or below it. @throws Failure `tooMany`.
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

/** The same for rows of all my groups, in global id order (`W12`); a message brings its count of readers itself. */
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
