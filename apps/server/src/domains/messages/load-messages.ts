import {
  type api,
  type GroupMessage,
  type InputOf,
  LOAD_MAX,
  type PrivateMessage,
  PULL_ALL_BYTES,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { limited } from "../../platform/limited.ts";
import { deliverPrivate } from "./deliver-private.ts";
import { loadGroupMessages } from "./group-messages.repository.ts";
import { hydrateGroup, hydratePrivate } from "./hydrate.ts";
import { loadPrivateMessages } from "./private-messages.repository.ts";
import { groupSince, openRooms, privateSince } from "./pull-scope.ts";
import { CLOCKS_MS, firstSince } from "./search.repository.ts";

/** A refusal logs these clients out, so only who asks without end meets one. */
const PAGES = { rate: 10, burst: 300 };

/** The first of the records, so many as fit into one answer; one at least, or asking again would not go on. */
function fitting<R>(records: readonly R[]): R[] {
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
export async function loadPrivate({
  ctx,
  input: { minId },
}: Call<InputOf<typeof api.privateMessages.load>>): Promise<PrivateMessage[]> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  const userId = actor.id;
  await limited(services, `pull:load3:${userId}`, PAGES);
  if (minId > 0) await deliverPrivate(services, { userId, maxId: minId });
  const since = privateSince(actor.terminal, clock.now());
  const first = await firstSince(db, "private_message", since - CLOCKS_MS);
  const after = Math.max(minId, first - 1);
  const rows = await loadPrivateMessages(db, { userId, after, since, limit: LOAD_MAX });
  return fitting(await hydratePrivate(db, userId, rows, clock.now()));
}

/** The same for rows of all my groups, in global id order (`W12`); a message brings its count of readers itself. */
export async function loadGroup({
  ctx,
  input: { minId },
}: Call<InputOf<typeof api.groupMessages.load>>): Promise<GroupMessage[]> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  const userId = actor.id;
  await limited(services, `pull:load4:${userId}`, PAGES);
  const { upTo, rooms } = await openRooms(db, userId);
  const since = groupSince(clock.now());
  const first = await firstSince(db, "group_message", since - CLOCKS_MS);
  const after = Math.max(minId, first - 1);
  const rows = await loadGroupMessages(db, { userId, rooms, after, upTo, since, limit: LOAD_MAX });
  return fitting(await hydrateGroup(db, userId, rows, clock.now()));
}
