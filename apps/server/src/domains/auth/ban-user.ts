import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { changeUser, lockUser } from "../users/index.ts";
import { deleteSessions } from "./auth.repository.ts";
import { publishSessionEnd } from "./publish-session-end.ts";

interface Ban {
  userId: number;
  reason: string;
  /** Epoch milliseconds, or null for ever. */
  until: number | null;
}

/**
 * Bans a person at once: tokens, sockets and refresh tokens end with the sessions (W6). The gateway sends the reason
 * (cmd 5, number 50) to the sockets it closes. `beside` runs in the same transaction.
 * @returns whether the person exists.
 */
export async function banUser(
  services: Services,
  { userId, reason, until }: Ban,
  beside?: (trx: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
  const ended = await services.db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) return undefined;
    await changeUser(trx, userId, { is_banned: true, ban_reason: reason, ban_until: until });
    await beside?.(trx);
    return deleteSessions(trx, { userId });
  });
  if (!ended) return false;
  services.bus.publish("stale", `user:${userId}`);
  publishSessionEnd(services, userId, ended, "banned", reason === "" ? undefined : reason);
  return true;
}

/** Lifts a ban. */
export async function liftBan(services: Services, userId: number): Promise<void> {
  await changeUser(services.db, userId, { is_banned: false, ban_reason: "", ban_until: null });
  services.bus.publish("stale", `user:${userId}`);
}
