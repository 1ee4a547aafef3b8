import type { ErrorName } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";

/** A refusal as it is kept under its key and told again to whoever asks again. */
export interface LedgerRefusal {
  kind: ErrorName;
  zh?: string;
  en?: string;
  data?: unknown;
}

/** What a step of the ledger came to. A refusal is committed like a result: its key stays refused. */
export type LedgerOutcome<T> = { ok: true; value: T } | { ok: false; refusal: LedgerRefusal };

export const ledgerDone = <T>(value: T): LedgerOutcome<T> => ({ ok: true, value });
export const ledgerRefused = (refusal: LedgerRefusal): { ok: false; refusal: LedgerRefusal } => ({
  ok: false,
  refusal,
});

/** The failure a kept refusal stands for. */
export const failureOf = ({ kind, ...details }: LedgerRefusal): Failure =>
  new Failure(kind, { ...details, cause: "a step of the ledger was refused" });
