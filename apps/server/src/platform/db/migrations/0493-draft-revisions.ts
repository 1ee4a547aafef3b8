import { type Kysely, sql } from "kysely";

/**
 * Drafts meet by the server's revision instead of terminals' clocks. What stands already is revision 1, so that no table
 * is written anew; whatever a version before this one inserts gets one of the sequence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence draft_revision as int8 start 2`.execute(db);
  await sql`alter table draft
    add column revision int8 not null default 1,
    add column previous text not null default '',
    add column previous_writing text not null default '',
    add column previous_since int8 not null default 0,
    add column previous_revision int8 not null default 0,
    add column text_since int8 not null default 1,
    add column writing text not null default '',
    add column edit int8 not null default 0,
    add column past text[] not null default '{}'`.execute(db);
  await sql`alter table draft alter column revision set default nextval('draft_revision')`.execute(db);
}
