import {
  RECONCILIATION_CHECKS,
  type Reconciliation,
  type ReconciliationCheck,
  reconciliation,
} from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import {
  insertReport,
  overdrawn,
  totalsByKind,
  unbalanced,
  unheld,
  unowned,
  unprojected,
  unreleased,
  unshared,
} from "./reconciliation.repository.ts";
import { brokenSeals, sealLedger } from "./seal-ledger.ts";

/** Counts violations of a rule. */
type LedgerCheck = (trx: Transaction<Tables>) => Promise<number>;
type LaterCheck = "giftsAddUp" | "ordersCreditedOnce" | "refundsWithinPaid";

declare module "../../platform/services.ts" {
  interface Ports {
    /** Checks of the reconciliation over tables of later domains. */
    ledgerChecks: Readonly<Record<LaterCheck, LedgerCheck>>;
  }
}

const OWN_CHECKS: Readonly<Record<Exclude<ReconciliationCheck, LaterCheck>, LedgerCheck>> = {
  transactionsBalance: unbalanced,
  balancesAreProjections: unprojected,
  nobodyOverdrawn: overdrawn,
  heldIsOpenHolds: unheld,
  pendingIsDue: unreleased,
  poolIsShares: unshared,
  issuedIsOwned: unowned,
  chainUnbroken: brokenSeals,
};

/** Checks the whole ledger against its rules in one snapshot, stores the report and logs violations (`money §3.6`). */
export async function reconcileLedger(services: Services): Promise<Reconciliation> {
  const { db, clock, log } = services;
  const began = performance.now();
  await sealLedger(services);
  const known = { ...OWN_CHECKS, ...services.ports.ledgerChecks };
  const found = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const checks: { name: ReconciliationCheck; broken: number }[] = [];
      for (const name of RECONCILIATION_CHECKS) checks.push({ name, broken: await known[name](trx) });
      return { checks, totals: await totalsByKind(trx) };
    });
  const ok = found.checks.every(({ broken }) => broken === 0);
  const report = { at: clock.now(), ok, ...found, milliseconds: Math.round(performance.now() - began) };
  if (!ok) log.error({ checks: found.checks }, "the ledger does not add up");
  return reconciliation.parse({ id: await insertReport(db, report), ...report });
}
