import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { StoryRow, VersionRow } from "./stories.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** A page begins behind this value and id. */
interface After {
  value: number;
  id: number;
}

/** Stores a story, once per key. @returns undefined when the key was used already. */
export function insertStory(db: Db, row: Insertable<Tables["story"]>): Promise<StoryRow | undefined> {
  return db
    .insertInto("story")
    .values(row)
    .onConflict((conflict) => conflict.columns(["owner_id", "idem_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The story a key created, removed or not. */
export function findByKey(db: Db, ownerId: number, key: string): Promise<StoryRow | undefined> {
  return db
    .selectFrom("story")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("idem_key", "=", key)
    .executeTakeFirst();
}

/** A story, removed or not: the policy decides who may see it. */
export function findStory(db: Db, id: number): Promise<StoryRow | undefined> {
  return db.selectFrom("story").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks a story: changes of it are serialised. */
export function lockStory(trx: Trx, id: number): Promise<StoryRow | undefined> {
  return trx.selectFrom("story").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export function changeStory(trx: Trx, id: number, change: Updateable<Tables["story"]>): Promise<StoryRow> {
  return trx.updateTable("story").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/**
 * Replaces the graph of a story of this owner and version, in one statement; a rejection or pending review is cleared.
 * @returns undefined when owner or version do not match, or the graph is the same.
 */
export function saveNewGraph(
  db: Db,
  of: { id: number; ownerId: number; version: number },
  saved: { graph: string; nodes: number; now: number },
): Promise<Pick<StoryRow, "version" | "status" | "updated_at"> | undefined> {
  return db
    .updateTable("story")
    .set({
      graph: saved.graph,
      nodes: saved.nodes,
      version: of.version + 1,
      updated_at: saved.now,
      status: sql`case when status not in ('rejected', 'review') then status
        when live_version > 0 then 'published' else 'draft' end`,
      reasons: "[]",
    })
    .where("id", "=", of.id)
    .where("owner_id", "=", of.ownerId)
    .where("version", "=", of.version)
    .where("source", "=", "graph")
    .where("removed_at", "is", null)
    .where("graph", "<>", saved.graph)
    .returning(["version", "status", "updated_at"])
    .executeTakeFirst();
}

/** Stories waiting for review, oldest first; `id`: only that one. */
export function findInReview(db: Db, limit: number, id?: number): Promise<StoryRow[]> {
  return db
    .selectFrom("story")
    .selectAll()
    .where("status", "=", "review")
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .where("removed_at", "is", null)
    .orderBy("updated_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** How many stories somebody has that are not removed. */
export async function countOwnStories(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom("story")
    .select(sql<number>`count(*)::int8`.as("count"))
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** All columns of a story except the large ones. */
const LIGHT = [
  "id",
  "owner_id",
  "sheet",
  "source",
  "visibility",
  "live_visibility",
  "link",
  "open_by_id",
  "status",
  "nodes",
  "version",
  "live_version",
  "live_draft",
  "readers",
  "updated_at",
  "published_at",
  "removed_at",
] as const satisfies readonly (keyof StoryRow)[];
export type LightStory = Pick<StoryRow, (typeof LIGHT)[number]>;

/** An author's stories, last changed first. */
export function findOwnStories(
  db: Db,
  { ownerId, after, limit }: { ownerId: number; after: After | undefined; limit: number },
): Promise<LightStory[]> {
  return db
    .selectFrom("story")
    .select(LIGHT)
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is", null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(updated_at, id) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** A published story with the fields of its version that lists show. */
export type PublishedStory = Omit<LightStory, "sheet" | "nodes"> &
  Pick<VersionRow, "sheet" | "characters" | "nodes" | "endings">;

const publishedStories = (db: Db) =>
  db
    .selectFrom("story as s")
    .innerJoin("story_version as v", (join) =>
      join.onRef("v.story_id", "=", "s.id").onRef("v.version", "=", "s.live_version"),
    )
    .select(["s.id", "s.owner_id", "s.source", "s.visibility", "s.live_visibility", "s.status", "s.version"])
    .select(["s.link", "s.open_by_id"])
    .select(["s.live_version", "s.live_draft", "s.readers", "s.updated_at", "s.published_at", "s.removed_at"])
    .select(["v.sheet", "v.characters", "v.nodes", "v.endings"]);

/** Published stories by id, removed or not. */
export async function findPublished(db: Db, ids: readonly number[]): Promise<Map<number, PublishedStory>> {
  if (ids.length === 0) return new Map();
  const rows = await publishedStories(db)
    .where("s.id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Search criteria: words as `searchWordsOf` returns them, a tag. */
interface StoryQuery {
  words: { key: string; grams: string[] } | undefined;
  tag: string | undefined;
  order: "read" | "newest";
  after: After | undefined;
  limit: number;
}

/** Public stories, most read or last published first. */
export function findPublic(
  db: Db,
  { words, tag, order, after, limit }: StoryQuery,
): Promise<PublishedStory[]> {
  const by = order === "read" ? sql.ref("s.readers") : sql.ref("s.published_at");
  return publishedStories(db)
    .where("s.live_visibility", "=", "public")
    .where("s.live_version", ">", 0)
    .where("s.status", "<>", "banned")
    .where("s.removed_at", "is", null)
    .$if(tag !== undefined, (query) =>
      query.where("s.tags", "@>", sql<string[]>`array[${tag ?? ""}]::text[]`),
    )
    .$if(words !== undefined, (query) =>
      query
        .where("s.search_grams", "@>", sql<string[]>`${words?.grams ?? []}::text[]`)
        .where(sql<number>`strpos(s.title_key, ${words?.key ?? ""})`, ">", 0),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${by}, s.id) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy(by, "desc")
    .orderBy("s.id", "desc")
    .limit(limit)
    .execute();
}

/** Counts one more reader. */
export async function countReader(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable("story")
    .set((is) => ({ readers: is("readers", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Somebody's stories that are not removed. */
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

/** Deletes somebody's removed stories that nobody reads, and the drafts of the others; their number is bounded. */
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
