import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** Who runs which periodic task until when; see platform/jobs.ts. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("job_lease")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("until", "int8", (column) => column.notNull())
    .execute();
}
