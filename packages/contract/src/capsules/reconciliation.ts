import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, time } from "../scalars.ts";

/** Checks; each counts its violations, so 0 is good (`money §3.6`). */
export const RECONCILIATION_CHECKS = [
  "transactionsBalance",
  "balancesAreProjections",
  "nobodyOverdrawn",
  "heldIsOpenHolds",
  "issuedIsOwned",
  "chainUnbroken",
  "ordersCreditedOnce",
  "refundsWithinPaid",
  "giftsAddUp",
  "pendingIsDue",
  "poolIsShares",
] as const;
export type ReconciliationCheck = (typeof RECONCILIATION_CHECKS)[number];

export const reconciliation = z.object({
  id,
  at: time,
  ok: z.boolean(),
  checks: z.array(z.object({ name: z.enum(RECONCILIATION_CHECKS), broken: z.number() })),
  /** Total capsules by account kind, and fen received and owed. */
  totals: z.record(z.string(), z.number()),
  milliseconds: z.number(),
});
export type Reconciliation = z.infer<typeof reconciliation>;

export const capsuleAdmin = {
  reports: endpoint({
    method: "GET",
    path: "/admin/capsules/reconciliation",
    access: "admin",
    summary: "The last thirty reconciliations of the ledger, newest first",
    out: z.array(reconciliation),
    errors: ["forbidden"],
  }),
  reconcile: endpoint({
    method: "POST",
    path: "/admin/capsules/reconciliation",
    access: "admin",
    summary: "Reconcile the ledger now",
    out: reconciliation,
    errors: ["forbidden", "tooMany"],
  }),
};
