import { type Kysely, sql } from "kysely";

/** Bans are decisions one may object to; those that stand are written down as such, by nobody known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index admin_case_ban on admin_case (accused_id, id desc) where decision = 'ban'`.execute(db);
  await sql`
    insert into admin_case (kind, subject, subject_id, accused_id, evidence, decision, note, decided_at, created_at)
    select 'report', 'user', id, id,
      jsonb_build_object('userName', user_name, 'nickName', nick_name, 'signature', signature),
      'ban', ban_reason, at, at
    from app_user, (select (extract(epoch from now()) * 1000)::int8 as at) as clock
    where is_banned`.execute(db);
}
