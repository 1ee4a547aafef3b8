import { type Kysely, sql } from "kysely";

/** The message that a waiting one answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scheduled_message add column quote_id int8`.execute(db);
}
