import type { CaseDecision } from "@4d/contract";
import { witnesses } from "../../platform/witnesses.ts";

/** A case about something of somebody's was decided, and the thing's own domain did not tell him. */
export const decided = witnesses<{
  caseId: number;
  userId: number;
  subject: string;
  decision: CaseDecision;
  note: string;
}>();
