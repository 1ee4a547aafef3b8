import type { AdminCase, CaseDecision } from "@4d/contract";
import { lang, t } from "../../platform/i18n/i18n.ts";

/** A case's title, such as 举报 · 消息; for a ban, which needs no report, only whom it is about. */
export const caseTitle = ({
  kind,
  subject,
  decision,
}: Pick<AdminCase, "kind" | "subject" | "decision">): string =>
  decision === "ban" ? kindText(subject) : `${t(`admin.case.${kind}`)} · ${kindText(subject)}`;

/** Why the case exists. */
export function caseFacts({ kind, reports, reasons }: AdminCase): string {
  // A ban without any report is recorded as a case too.
  if (kind !== "report" || reports === 0) return "";
  const comma = lang.get() === "en" ? ", " : "、";
  return [t("admin.reportCount", { n: reports }), reasons.map(reasonText).join(comma)]
    .filter(Boolean)
    .join(" · ");
}

/** A decision, as a verb on a button or as what was done; a group is never hidden, it is banned. */
export const decisionText = (decision: CaseDecision, subject: string): string =>
  decision === "hide" && subject === "group" ? t("admin.banGroup") : t(`admin.decision.${decision}`);

const TEMPLATES = ["spam", "fraud", "abuse", "sexual", "minor", "other"] as const;

/** Reply templates that fit a decision. */
export function templatesOf(decision: CaseDecision): { id: string; label: string; text: string }[] {
  if (decision === "hide" || decision === "warn" || decision === "reject")
    return TEMPLATES.map((id) => ({
      id,
      label: t(`admin.reason.${id}`),
      text: t(`admin.template.${id}`),
    }));
  if (decision === "approve")
    return [{ id: "approve", label: t("admin.decision.approve"), text: t("admin.template.approve") }];
  if (decision === "keep")
    return [{ id: "keep", label: t("admin.decision.keep"), text: t("admin.template.keep") }];
  if (decision === "restore")
    return [{ id: "restore", label: t("admin.decision.restore"), text: t("admin.template.restore") }];
  return [];
}

const REASONS = ["spam", "fraud", "abuse", "sexual", "minor", "other"] as const;
const KINDS = ["user", "message", "group", "post", "character", "story", "comment", "element"] as const;

/** A report's reason, in words; text from another client is shown as it is. */
export function reasonText(reason: string): string {
  const known = REASONS.find((one) => one === reason);
  return known === undefined ? reason : t(`admin.reason.${known}`);
}

/** The kind of a subject, in words. */
export function kindText(kind: string): string {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? kind : t(`admin.kind.${known}`);
}
