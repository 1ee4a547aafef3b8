import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";

interface Reported {
  kind: string;
  target_id: number;
  chat_id: string;
  accused_id: number | null;
  ids: number[];
  evidence: unknown;
}

/** Adds new reports to the open case of their subject. @returns how many there were. */
export async function collectReports(
  trx: Transaction<Tables>,
  { most, now }: { most: number; now: number },
): Promise<number> {
  const { rows } = await sql<Reported & { id: number }>`
    select id, kind, target_id, chat_id, accused_id, evidence from report
    where case_id is null order by id limit ${most} for update skip locked`.execute(trx);
  const things = new Map<string, Reported>();
  for (const row of rows) {
    // Both sides of a private chat use different chat ids; the stream prefix is the same.
    const key = `${row.kind} ${row.target_id} ${row.chat_id.slice(0, 2)}`;
    const thing = things.get(key) ?? { ...row, ids: [] };
    thing.ids.push(row.id);
    things.set(key, thing);
  }
  for (const thing of things.values()) {
    const caseId = await openReport(trx, thing, now);
    await sql`update report set case_id = ${caseId} where id = any(${int8(thing.ids)})`.execute(trx);
  }
  return rows.length;
}

async function openReport(trx: Transaction<Tables>, thing: Reported, now: number): Promise<number> {
  const known = await sql<{ id: number }>`
    update admin_case set reports = reports + ${thing.ids.length}
    where kind = 'report' and decision is null and subject = ${thing.kind} and subject_id = ${thing.target_id}
      and substr(chat_id, 1, 2) = ${thing.chat_id.slice(0, 2)}
    returning id`.execute(trx);
  const [open] = known.rows;
  if (open) return open.id;
  const made = await trx
    .insertInto("admin_case")
    .values({
      kind: "report",
      subject: thing.kind,
      subject_id: thing.target_id,
      chat_id: thing.chat_id,
      accused_id: thing.accused_id,
      evidence: JSON.stringify(thing.evidence),
      reports: thing.ids.length,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

interface Reviews {
  subject: string;
  items: readonly { subjectId: number; authorId: number; evidence: object }[];
  /** The list is complete: open cases for anything else were withdrawn by their author. */
  complete: boolean;
  now: number;
}

/**
 * Opens a case for each thing that waits for a review, or updates its evidence. A claimed case stays as its
 * administrator sees it.
 */
export async function openReviews(
  trx: Transaction<Tables>,
  { subject, items: things, complete, now }: Reviews,
): Promise<void> {
  for (const { subjectId, authorId, evidence } of things) {
    await sql`
      insert into admin_case (kind, subject, subject_id, accused_id, evidence, created_at)
      values ('review', ${subject}, ${subjectId}, ${authorId}, ${JSON.stringify(evidence)}::jsonb, ${now})
      on conflict (kind, subject, subject_id, chat_id) where decision is null and kind <> 'appeal'
      do update set evidence = excluded.evidence where admin_case.claimed_by is null`.execute(trx);
  }
  if (!complete) return;
  await sql`
    update admin_case set decision = 'withdrawn', decided_at = ${now}
    where kind = 'review' and decision is null and subject = ${subject}
      and subject_id <> all(${int8(things.map((one) => one.subjectId))})`.execute(trx);
}

/** An open case that is unclaimed or claimed by this actor. */
const openAndUnclaimed = ({ id, actorId }: { id: number; actorId: number }) => sql`
  id = ${id} and decision is null and (claimed_by is null or claimed_by = ${actorId})`;

/** Updates the evidence of a review, unless somebody else has claimed it. */
export async function renewReview(
  db: Kysely<Tables>,
  of: { id: number; actorId: number },
  evidence: object,
): Promise<void> {
  await sql`update admin_case set evidence = ${JSON.stringify(evidence)}::jsonb where ${openAndUnclaimed(of)}`.execute(
    db,
  );
}

/** Closes a review that its author withdrew, unless somebody else has claimed it. */
export async function withdrawReview(
  db: Kysely<Tables>,
  of: { id: number; actorId: number },
  now: number,
): Promise<void> {
  await sql`
    update admin_case set decision = 'withdrawn', decided_at = ${now} where ${openAndUnclaimed(of)}`.execute(
    db,
  );
}
