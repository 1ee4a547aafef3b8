import { type Kysely, sql } from "kysely";

/**
 * When the newest tokens of a session were first used: until then the answer that brought them may have been lost. Of
 * those given out before nobody can tell, so they count as used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_session add column confirmed_at bigint`.execute(db);
  await sql`update auth_session set confirmed_at = rotated_at`.execute(db);
}
