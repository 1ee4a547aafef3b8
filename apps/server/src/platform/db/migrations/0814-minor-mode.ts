import { type Kysely, sql } from "kysely";

/** Minor mode, and the hash of the four digits that end it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user add column minor boolean not null default false, add column minor_pin text`.execute(
    db,
  );
}
