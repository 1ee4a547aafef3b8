import { type Kysely, sql } from "kysely";

/** The ways a talk with a character went, and the one it is on; null while it went one way only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ai_talk add column paths text`.execute(db);
}
