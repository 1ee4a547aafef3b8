import { type Kysely, sql } from "kysely";

/** Whether a search by name finds somebody: characters that are not public are found by nobody (`CHAR-1`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column listed boolean not null default true`.execute(db);
}
