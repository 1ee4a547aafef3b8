import { type Reconciliation, reconciliation } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";
import { dayOf } from "./day.ts";
import { reconcileLedger } from "./reconcile-ledger.ts";
import { deleteReports, findReports } from "./reconciliation.repository.ts";

const REPORTS_SHOWN = 30;
/** A reconciliation reads the whole ledger. */
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

const HOUR = 3_600_000;
/** A night's reconciliation runs from this hour on, when few people are awake. */
const DAY_STARTS_AT_HOUR = 3;
const RETENTION_MS = 400 * 24 * HOUR;

/** Whether the last reconciliation found nothing; true when there was none yet. */
export async function isLedgerUnbroken({ db }: Pick<Services, "db">): Promise<boolean> {
  const [last] = await findReports(db, 1);
  return last?.ok ?? true;
}

/**
 * Reconciles once per night of the product's time zone; called every hour, so that a restart skips none.
 * @throws Error when something is broken, so that the task counts as failed and the operator is alerted.
 */
export async function reconcileNightly(services: Services): Promise<void> {
  const { capsules } = await readSettings(services);
  const now = services.clock.now();
  const nightOf = (time: number) => dayOf(time - DAY_STARTS_AT_HOUR * HOUR, capsules.timeZone);
  const [last] = await findReports(services.db, 1);
  if (last && nightOf(last.at) === nightOf(now)) return;
  const { ok } = await reconcileLedger(services);
  await deleteReports(services.db, now - RETENTION_MS);
  if (!ok) throw new Error("the ledger does not add up");
}
