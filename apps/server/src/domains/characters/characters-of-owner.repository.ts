import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./characters.table.ts";

type OwnerDb = Kysely<Tables>;

/** Characters of somebody that stand. */
export const findCharactersOfOwner = (
  db: OwnerDb,
  userId: number,
  limit: number,
): Promise<{ id: number; user_id: number | null }[]> =>
  db
    .selectFrom("ai_character")
    .select(["id", "user_id"])
    .where("owner_id", "=", userId)
    .where("removed_at", "is", null)
    .limit(limit)
    .execute();

/** Takes out what was written of somebody's removed characters; their number is bounded. */
export async function blankCharacters(db: OwnerDb, userId: number, sheet: string): Promise<void> {
  await sql`
    update ai_character set sheet = ${sheet}, live_sheet = case when live_sheet is null then null else ${sheet} end,
      tags = '{}', source = null, reasons = '[]'
    where owner_id = ${userId} and removed_at is not null`.execute(db);
}
