import type { Kysely } from "kysely";
import { sql } from "kysely";

/** The newest id of each ordered stream; the row that is locked while ids are given out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stream_head")
    .addColumn("kind", "text", (column) => column.primaryKey())
    .addColumn("last_id", "bigint", (column) => column.notNull())
    .execute();
  await sql`insert into stream_head (kind, last_id) values ('private', 0), ('group', 0)`.execute(db);
}
