import { type Kysely, sql } from "kysely";

/** Whether others may share what a person said beside a character, without their name (`messages §11.2`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column clips boolean not null default false`.execute(db);
}
