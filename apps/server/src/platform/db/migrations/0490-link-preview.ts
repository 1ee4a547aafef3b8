import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** What public pages say of themselves, fetched once for everybody. `title` null: nothing to show. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("link_preview")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("title", "text")
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("site", "text", (column) => column.notNull())
    .addColumn("image_url", "text", (column) => column.notNull())
    .addColumn("fetched_at", "int8", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("link_preview_age").on("link_preview").column("fetched_at").execute();
}
