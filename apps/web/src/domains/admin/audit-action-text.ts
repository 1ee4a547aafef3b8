import { t } from "../../platform/i18n/i18n.ts";

const NAMED = [
  "adminPeople.list",
  "adminPeople.find",
  "adminPeople.entries",
  "adminPeople.reports",
  "adminPeople.ban",
  "adminPeople.unban",
  "adminPeople.setRoles",
  "adminPeople.resetPassword",
  "adminPeople.resetSecondFactor",
  "adminPeople.endSession",
  "adminPeople.adjust",
  "adminPeople.admit",
  "adminCases.list",
  "adminCases.find",
  "adminCases.claim",
  "adminCases.release",
  "adminCases.decide",
  "adminCases.reviewedAlone",
  "adminGroups.find",
  "adminGroups.unban",
  "adminSettings.show",
  "adminSettings.change",
  "adminSettings.testWords",
  "adminModels.find",
  "adminModels.tryOut",
  "adminStats.show",
  "adminHealth.show",
  "adminAudit.list",
  "capsuleAdmin.reports",
  "capsuleAdmin.reconcile",
  "orderAdmin.strays",
  "orderAdmin.settleStray",
  "orderAdmin.find",
  "orderAdmin.refund",
] as const;

/** What an operation of the admin console does, in words; its own name when it is newer than this app. */
export function auditActionText(action: string): string {
  const known = NAMED.find((one) => one === action);
  return known === undefined ? action : t(`admin.act.${known}`);
}
