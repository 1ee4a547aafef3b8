import { type Reconciliation, reconciliation } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { reconcileLedger } from "./reconcile-ledger.ts";
import { findReports } from "./reconciliation.repository.ts";

const REPORTS_SHOWN = 30;
/** It reads the whole ledger. */
const RECONCILE_BUCKET = { rate: 0.1, burst: 3 };

/** The last reconciliations, newest first; administrators only. */
export async function listReconciliations({ ctx }: Call<unknown>): Promise<Reconciliation[]> {
  return (await findReports(ctx.services.db, REPORTS_SHOWN)).map((row) => reconciliation.parse(row));
}

/** Reconciles now; administrators only. @throws Failure tooMany. */
export async function reconcileNow({ ctx }: Call<unknown>): Promise<Reconciliation> {
  await enforceLimit(ctx.services, "reconcile", RECONCILE_BUCKET);
  return reconcileLedger(ctx.services);
}
