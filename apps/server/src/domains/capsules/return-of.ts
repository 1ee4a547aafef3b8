import { type CapsuleCause, type CapsuleParams, capsuleCause, capsuleParams } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { findHoldTransaction } from "./holds.repository.ts";

/** How a statement says that what was set aside came back: as what it was set aside for. */
export async function returnReason(
  trx: Transaction<Tables>,
  holdId: number,
): Promise<{ kind: "returned"; params: CapsuleParams; cause: CapsuleCause | null }> {
  const txn = await findHoldTransaction(trx, holdId);
  const params = { ...capsuleParams.parse(txn?.params ?? {}), of: txn?.kind ?? "" };
  const cause = txn?.cause_type ? capsuleCause.parse({ type: txn.cause_type, id: txn.cause_id }) : null;
  return { kind: "returned", params, cause };
}
