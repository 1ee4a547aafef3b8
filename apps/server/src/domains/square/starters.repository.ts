import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./posts.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Which starter posts there are, and in which version. */
export async function findStarterPosts(db: Db): Promise<Map<string, { postId: number; digest: string }>> {
  const rows = await db.selectFrom("starter_post").selectAll().execute();
  return new Map(rows.map((row) => [row.key, { postId: row.post_id, digest: row.digest }]));
}

/** Notes the version of a starter post. */
export async function saveStarterPost(
  trx: Transaction<Tables>,
  row: { key: string; post_id: number; digest: string },
): Promise<void> {
  await trx
    .insertInto("starter_post")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ digest: row.digest }))
    .execute();
}
