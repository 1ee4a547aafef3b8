import type { CaseDecision } from "@4d/contract";
import { transactionHooks } from "../../platform/transaction-hooks.ts";

/** A case about something of somebody's was decided, and the thing's own domain did not tell him. */
export const caseDecidedHooks = transactionHooks<{
  caseId: number;
  userId: number;
  subject: string;
  decision: CaseDecision;
  note: string;
}>();
