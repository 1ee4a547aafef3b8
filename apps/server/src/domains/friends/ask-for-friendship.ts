import { FRIEND_REQUEST_MS } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { isStillAsking } from "./friends.policy.ts";
import { findLatestRequest, findLatestRequests, lockPair, saveRequest } from "./requests.repository.ts";

interface Asking {
  from: number;
  to: number;
  message: string;
}

/**
 * Stores a request unless the other person asked at the same time. @returns "crossing" in that case, "standing" when an
 * earlier request of this person still stands.
 */
export async function askForFriendship(
  services: Services,
  asking: Asking,
): Promise<"asked" | "standing" | "crossing"> {
  const now = services.clock.now();
  const since = now - FRIEND_REQUEST_MS;
  return services.db.transaction().execute(async (trx) => {
    await lockPair(trx, asking.from, asking.to);
    if (await isWaiting(trx, { from: asking.to, to: asking.from }, since)) return "crossing";
    if (await hasAsked(trx, asking, now)) return "standing";
    await saveRequest(trx, { ...asking, now, since });
    return "asked";
  });
}

/** Whether a request in this direction is still waiting. */
export async function isWaiting(
  db: Services["db"],
  direction: { from: number; to: number },
  since: number,
): Promise<boolean> {
  const latest = await findLatestRequest(db, direction.from, direction.to);
  return latest?.state === "waiting" && latest.created_at > since;
}

/** Whether a person's request in this direction stands, as they see it: a declined one does too. */
export async function hasAsked(
  db: Services["db"],
  { from, to }: { from: number; to: number },
  now: number,
): Promise<boolean> {
  const latest = await findLatestRequest(db, from, to);
  return latest !== undefined && isStillAsking(latest, now, FRIEND_REQUEST_MS);
}

/** As `hasAsked`, for many, in the order asked, in one statement. */
export async function haveAsked(
  db: Services["db"],
  pairs: readonly { from: number; to: number }[],
  now: number,
): Promise<boolean[]> {
  const latest = await findLatestRequests(db, pairs);
  return latest.map((request) => request !== null && isStillAsking(request, now, FRIEND_REQUEST_MS));
}
