import type { Transaction } from "kysely";
import { publishEvent } from "../../platform/bus.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { withRetries } from "../../platform/db/with-retries.ts";
import type { Services } from "../../platform/services.ts";
import { type CapsuleSettings, readSettings } from "../settings/index.ts";
import { failureOf, type LedgerOutcome } from "./outcome.ts";

/** One database transaction of the ledger: all or nothing. */
export interface LedgerStep {
  trx: Transaction<Tables>;
  /** Epoch milliseconds. */
  now: number;
  rules: CapsuleSettings;
  /** What each person can spend afterwards; sent to their terminals after the commit. */
  moved: Map<number, number>;
}

/**
 * Runs `work` in one ledger transaction and commits its outcome, a refusal included. It may run more than once
 * (deadlock, lost connection), so everything that moves capsules in it is claimed under a key.
 * @throws Failure for a refusal, after it was stored.
 */
export async function inLedger<T>(
  services: Services,
  work: (step: LedgerStep) => Promise<LedgerOutcome<T>>,
): Promise<T> {
  const { capsules: rules } = await readSettings(services);
  const now = services.clock.now();
  const { outcome, moved } = await withRetries(
    () =>
      services.db.transaction().execute(async (trx) => {
        const step: LedgerStep = { trx, now, rules, moved: new Map() };
        return { outcome: await work(step), moved: step.moved };
      }),
    { lost: "too" },
  );
  for (const [userId, balance] of moved)
    publishEvent(services.bus, [userId], { type: "capsule.changed", balance });
  if (!outcome.ok) throw failureOf(outcome.refusal);
  return outcome.value;
}
