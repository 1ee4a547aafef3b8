import type { Transaction } from "kysely";
import type { Tables } from "./db/tables.ts";
import { perServices } from "./per-services.ts";
import type { Services } from "./services.ts";

/** Writes its own rows in the transaction of an event; returns what to do after the commit. */
type TransactionHook<T> = (trx: Transaction<Tables>, what: T) => Promise<() => Promise<void>>;

/** Lets a later domain write when something happens in an earlier one, in the same transaction. */
export function transactionHooks<T>(): {
  /** Adds a transaction hook; `app.ts` does it. */
  add: (services: Services, hook: TransactionHook<T>) => void;
  /** Runs the hooks. @returns what to call when the transaction is committed; it never fails. */
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
