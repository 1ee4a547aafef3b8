import type { ErrorName } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";

/** A refusal as it is kept under its key and told again to whoever asks again. */
export interface Refusal {
  kind: ErrorName;
  zh?: string;
  en?: string;
  data?: unknown;
}

/** What a step of the ledger came to. A refusal is committed like a result: its key stays refused. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** The failure a kept refusal stands for. */
export const failureOf = ({ kind, ...details }: Refusal): Failure =>
  new Failure(kind, { ...details, cause: "a step of the ledger was refused" });
