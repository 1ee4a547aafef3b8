import type { api, GroupMessage, InputOf, PrivateMessage } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { markDelivered } from "../receipts/mark-delivered.ts";
import { newestGroupMessages, pullGroupMessages } from "../streams/group-messages.repository.ts";
import { newestPrivateMessages, pullPrivateMessages } from "../streams/private-messages.repository.ts";
import { presentGroupMessages, presentPrivateMessages } from "./present-messages.ts";
import { pullForLegacyClient } from "./pull-for-legacy-client.ts";
import { groupSince, privateSince, visibleRooms } from "./pull-scope.ts";

/** A client that is far behind takes page after page, and then some in a while. */
const PULL_LIMIT = { rate: 10, burst: 300 };

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
