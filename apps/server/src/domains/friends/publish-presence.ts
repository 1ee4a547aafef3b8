import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers, maySeeOnline } from "../users/index.ts";
import { findUnblockedFriends } from "./blocks.repository.ts";

/**
 * Tells the friends who are online, may see it and are not blocked, on which terminals a person now is
 * (`USER-2`, `USER-3`). `terminals` empty means gone.
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
