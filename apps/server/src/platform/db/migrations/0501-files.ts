import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";

/** Stored files with their owners, and uploads under way. The bytes are with the storage. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("stored_file")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("owner", "int8")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("size", "int8", (column) => column.notNull())
    .addColumn("permanent", "boolean", (column) => column.notNull())
    .addColumn("created_at", "int8", (column) => column.notNull())
    .addColumn("last_used_at", "int8", (column) => column.notNull())
    .addColumn("expires_at", "int8")
    .execute();
  await db.schema.createIndex("stored_file_owner").on("stored_file").columns(["owner", "size"]).execute();
  await sql`create index stored_file_expiry on stored_file (expires_at) where expires_at is not null`.execute(
    db,
  );
  await db.schema
    .createTable("file_upload")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner", "int8", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("size", "int8", (column) => column.notNull())
    .addColumn("sha256", "text")
    .addColumn("touched_at", "int8", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("file_upload_owner").on("file_upload").column("owner").execute();
}
