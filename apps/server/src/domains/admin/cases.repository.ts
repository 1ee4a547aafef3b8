import { type CaseDecision, type CaseKind, UserType } from "@4d/contract";

import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { CaseRow } from "./admin.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A case with the names of the people in it. */
export interface NamedCase extends CaseRow {
  accused: string | null;
  claimer: string | null;
  decider: string | null;
  strikes: number;
  reasons: string[] | null;
}

interface Wanted {
  state: "open" | "mine" | "decided";
  kind: CaseKind | undefined;
  actorId: number;
  /** End of the previous page. */
  cursor: number | undefined;
  limit: number;
  /** Claims made before this time have expired. */
  lapsed: number;
}

const named = sql`
  c.*, accused.nick_name as accused, claimer.nick_name as claimer, decider.nick_name as decider,
  (select count(*) from admin_strike s where s.user_id = c.accused_id and s.revoked_at is null) as strikes,
  (select array_agg(distinct r.reason) from report r where r.case_id = c.id) as reasons`;
const names = sql`
  left join app_user accused on accused.id = c.accused_id
  left join app_user claimer on claimer.id = c.claimed_by
  left join app_user decider on decider.id = c.decided_by`;

/** Cases in a state: undecided ones oldest first, decided ones by decision time, newest first. */
export async function findCases(db: Db, wanted: Wanted): Promise<NamedCase[]> {
  const { state, kind, actorId, cursor, limit, lapsed } = wanted;
  const decided = state === "decided";
  const order = (of: string) =>
    decided ? sql.raw(`${of}decided_at desc, ${of}id desc`) : sql.raw(`${of}id asc`);
  const beyond = decided
    ? sql`(decided_at, id) < (select decided_at, id from admin_case where id = ${cursor})`
    : sql`id > ${cursor}`;
  const { rows } = await sql<NamedCase>`
    with c as (
      select * from admin_case
      where ${decided ? sql`decision is not null` : sql`decision is null`}
        ${state === "mine" ? sql`and claimed_by = ${actorId} and claimed_at > ${lapsed}` : sql``}
        ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
        ${cursor === undefined ? sql`` : sql`and ${beyond}`}
      order by ${order("")} limit ${limit}
    )
    select ${named} from c ${names} order by ${order("c.")}`.execute(db);
  return rows;
}

/** One case. */
export async function findCase(db: Db, id: number): Promise<NamedCase | undefined> {
  const { rows } = await sql<NamedCase>`
    select ${named} from admin_case c ${names} where c.id = ${id}`.execute(db);
  return rows[0];
}

export interface Reporter {
  id: number;
  name: string | null;
  reason: string;
  text: string;
  at: number;
}

/** The first reporters of a case, with their reasons. */
export async function findReporters(db: Db, caseId: number, limit: number): Promise<Reporter[]> {
  return db
    .selectFrom("report as r")
    .leftJoin("app_user as u", "u.id", "r.reporter_id")
    .select(["r.id", "u.nick_name as name", "r.reason", "r.text", "r.created_at as at"])
    .where(sql<boolean>`r.case_id = ${caseId}`)
    .orderBy("r.id")
    .limit(limit)
    .execute();
}

/** Claims an open case that is unclaimed or whose claim expired. @returns whether the actor has it now. */
export async function claimCase(
  db: Db,
  { id, actorId, now, lapsed }: { id: number; actorId: number; now: number; lapsed: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update admin_case set claimed_by = ${actorId}, claimed_at = ${now}
    where id = ${id} and decision is null
      and (claimed_by is null or claimed_by = ${actorId} or claimed_at <= ${lapsed})
    returning id`.execute(db);
  return rows.length === 1;
}

/** Releases an open case. @returns whether the actor had claimed it. */
export async function releaseCase(db: Db, id: number, actorId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update admin_case set claimed_by = null, claimed_at = null
    where id = ${id} and decision is null and claimed_by = ${actorId} returning id`.execute(db);
  return rows.length === 1;
}

interface Verdict {
  id: number;
  actorId: number;
  decision: CaseDecision;
  note: string;
  strike: boolean;
  now: number;
}

/** Stores a decision, once, and closes the case's reports. @returns whether the actor had claimed the case. */
export async function decideCase(trx: Transaction<Tables>, verdict: Verdict): Promise<boolean> {
  const { id, actorId, decision, note, strike, now } = verdict;
  const { rows } = await sql<{ id: number }>`
    update admin_case
    set decision = ${decision}, note = ${note}, strike = ${strike}, decided_by = ${actorId}, decided_at = ${now}
    where id = ${id} and decision is null and claimed_by = ${actorId} returning id`.execute(trx);
  if (rows.length === 0) return false;
  await sql`update report set state = 'closed' where case_id = ${id}`.execute(trx);
  return true;
}

/** Adds a strike. */
export async function insertStrike(
  trx: Transaction<Tables>,
  strike: { user_id: number; reason: string; case_id: number; given_by: number; created_at: number },
): Promise<void> {
  await trx.insertInto("admin_strike").values(strike).execute();
}

/** Revokes the strike that came with a decision. */
export async function revokeStrike(trx: Transaction<Tables>, caseId: number, now: number): Promise<void> {
  await trx
    .updateTable("admin_strike")
    .set({ revoked_at: now })
    .where("case_id", "=", caseId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Whether anybody except these people can decide cases: by role or permission, and not banned. */
export async function hasOtherReviewer(
  db: Kysely<Tables> | Transaction<Tables>,
  { but, now }: { but: readonly number[]; now: number },
): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from app_user u
    where (u.roles <> '{}' or u.permissions <> '{}')
      and ('admin' = any(u.roles) or 'admin:reports' = any(u.permissions))
      and u.type = ${sql.lit(UserType.PERSON)} and u.password_hash <> ''
      and not (u.is_banned and (u.ban_until is null or u.ban_until > ${now}))
      and not u.id = any(${int8(but)})
    limit 1`.execute(db);
  return rows.length > 0;
}
