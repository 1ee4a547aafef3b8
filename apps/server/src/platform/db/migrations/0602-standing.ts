import type { Kysely } from "kysely";
import { sql } from "kysely";

export const bearable = true;

/**
 * How the whole stands, for whoever watches: when tasks last ended, well or not, and when other things were last
 * done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_lease add column succeeded_at int8, add column failed_at int8`.execute(db);
  await sql`create table last_done (what text primary key, at int8 not null)`.execute(db);
  await sql`
    create table server_part (
      server text not null,
      part text not null,
      state text not null,
      reason text,
      since int8 not null,
      seen_at int8 not null,
      primary key (server, part)
    )`.execute(db);
}
