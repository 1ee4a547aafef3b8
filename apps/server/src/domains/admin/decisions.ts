import type { api, Decision, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { mayAppeal } from "./admin.policy.ts";
import { type DecisionRow, findDecision, findDecisions, insertAppeal } from "./decisions.repository.ts";
import { pageOf } from "./page-of.ts";

type List = typeof api.decisions.list;

function appealOf({ appeal_id, appeal_decision }: DecisionRow): Decision["appeal"] {
  if (appeal_id === null) return "none";
  if (appeal_decision === null) return "waiting";
  return appeal_decision === "restore" ? "restored" : "kept";
}

const present = (row: DecisionRow, now: number): Decision => ({
  id: row.id,
  subject: row.subject,
  subjectId: row.subject_id,
  chatId: row.chat_id,
  decision: row.decision,
  note: row.note,
  strike: row.strike,
  at: row.decided_at,
  appeal: appealOf(row),
  mayAppeal: mayAppeal({ ...row, appealed: row.appeal_id !== null }, now),
});

/** Administrators' decisions about what I wrote and made (`ADMIN-3`). */
export async function listDecisions({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { db, clock } = ctx.services;
  const before = input.cursor === undefined ? undefined : Number(input.cursor);
  const rows = await findDecisions(db, { userId: ctx.actor.id, before, limit: input.limit + 1 });
  return pageOf(
    rows.map((row) => present(row, clock.now())),
    input.limit,
  );
}

/** Appeals against a decision, once (`ADMIN-3`). @throws Failure notFound, conflict. */
export async function appealDecision({
  ctx: { services, actor },
  input: { caseId, text },
}: Call<InputOf<typeof api.decisions.appeal>>): Promise<Decision> {
  const { db, clock } = services;
  const now = clock.now();
  const row = await findDecision(db, caseId, actor.id);
  ensure(row, "notFound");
  ensure(mayAppeal({ ...row, appealed: row.appeal_id !== null }, now), "conflict", {
    zh: "已经申诉过,或者过了申诉期",
    en: "You have already appealed, or it is too late",
  });
  ensure(await insertAppeal(db, { caseId, text, now }), "conflict");
  const after = await findDecision(db, caseId, actor.id);
  ensure(after, "notFound");
  return present(after, now);
}
