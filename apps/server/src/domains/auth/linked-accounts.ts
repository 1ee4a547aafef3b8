import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { findSharing } from "./devices.repository.ts";

/**
 * Which of these people are linked to one: himself, and whoever has logged in on a device of his (`money §6.1`).
 * A terminal that names no device links nobody.
 */
export async function linkedAccounts(
  trx: Transaction<Tables>,
  userId: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set([userId, ...(await findSharing(trx, userId, others))]);
}
