import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./stories.table.ts";

type Db = Kysely<Tables>;

/** Stories of somebody that stand. */
export async function findStoriesOf(db: Db, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("story")
    .select("id")
    .where("owner_id", "=", userId)
    .where("removed_at", "is", null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes somebody's removed stories nobody reads, and the drafts of the others; their number is bounded. */
export async function deleteOrBlankRemoved(db: Db, userId: number): Promise<void> {
  const removed = sql`owner_id = ${userId} and removed_at is not null`;
  await sql`
    delete from story s where ${removed}
      and not exists (select 1 from story_version v where v.story_id = s.id)`.execute(db);
  await sql`
    update story set sheet = '{}', graph = '{}', ink = case when ink is null then null else '' end, tags = '{}',
      reasons = '[]', title_key = '', search_grams = '{}'
    where ${removed} and (sheet <> '{}' or graph <> '{}')`.execute(db);
}
