import { type Kysely, sql } from "kysely";

/** When an account that is to go was last begun to be removed: one that cannot go waits behind the others (`AUTH-9`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column leaving_tried_at int8`.execute(db);
}
