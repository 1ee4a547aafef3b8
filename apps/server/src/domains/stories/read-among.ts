import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { findUnlockedAmong } from "./guests.repository.ts";
import { mayRead } from "./stories.policy.ts";
import type { StoryRow } from "./stories.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type StoryFacts = Pick<
  StoryRow,
  "id" | "owner_id" | "live_version" | "live_visibility" | "open_by_id" | "status" | "removed_at"
>;

/** Of these stories by link, the ids of those this person has; no question where none is by link. */
export const findUnlockedBy = (db: Db, rows: readonly StoryFacts[], personId: number): Promise<Set<number>> =>
  findUnlockedAmong(
    db,
    rows.flatMap((row) => (row.live_visibility === "link" && row.owner_id !== personId ? [row.id] : [])),
    personId,
  );

/** Whether somebody may begin to read a story. */
export async function isReadable(db: Db, row: StoryFacts, personId: number): Promise<boolean> {
  const unlocked = await findUnlockedBy(db, [row], personId);
  return mayRead(row, { id: personId, hasAccess: unlocked.has(row.id) });
}
