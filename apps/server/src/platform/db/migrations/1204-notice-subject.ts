import { type Kysely, sql } from "kysely";

/** What a decision was about that is neither post nor comment: a message, a character, a story. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice add column subject text not null default ''`.execute(db);
}
