import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import type { LinkPreviewTable } from "../messages.table.ts";

export type PreviewRow = LinkPreviewTable;

export const findPreview = (db: Kysely<Tables>, key: string): Promise<PreviewRow | undefined> =>
  db.selectFrom("link_preview").selectAll().where("key", "=", key).executeTakeFirst();

export async function savePreview(db: Kysely<Tables>, row: PreviewRow): Promise<void> {
  const { key, ...values } = row;
  await db
    .insertInto("link_preview")
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(values))
    .execute();
}

/** Deletes previews fetched before a time. @returns how many. */
export async function deletePreviews(db: Kysely<Tables>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("link_preview")
    .where("fetched_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
