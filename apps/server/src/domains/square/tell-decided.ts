import type { CaseDecision, NoticeKind } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { tellUnread, writeNotices } from "./notify.ts";

const KINDS: Partial<Record<CaseDecision, NoticeKind>> = {
  hide: "hidden",
  approve: "approved",
  reject: "rejected",
  restore: "restored",
  warn: "warned",
  keep: "kept",
};

interface Decided {
  caseId: number;
  userId: number;
  subject: string;
  decision: CaseDecision;
  /** What its author is told. */
  note: string;
}

/**
 * Writes that an administrator decided about something of somebody's, in the transaction of the decision
 * (`ADMIN-3`, `FEED-3`). @returns what is to be done when it is committed.
 */
export async function tellDecided(
  services: Services,
  trx: Transaction<Tables>,
  { caseId, userId, subject, decision, note }: Decided,
): Promise<() => Promise<void>> {
  const kind = KINDS[decision];
  const groupKey = `case:${caseId}`;
  const notice = kind && { userId, kind, groupKey, actorIds: [], subject, text: note };
  const told = await writeNotices(trx, notice ? [notice] : [], services.clock.now());
  return () => tellUnread(services, told);
}
