import type { Transaction } from "kysely";
import { tell } from "../../platform/bus.ts";
import { retrying } from "../../platform/db/retrying.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { type CapsuleSettings, readSettings } from "../settings/index.ts";
import { failureOf, type Outcome } from "./outcome.ts";

/** One database transaction of the ledger: everything in it is stored, or nothing. */
export interface LedgerStep {
  trx: Transaction<Tables>;
  /** Epoch milliseconds. */
  now: number;
  rules: CapsuleSettings;
  /** What each person can spend after it; told to his terminals once it is committed. */
  moved: Map<number, number>;
}

/**
 * Runs `work` in one transaction of the ledger and commits what it answers, a refusal included. It may run
 * more than once (deadlock, lost connection), so everything that moves capsules in it is claimed under a key.
 * @throws Failure for a refusal, after it was stored.
 */
export async function ledger<T>(
  services: Services,
  work: (step: LedgerStep) => Promise<Outcome<T>>,
): Promise<T> {
  const { capsules: rules } = await readSettings(services);
  const now = services.clock.now();
  const { outcome, moved } = await retrying(
    () =>
      services.db.transaction().execute(async (trx) => {
        const step: LedgerStep = { trx, now, rules, moved: new Map() };
        return { outcome: await work(step), moved: step.moved };
      }),
    { lost: "too" },
  );
  for (const [userId, balance] of moved) tell(services.bus, [userId], { type: "capsule.changed", balance });
  if (!outcome.ok) throw failureOf(outcome.refusal);
  return outcome.value;
}
