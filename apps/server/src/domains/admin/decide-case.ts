import type { AdminCasePage, api, CaseDecision, InputOf } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { ensure, Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { runHook, type TransactionHook } from "../../platform/transaction-hook.ts";
import { liftBan } from "../auth/index.ts";
import { ensureMayReview } from "./appeal-review.ts";
import { recordLoneReview } from "./audit-log.ts";
import { possibleDecisions } from "./cases.presenter.ts";
import {
  findCase,
  insertStrike,
  type NamedCase,
  revokeStrike,
  decideCase as writeDecision,
} from "./cases.repository.ts";
import { casePage } from "./cases.ts";
import { findLastBan } from "./decisions.repository.ts";
import { AUTHOR_NOTIFIED, moderationTargetOf, type Subject } from "./moderation-targets.ts";
import { versionOf } from "./refresh-case.ts";

type Input = InputOf<typeof api.adminCases.decide>;

const subjectOf = (row: NamedCase): Subject => ({
  subjectId: row.subject_id,
  chatId: row.chat_id,
  accusedId: row.accused_id,
});

/** Lifts the appealed ban unless a later one replaced it. @returns false: the author has not been notified yet. */
async function liftObjected(services: Services, { id, subject_id: userId }: NamedCase): Promise<false> {
  if ((await findLastBan(services.db, userId))?.id === id) await liftBan(services, userId);
  return false;
}

/** A version changed since the appeal waits for a review of its own, so its conflict does not stop the appeal. */
async function ignoreConflict(approval: Promise<unknown> | undefined): Promise<boolean> {
  try {
    return (await approval) === AUTHOR_NOTIFIED;
  } catch (error) {
    if (error instanceof Failure && error.kind === "conflict") return false;
    throw error;
  }
}

/** Applies a decision to its target; idempotent. @returns whether the author was notified. */
async function carryOut(services: Services, row: NamedCase, { decision, note }: Input): Promise<boolean> {
  const target = moderationTargetOf(services, row.subject);
  const subject = subjectOf(row);
  if (decision === "hide") return (await target.hide?.(subject, note)) === AUTHOR_NOTIFIED;
  if (decision === "approve") return (await target.approve?.(subject, versionOf(row))) === AUTHOR_NOTIFIED;
  if (decision === "reject")
    return (await target.reject?.(subject, note, versionOf(row))) === AUTHOR_NOTIFIED;
  if (decision !== "restore" || row.appeal_of === null) return false;
  const against = await findCase(services.db, row.appeal_of);
  if (against?.decision === "ban") return liftObjected(services, against);
  if (against?.decision === "hide") return (await target.restore?.(subject)) === AUTHOR_NOTIFIED;
  return against?.decision === "reject" && ignoreConflict(target.approve?.(subject, versionOf(against)));
}

declare module "../../platform/services.ts" {
  interface Ports {
    /** Notifies a person of a decision about them, unless the thing's own domain has. */
    caseDecided: TransactionHook<{
      caseId: number;
      userId: number;
      subject: string;
      decision: CaseDecision;
      note: string;
    }>;
  }
}

/**
 * Decides a case that the administrator claimed: applies the decision, closes the reports, counts a strike and notifies
 * the author once, by the target's domain or here. The author may appeal once (`ADMIN-3`). An appeal is decided by
 * another administrator; an exception is recorded in the audit log.
 * @throws Failure notFound, conflict, forbidden, invalid.
 */
export async function decideCase({ ctx, input }: Call<Input>): Promise<AdminCasePage> {
  const { services, actor } = ctx;
  const { db, bus, clock } = services;
  const row = await findCase(db, input.caseId);
  ensure(row, "notFound");
  ensure(row.decision === null && row.claimed_by === actor.id, "conflict");
  ensure(
    possibleDecisions(row, moderationTargetOf(services, row.subject)).includes(input.decision),
    "invalid",
    {
      field: "decision",
    },
  );
  const review = await ensureMayReview(services, actor.id, row);
  const isNotified = await carryOut(services, row, input);
  const { caseId: id, decision, note } = input;
  const now = clock.now();
  const strike = row.accused_id !== null && (input.strike || decision === "warn");
  const accused = decision === "dismiss" || isNotified ? null : row.accused_id;
  const afterCommit = await db.transaction().execute(async (trx) => {
    if (!(await writeDecision(trx, { id, actorId: actor.id, decision, note, strike, now }))) return null;
    if (review === "alone") await recordLoneReview(ctx, trx, id);
    if (decision === "restore" && row.appeal_of !== null) await revokeStrike(trx, row.appeal_of, now);
    if (strike && row.accused_id !== null)
      await insertStrike(trx, {
        user_id: row.accused_id,
        reason: note,
        case_id: id,
        given_by: actor.id,
        created_at: now,
      });
    if (accused === null) return async () => undefined;
    return runHook(services.ports.caseDecided, services, trx, {
      caseId: id,
      userId: accused,
      subject: row.subject,
      decision,
      note,
    });
  });
  ensure(afterCommit, "conflict");
  await afterCommit();
  if (accused !== null) publishEvent(bus, [accused], { type: "decision", caseId: row.appeal_of ?? id });
  return casePage(services, actor.id, id);
}
