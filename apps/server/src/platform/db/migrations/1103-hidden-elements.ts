import { type Kysely, sql } from "kysely";

/** Discoveries that administrators took off the wall; what a pair makes stays as it is, for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table craft_element add column hidden_at int8`.execute(db);
}
