import type { Services } from "../../platform/services.ts";
import { dayNumber, notify } from "./notify.ts";

/** Tells somebody that he is asked for friendship; of one person once a day. */
export async function notifyFriendRequest(
  services: Services,
  { from, to, message }: { from: number; to: number; message: string },
): Promise<void> {
  const groupKey = `request:${from}:${dayNumber(services.clock.now())}`;
  await notify(services, { userId: to, kind: "request", groupKey, actorIds: [from], text: message });
}
