import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { StoryRow } from "./stories.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** Which of these stories this person was admitted to by link, or has begun; in one query. */
export async function findUnlockedAmong(
  db: Db,
  ids: readonly number[],
  personId: number,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${int8(ids)}) as wanted (id)
    left join lateral (
      select story_id from story_guest where person_id = ${personId} and story_id = wanted.id limit 1
    ) guest on true
    left join lateral (
      select story_id from story_run where user_id = ${personId} and story_id = wanted.id limit 1
    ) run on true
    where guest.story_id is not null or run.story_id is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The story this link leads to, locked so that the link does not change meanwhile. */
export function lockByLink(trx: Trx, link: string): Promise<StoryRow | undefined> {
  return trx
    .selectFrom("story")
    .selectAll()
    .where("link", "=", link)
    .where("removed_at", "is", null)
    .forShare()
    .executeTakeFirst();
}

/** Admits somebody who has the link; idempotent. */
export async function admitGuest(
  trx: Trx,
  { personId, storyId, now }: { personId: number; storyId: number; now: number },
): Promise<void> {
  await trx
    .insertInto("story_guest")
    .values({ person_id: personId, story_id: storyId, created_at: now })
    .onConflict((conflict) => conflict.columns(["person_id", "story_id"]).doNothing())
    .execute();
}

/** Removes all guests: the link was replaced, or the story was deleted. */
export async function deleteGuests(trx: Trx, storyId: number): Promise<void> {
  await trx.deleteFrom("story_guest").where("story_id", "=", storyId).execute();
}

/** The links of those of these stories that are shared by link, and their owners. */
export function findLinks(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("story")
    .select(["id", "owner_id as ownerId", "link"])
    .where("id", "in", [...ids])
    .where("live_visibility", "=", "link")
    .where("removed_at", "is", null)
    .execute();
}
