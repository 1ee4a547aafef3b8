import type { Transaction } from "kysely";
import type { Tables } from "./db/tables.ts";
import type { Services } from "./services.ts";

/** Writes rows of a later domain in the transaction of an event; resolves with what to do after the commit. */
export type TransactionHook<T> = (
  services: Services,
  trx: Transaction<Tables>,
  what: T,
) => Promise<() => Promise<void>>;

/** Runs a hook. @returns what to call when the transaction is committed; it logs its failure and never rejects. */
export async function runHook<T>(
  hook: TransactionHook<T>,
  services: Services,
  trx: Transaction<Tables>,
  what: T,
): Promise<() => Promise<void>> {
  const followUp = await hook(services, trx, what);
  return () =>
    followUp().catch((error: unknown) => {
      services.log.error({ err: error }, "what follows a commit failed");
    });
}
