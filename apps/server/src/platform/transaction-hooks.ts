import type { Transaction } from "kysely";
import type { Tables } from "./db/tables.ts";
import { perServices } from "./per-services.ts";
import type { Services } from "./services.ts";

/** Writes something of its own where something happens, in the same transaction; answers what follows the commit. */
type TransactionHook<T> = (trx: Transaction<Tables>, what: T) => Promise<() => Promise<void>>;

/** Something a later domain writes down when it happens in an earlier one, all of it or nothing. */
export function transactionHooks<T>(): {
  /** Connects a witness; `app.ts` does it. */
  add: (services: Services, hook: TransactionHook<T>) => void;
  /** Lets them write. @returns what to call when the transaction is committed; it never fails. */
  run: (services: Services, trx: Transaction<Tables>, what: T) => Promise<() => Promise<void>>;
} {
  const hooksOf = perServices<Set<TransactionHook<T>>>(() => new Set());
  return {
    add: (services, hook) => void hooksOf(services).add(hook),
    async run(services, trx, what) {
      const followUps: (() => Promise<void>)[] = [];
      for (const hook of hooksOf(services)) followUps.push(await hook(trx, what));
      return async () => {
        for (const followUp of followUps)
          await followUp().catch((error: unknown) => {
            services.log.error({ err: error }, "what follows a commit failed");
          });
      };
    },
  };
}
