import type { CaseDecision } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

/** A decision about a person's content, with the state of their appeal. */
export interface DecisionRow {
  id: number;
  subject: string;
  subject_id: number;
  chat_id: string;
  decision: CaseDecision;
  note: string;
  strike: boolean;
  decided_at: number;
  appeal_id: number | null;
  appeal_decision: CaseDecision | null;
}

const columns = sql`
  c.id, c.subject, c.subject_id, c.chat_id, c.decision, c.note, c.strike, c.decided_at, a.id as appeal_id,
  a.decision as appeal_decision`;
const visibleDecision = sql`
  c.kind <> 'appeal' and c.decision is not null and c.decision not in ('dismiss', 'withdrawn')`;

/** Decisions about what a person wrote and made, newest first. */
export async function findDecisions(
  db: Kysely<Tables>,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select ${columns} from admin_case c left join admin_case a on a.appeal_of = c.id
    where c.accused_id = ${userId} and ${visibleDecision} ${before === undefined ? sql`` : sql`and c.id < ${before}`}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One decision about a person's content. */
export async function findDecision(
  db: Kysely<Tables>,
  id: number,
  userId: number,
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${columns} from admin_case c left join admin_case a on a.appeal_of = c.id
    where c.id = ${id} and c.accused_id = ${userId} and ${visibleDecision}`.execute(db);
  return rows[0];
}

/** Opens the appeal against a decision. @returns whether it is the first one. */
export async function insertAppeal(
  db: Kysely<Tables> | Transaction<Tables>,
  { caseId, text, now }: { caseId: number; text: string; now: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into admin_case (kind, subject, subject_id, chat_id, accused_id, evidence, appeal_of, appeal, created_at)
    select 'appeal', subject, subject_id, chat_id, accused_id, evidence, id, ${text}, ${now}
    from admin_case where id = ${caseId}
    on conflict (appeal_of) where appeal_of is not null do nothing returning id`.execute(db);
  return rows.length === 1;
}

interface Ban {
  userId: number;
  actorId: number;
  reason: string;
  /** The person's profile at that time. */
  evidence: object;
  now: number;
}

/** Records a ban as a decision about a person. */
export async function insertBan(
  trx: Transaction<Tables>,
  { userId, actorId, reason, evidence, now }: Ban,
): Promise<void> {
  await trx
    .insertInto("admin_case")
    .values({
      kind: "report",
      subject: "user",
      subject_id: userId,
      accused_id: userId,
      evidence: JSON.stringify(evidence),
      decision: "ban",
      note: reason,
      decided_by: actorId,
      decided_at: now,
      created_at: now,
    })
    .execute();
}

/** The last ban of a person, with the state of their appeal. */
export async function findLastBan(db: Kysely<Tables>, userId: number): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${columns} from admin_case c left join admin_case a on a.appeal_of = c.id
    where c.accused_id = ${userId} and c.decision = 'ban' order by c.id desc limit 1`.execute(db);
  return rows[0];
}
