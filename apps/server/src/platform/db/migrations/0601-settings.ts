import { type Kysely, sql } from "kysely";

/** Settings that differ from their defaults, each as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setting (
      name text primary key,
      value jsonb not null,
      updated_at bigint not null
    )`.execute(db);
}
