import type { CaseDecision, NotificationKind } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { publishUnread, writeNotifications } from "./notify.ts";

const NOTIFICATION_OF_DECISION: Partial<Record<CaseDecision, NotificationKind>> = {
  hide: "hidden",
  approve: "approved",
  reject: "rejected",
  restore: "restored",
  warn: "warned",
  keep: "kept",
};

interface Decision {
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
export async function notifyDecision(
  services: Services,
  trx: Transaction<Tables>,
  { caseId, userId, subject, decision, note }: Decision,
): Promise<() => Promise<void>> {
  const kind = NOTIFICATION_OF_DECISION[decision];
  const groupKey = `case:${caseId}`;
  const notification = kind && { userId, kind, groupKey, actorIds: [], subject, text: note };
  const notifiedIds = await writeNotifications(trx, notification ? [notification] : [], services.clock.now());
  return () => publishUnread(services, notifiedIds);
}
