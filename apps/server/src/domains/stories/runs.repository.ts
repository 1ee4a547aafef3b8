import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { int8, texts } from "../../platform/db/arrays.ts";
import { sqlTrue } from "../../platform/db/inlined-values.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { RunRow } from "./stories.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** Begins a reading, once per person and story. @returns undefined when it exists. */
export function insertRun(trx: Trx, row: Insertable<Tables["story_run"]>): Promise<RunRow | undefined> {
  return trx
    .insertInto("story_run")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "story_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findRun(db: Db, id: number): Promise<RunRow | undefined> {
  return db.selectFrom("story_run").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockRun(trx: Trx, id: number): Promise<RunRow | undefined> {
  return trx.selectFrom("story_run").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Somebody's reading of a story. */
export function findRunOf(db: Db, userId: number, storyId: number): Promise<RunRow | undefined> {
  return db
    .selectFrom("story_run")
    .selectAll()
    .where("user_id", "=", userId)
    .where("story_id", "=", storyId)
    .executeTakeFirst();
}

/** A summary of somebody's readings of these stories. */
export function findRunsOf(db: Db, userId: number, storyIds: readonly number[]) {
  return db
    .selectFrom("story_run")
    .select(["id", "story_id", "endings_found", "steps", "updated_at"])
    .where("user_id", "=", userId)
    .where("story_id", "=", sql<number>`any(${int8(storyIds)})`)
    .execute();
}

export function changeRun(trx: Trx, id: number, change: Updateable<Tables["story_run"]>): Promise<RunRow> {
  return trx
    .updateTable("story_run")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The readings of a list, with each story's title in the version the reader has. */
export function findOwnRuns(
  db: Db,
  {
    userId,
    after,
    limit,
  }: { userId: number; after: { value: number; id: number } | undefined; limit: number },
) {
  return db
    .selectFrom("story_run as r")
    .innerJoin("story as s", "s.id", "r.story_id")
    .innerJoin("story_version as v", (join) =>
      join.onRef("v.story_id", "=", "r.story_id").onRef("v.version", "=", "r.version"),
    )
    .select(["r.id", "r.story_id", "r.version", "r.steps", "r.endings_found", "r.updated_at"])
    .select(["s.owner_id", "s.live_version", "s.live_visibility", "s.open_by_id", "s.status"])
    .select(["s.removed_at"])
    .select(["v.sheet", "v.endings"])
    .where("r.user_id", "=", userId)
    .where("s.status", "<>", "banned")
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(r.updated_at, r.id) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy("r.updated_at", "desc")
    .orderBy("r.id", "desc")
    .limit(limit)
    .execute();
}

/** Positions in a story of those of these people who share theirs, last read first. */
export function findSharedPositions(db: Db, storyId: number, userIds: readonly number[], limit: number) {
  return db
    .selectFrom("story_run")
    .select(["user_id", "place", "endings_found"])
    .where("story_id", "=", storyId)
    .where("shares_place", "=", sqlTrue)
    .where("user_id", "=", sql<number>`any(${int8(userIds)})`)
    .orderBy("updated_at", "desc")
    .limit(limit)
    .execute();
}

/** A choice in a version of a story. */
interface Choice {
  node: string;
  choice: number;
}

/** Counts one more reader for each of these choices; each is named once. */
export async function countChoices(
  trx: Trx,
  of: { storyId: number; version: number },
  choices: readonly Choice[],
): Promise<void> {
  if (choices.length === 0) return;
  // In one order for everybody, so that two readers cannot deadlock.
  await sql`
    insert into story_choice_stat (story_id, version, node, choice, readers)
    select ${of.storyId}::int8, ${of.version}::int4, node, choice::int4, 1
    from unnest(${texts(choices.map(({ node }) => node))}, ${int8(choices.map(({ choice }) => choice))})
      as taken (node, choice)
    order by node, choice
    on conflict (story_id, version, node, choice)
    do update set readers = story_choice_stat.readers + 1`.execute(trx);
}

/** How often the choices of these nodes were taken. */
export function findChoices(
  db: Db,
  of: { storyId: number; version: number },
  nodes: readonly string[],
): Promise<{ node: string; choice: number; readers: number }[]> {
  return db
    .selectFrom("story_choice_stat")
    .select(["node", "choice", "readers"])
    .where("story_id", "=", of.storyId)
    .where("version", "=", of.version)
    .where("node", "=", sql<string>`any(${texts(nodes)})`)
    .orderBy("node")
    .orderBy("choice")
    .execute();
}
