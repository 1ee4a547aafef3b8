import type { Transaction } from "kysely";
import type { Tables } from "./db/tables.ts";
import { perServices } from "./per-services.ts";
import type { Services } from "./services.ts";

/** Writes something of its own where something happens, in the same transaction; answers what follows the commit. */
type Witness<T> = (trx: Transaction<Tables>, what: T) => Promise<() => Promise<void>>;

/** Something a later domain writes down when it happens in an earlier one, all of it or nothing. */
export function witnesses<T>(): {
  /** Connects a witness; `app.ts` does it. */
  add: (services: Services, witness: Witness<T>) => void;
  /** Lets them write. @returns what to call when the transaction is committed; it never fails. */
  write: (services: Services, trx: Transaction<Tables>, what: T) => Promise<() => Promise<void>>;
} {
  const witnessesOf = perServices<Set<Witness<T>>>(() => new Set());
  return {
    add: (services, witness) => void witnessesOf(services).add(witness),
    async write(services, trx, what) {
      const after: (() => Promise<void>)[] = [];
      for (const witness of witnessesOf(services)) after.push(await witness(trx, what));
      return async () => {
        for (const follow of after)
          await follow().catch((error: unknown) => {
            services.log.error({ err: error }, "what follows a commit failed");
          });
      };
    },
  };
}
