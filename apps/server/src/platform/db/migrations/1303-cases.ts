import { type Kysely, sql } from "kysely";

/**
 * What waits for an administrator's decision: reports of one thing together, things to be made public, and
 * appeals. Of one thing there is one open case of a kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_case (
      id int8 generated always as identity primary key,
      kind text not null check (kind in ('report', 'review', 'appeal')),
      subject text not null,
      subject_id int8 not null,
      chat_id text not null default '',
      accused_id int8,
      evidence jsonb not null,
      reports int4 not null default 0,
      claimed_by int8,
      claimed_at int8,
      decision text,
      note text not null default '',
      strike boolean not null default false,
      decided_by int8,
      decided_at int8,
      appeal_of int8 references admin_case (id),
      appeal text not null default '',
      created_at int8 not null,
      check ((decision is null) = (decided_at is null))
    )`.execute(db);
  await sql`
    create unique index admin_case_once on admin_case (kind, subject, subject_id, chat_id)
    where decision is null and kind <> 'appeal'`.execute(db);
  await sql`create index admin_case_open on admin_case (id) where decision is null`.execute(db);
  await sql`create index admin_case_decided on admin_case (id desc) where decision is not null`.execute(db);
  await sql`create index admin_case_accused on admin_case (accused_id, id desc) where decision is not null`.execute(
    db,
  );
  await sql`create unique index admin_case_appeal on admin_case (appeal_of) where appeal_of is not null`.execute(
    db,
  );
  await sql`alter table report add column case_id int8`.execute(db);
  await sql`create index report_uncollected on report (id) where case_id is null`.execute(db);
  await sql`create index report_case on report (case_id, id)`.execute(db);
  await sql`
    create index ai_character_in_review on ai_character (updated_at, id)
    where status = 'review' and removed_at is null`.execute(db);
  await sql`
    create index story_in_review on story (updated_at, id)
    where status = 'review' and removed_at is null`.execute(db);
  await sql`alter table admin_strike add column revoked_at int8`.execute(db);
}
