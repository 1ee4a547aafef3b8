import {
  type AdminCase,
  type AdminCasePage,
  type AppealReview,
  CASE_DECISIONS,
  type CaseDecision,
} from "@4d/contract";
import type { NamedCase, Reporter } from "./cases.repository.ts";
import type { ModerationTarget } from "./moderation-targets.ts";

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? "" });

/** A case in a list. `lapsed`: claims made before this time have expired. */
export function presentCase(row: NamedCase, lapsed: number): AdminCase {
  const held = row.decision === null && (row.claimed_at ?? 0) > lapsed;
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    subjectId: row.subject_id,
    chatId: row.chat_id,
    accused: named(row.accused_id, row.accused),
    strikes: row.strikes,
    reports: row.reports,
    reasons: row.reasons ?? [],
    claimedBy: held ? named(row.claimed_by, row.claimer) : null,
    decision: row.decision,
    note: row.note,
    decidedBy: named(row.decided_by, row.decider),
    at: row.created_at,
    decidedAt: row.decided_at,
  };
}

/** Decisions possible for a case, given what its target supports. */
export function possibleDecisions(
  row: Pick<NamedCase, "kind" | "accused_id">,
  target: ModerationTarget,
): CaseDecision[] {
  return CASE_DECISIONS[row.kind].filter((decision) => {
    if (decision === "hide") return target.hide !== undefined;
    if (decision === "warn") return row.accused_id !== null;
    return true;
  });
}

/** A case with everything needed to decide it. */
export function presentCasePage(
  row: NamedCase,
  parts: {
    target: ModerationTarget;
    reporters: readonly Reporter[];
    against: NamedCase | undefined;
    review: AppealReview;
    lapsed: number;
  },
): AdminCasePage {
  const { target: thing, reporters, against, review, lapsed } = parts;
  return {
    ...presentCase(row, lapsed),
    evidence: JSON.stringify(row.evidence),
    reporters: reporters.map((one) => ({ ...one, name: one.name ?? "" })),
    may: row.decision === null ? possibleDecisions(row, thing) : [],
    appeal: row.appeal,
    against: against
      ? {
          id: against.id,
          decision: against.decision,
          note: against.note,
          strike: against.strike,
          decidedBy: named(against.decided_by, against.decider),
        }
      : null,
    review,
  };
}
