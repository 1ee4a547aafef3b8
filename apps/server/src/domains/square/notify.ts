import type { Transaction } from "kysely";
import { tell } from "../../platform/bus.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { addActors, addToNotice, countUnread, growNotice, holdNotice } from "./notices.repository.ts";
import type { NewNotice } from "./notices.table.ts";

/** Days counted from 1970-01-01, for what is one notice a day. */
export const dayNumber = (now: number): number => Math.floor(now / 86_400_000);

async function write(trx: Transaction<Tables>, notice: NewNotice, now: number): Promise<boolean> {
  const { id, made } = await holdNotice(trx, notice, now);
  if (notice.actorIds.length === 0) {
    const more = made ? 0 : (notice.amount ?? 0);
    if (more > 0) await addToNotice(trx, id, more, now);
    return made || more > 0;
  }
  const fresh = await addActors(trx, id, notice.actorIds);
  if (fresh.length > 0) await growNotice(trx, id, fresh, now);
  return fresh.length > 0;
}

/**
 * Writes what befell people, in the transaction it befell them in; nobody is told of his own doing, nor twice of
 * the same. @returns whom `tellUnread` is to tell afterwards.
 */
export async function writeNotices(
  trx: Transaction<Tables>,
  notices: readonly NewNotice[],
  now: number,
): Promise<number[]> {
  const others = notices
    .map((one) => ({ ...one, actorIds: one.actorIds.filter((id) => id !== one.userId) }))
    .filter((one, index) => one.actorIds.length > 0 || notices[index]?.actorIds.length === 0)
    // One order for everybody, so that two transactions never wait for each other.
    .sort((a, b) => a.userId - b.userId || (a.groupKey < b.groupKey ? -1 : 1));
  const grown: number[] = [];
  for (const one of others) if (await write(trx, one, now)) grown.push(one.userId);
  return grown;
}

/** Tells people's sockets how many notices they have not seen (`FEED-3`: one badge). */
export async function tellUnread(services: Services, userIds: readonly number[]): Promise<void> {
  for (const [userId, unread] of await countUnread(services.db, userIds))
    tell(services.bus, [userId], { type: "notice", unread });
}

/** Tells somebody something that happened elsewhere; the same key once. */
export async function notify(services: Services, notice: NewNotice): Promise<void> {
  const now = services.clock.now();
  const grown = await services.db.transaction().execute((trx) => writeNotices(trx, [notice], now));
  await tellUnread(services, grown);
}
