import type { Insertable, Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { VersionRow } from "./stories.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A version as it was published. */
export function findVersion(db: Db, storyId: number, version: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom("story_version")
    .selectAll()
    .where("story_id", "=", storyId)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** Versions of a story with their numbers of readers, newest first. */
export async function findVersions(
  db: Db,
  storyId: number,
  limit: number,
): Promise<(Omit<VersionRow, "graph" | "ink" | "characters" | "story_id"> & { readers: number })[]> {
  return db
    .selectFrom("story_version as v")
    .select(["v.version", "v.sheet", "v.nodes", "v.endings", "v.published_at"])
    .select((eb) =>
      eb
        .selectFrom("story_run as r")
        .select(sql<number>`count(*)::int8`.as("count"))
        .whereRef("r.story_id", "=", "v.story_id")
        .whereRef("r.version", "=", "v.version")
        .$asScalar()
        .$notNull()
        .as("readers"),
    )
    .where("v.story_id", "=", storyId)
    .orderBy("v.version", "desc")
    .limit(limit)
    .execute();
}

export async function insertVersion(
  trx: Transaction<Tables>,
  row: Insertable<Tables["story_version"]>,
): Promise<void> {
  await trx.insertInto("story_version").values(row).execute();
}

/** Deletes versions nobody reads, and their choice statistics; `live` stays. */
export async function deleteUnread(trx: Transaction<Tables>, storyId: number, live: number): Promise<void> {
  const unread = sql`select v.version from story_version v
    where v.story_id = ${storyId} and v.version <> ${live} and not exists (
      select 1 from story_run r where r.story_id = v.story_id and r.version = v.version
    )`;
  await sql`delete from story_choice_stat where story_id = ${storyId} and version in (${unread})`.execute(
    trx,
  );
  await sql`delete from story_version where story_id = ${storyId} and version in (${unread})`.execute(trx);
}

/** Copies how readers of one version chose at these nodes, where all choices are unchanged. */
export async function carryStats(
  trx: Transaction<Tables>,
  storyId: number,
  { from, to, nodes }: { from: number; to: number; nodes: readonly string[] },
): Promise<void> {
  await sql`
    insert into story_choice_stat (story_id, version, node, choice, readers)
    select story_id, ${to}::int4, node, choice, readers from story_choice_stat
    where story_id = ${storyId} and version = ${from} and node = any(${sql.val([...nodes])}::text[])
    on conflict do nothing`.execute(trx);
}
