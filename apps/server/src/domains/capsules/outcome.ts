import type { ErrorName } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";

/** A refusal, as stored under its key and repeated for the same request. */
export interface LedgerRefusal {
  kind: ErrorName;
  zh?: string;
  en?: string;
  data?: unknown;
}

/** The outcome of a ledger step. A refusal is committed like a result: its key stays refused. */
export type LedgerOutcome<T> = { ok: true; value: T } | { ok: false; refusal: LedgerRefusal };

export const ledgerDone = <T>(value: T): LedgerOutcome<T> => ({ ok: true, value });
export const ledgerRefused = (refusal: LedgerRefusal): { ok: false; refusal: LedgerRefusal } => ({
  ok: false,
  refusal,
});

/** The failure for a stored refusal. */
export const failureOf = ({ kind, ...details }: LedgerRefusal): Failure =>
  new Failure(kind, { ...details, cause: "a step of the ledger was refused" });
