import { Command, FRIEND_REQUEST_MS, MessageType } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers, maySeeOnline } from "../users/index.ts";
import { findUnblockedFriends } from "./blocks.repository.ts";
import { friendRecord } from "./friend-records.ts";
import { countWaiting } from "./requests.repository.ts";

/** Sends FRIEND_NEW to every device of both, with the other's record as content (`protocol §13.3`). */
export async function signalBefriended(services: Services, a: number, b: number): Promise<void> {
  for (const [userId, friendId] of [
    [a, b],
    [b, a],
  ] as const) {
    const record = await friendRecord(services, userId, friendId);
    services.bus.publish("signal", {
      users: [userId],
      command: Command.PRIVATE,
      data: {
        type: MessageType.FRIEND_NEW,
        sendId: friendId,
        recvId: userId,
        sendTime: services.clock.now(),
        content: JSON.stringify(record),
      },
    });
  }
}

/** Sends FRIEND_DEL to every device of both. */
export function signalUnfriended(services: Services, a: number, b: number): void {
  const sendTime = services.clock.now();
  const type = MessageType.FRIEND_DEL;
  const command = Command.PRIVATE;
  services.bus.publish("signal", { users: [a], command, data: { type, sendId: b, recvId: a, sendTime } });
  services.bus.publish("signal", { users: [b], command, data: { type, sendId: a, recvId: b, sendTime } });
}

/** Publishes the number of waiting requests to these people, for the badge on all their devices. */
export async function publishWaitingRequests(services: Services, userIds: readonly number[]): Promise<void> {
  for (const userId of new Set(userIds)) {
    const since = services.clock.now() - FRIEND_REQUEST_MS;
    const waiting = await countWaiting(services.db, userId, since);
    publishEvent(services.bus, [userId], { type: "friend.request", waiting });
  }
}

/**
 * Publishes on which terminals a person is online, none meaning offline (`USER-2`, `USER-3`): to their friends who are
 * online and not blocked, and to nobody when the person hides it.
 */
export async function publishPresence(
  services: Services,
  userId: number,
  terminals: number[],
): Promise<void> {
  const person = (await findUsers(services.db, [userId])).get(userId);
  if (!person || !maySeeOnline(person.see_online, "friend")) return;
  const friends = await findUnblockedFriends(services.db, userId);
  const online = await services.presence.terminalsOf(friends);
  publishEvent(services.bus, [...online.keys()], { type: "presence", userId, terminals });
}
