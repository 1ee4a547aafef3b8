import { type Kysely, sql } from "kysely";

/**
 * Whether a post that waits was published before its words were changed: it keeps its time then. Of those that wait
 * now nobody knows any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table post add column was_published boolean not null default false`.execute(db);
}
