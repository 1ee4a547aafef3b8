import { type Kysely, sql } from "kysely";

/** Whether a person muted a chat that no friendship and no membership keeps it for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_state add column muted boolean not null default false`.execute(db);
}
