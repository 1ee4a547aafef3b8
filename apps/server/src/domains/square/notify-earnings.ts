import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { dayNumber, publishUnread, writeNotifications } from "./notify.ts";

/**
 * Writes that somebody's work earned capsules, in the transaction that gives them; those of one day are one notice.
 * @returns what is to be done when it is committed.
 */
export async function notifyEarnings(
  services: Services,
  trx: Transaction<Tables>,
  { userId, amount }: { userId: number; amount: number },
): Promise<() => Promise<void>> {
  const now = services.clock.now();
  const groupKey = `income:${dayNumber(now)}`;
  const notifiedIds = await writeNotifications(
    trx,
    [{ userId, kind: "income", groupKey, actorIds: [], amount }],
    now,
  );
  return () => publishUnread(services, notifiedIds);
}
