import { type Kysely, sql } from "kysely";

/** Where the sound of a variant lies that a model said; null while it is synthesised when asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ai_variant add column sound text`.execute(db);
}
