import type { api, GroupMessage, InputOf, PrivateMessage } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { limited } from "../../platform/limited.ts";
import { deliverPrivate } from "./deliver-private.ts";
import { newestGroupMessages, pullGroupMessages } from "./group-messages.repository.ts";
import { hydrateGroup, hydratePrivate } from "./hydrate.ts";
import { newestPrivateMessages, pullPrivateMessages } from "./private-messages.repository.ts";
import { pullAll } from "./pull-all.ts";
import { groupSince, openRooms, privateSince } from "./pull-scope.ts";

/** A client that is far behind takes page after page, and then some in a while. */
const PAGES = { rate: 10, burst: 300 };

/**
 * My private rows after `minId`, ascending. With `limit` one page; without it the family's pull, `pullAll`.
 * Holding `minId` acknowledges everything at or below it (`messages §5.1`). @throws Failure `tooMany`.
 */
export async function pullPrivate(
  call: Call<InputOf<typeof api.privateMessages.pull>>,
): Promise<PrivateMessage[]> {
  const { services, actor } = call.ctx;
  const { minId, limit } = call.input;
  const { db, clock } = services;
  const userId = actor.id;
  const held = async () => {
    if (minId > 0) await deliverPrivate(services, { userId, maxId: minId });
  };
  if (limit !== undefined) {
    await limited(services, `pull:page3:${userId}`, PAGES);
    await held();
    const rows = await pullPrivateMessages(db, { userId, after: minId, limit });
    return hydratePrivate(db, userId, rows, clock.now());
  }
  return pullAll(call, 3, async () => {
    await held();
    return {
      since: privateSince(actor.terminal, clock.now()),
      async older(before, most) {
        const found = await newestPrivateMessages(db, { userId, after: minId, before, limit: most });
        const records = await hydratePrivate(db, userId, found, clock.now());
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
    await limited(services, `pull:page4:${userId}`, PAGES);
    const { upTo, rooms } = await openRooms(db, userId);
    const rows = await pullGroupMessages(db, { userId, rooms, after: minId, upTo, limit });
    return hydrateGroup(db, userId, rows, clock.now());
  }
  return pullAll(call, 4, async () => {
    const { upTo, rooms } = await openRooms(db, userId);
    return {
      since: groupSince(clock.now()),
      async older(below, most) {
        const before = Math.min(below, upTo + 1);
        const found = await newestGroupMessages(db, { userId, rooms, after: minId, before, limit: most });
        const records = await hydrateGroup(db, userId, found, clock.now());
        return records.map((record, index) => ({ id: found[index]?.id ?? 0, record }));
      },
    };
  });
}
