import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findUnlockedAmong } from "./guests.repository.ts";
import { mayEdit, mayRead } from "./stories.policy.ts";
import { countOwnStories } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";

export const NO_SUCH_STORY = { zh: "故事不存在", en: "Story not found" };

/** A story of the caller's own. @throws Failure notFound: others do not learn that it exists. */
export function ensureOwnStory(row: StoryRow | undefined, viewerId: number): StoryRow {
  ensure(row && mayEdit(row, viewerId), "notFound", NO_SUCH_STORY);
  return row;
}

/** Stories of one person, drafts included. */
const STORIES_MAX = 200;

/** @throws Failure tooMany when somebody has the maximum number of stories. */
export async function ensureStoryLimit({ db }: Pick<Services, "db">, ownerId: number): Promise<void> {
  ensure((await countOwnStories(db, ownerId)) < STORIES_MAX, "tooMany", {
    zh: `最多保留 ${STORIES_MAX} 个故事`,
    en: `You can have at most ${STORIES_MAX} stories`,
  });
}

type Db = Kysely<Tables> | Transaction<Tables>;
type StoryFacts = Pick<
  StoryRow,
  "id" | "owner_id" | "live_version" | "live_visibility" | "open_by_id" | "status" | "removed_at"
>;

/** Which of these stories shared by link this person has access to; no query when none is shared by link. */
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
