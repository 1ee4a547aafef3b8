import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { JobRow } from "./images.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** The id of a job about to be inserted, for rows that refer to it earlier. */
export async function nextJobId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('image_job', 'id'))::int8 as id`.execute(trx);
  return rows[0]?.id ?? 0;
}

export async function insertJob(trx: Trx, row: Insertable<Tables["image_job"]>): Promise<void> {
  await trx.insertInto("image_job").values(row).execute();
}

export function findJob(db: Db, id: number): Promise<JobRow | undefined> {
  return db.selectFrom("image_job").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks a job, so that its pictures and its end are serialised. */
export function lockJob(trx: Trx, id: number): Promise<JobRow | undefined> {
  return trx.selectFrom("image_job").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function changeJob(db: Db, id: number, change: Updateable<Tables["image_job"]>): Promise<void> {
  await db.updateTable("image_job").set(change).where("id", "=", id).execute();
}

/** A person's jobs that were not removed, with ids below `before`, newest first. */
export function findOwnJobs(
  db: Db,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
): Promise<JobRow[]> {
  let query = db
    .selectFrom("image_job")
    .selectAll()
    .where("user_id", "=", userId)
    .where("forgotten_at", "is", null);
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

/** Pictures a person received or awaits on a day, and the number of their running jobs. */
export async function countUse(
  db: Db,
  userId: number,
  day: number,
): Promise<{ builtin: number; model: number; underWay: number }> {
  const { rows } = await sql<{ provenance: "builtin" | "model"; pictures: number; under_way: number }>`
    select provenance,
      coalesce(sum(case when status in ('queued', 'running') then cardinality(seeds) else made end)
        filter (where day = ${day}), 0)::int8 as pictures,
      count(*) filter (where status in ('queued', 'running'))::int8 as under_way
    from image_job
    where user_id = ${userId} and day between ${day - 1} and ${day + 1}
    group by provenance`.execute(db);
  const of = (name: "builtin" | "model") => rows.find(({ provenance }) => provenance === name)?.pictures ?? 0;
  const underWay = rows.reduce((sum, row) => sum + row.under_way, 0);
  return { builtin: of("builtin"), model: of("model"), underWay };
}

/** Claims a job nobody works on. @returns undefined when it has ended or somebody does. */
export function claimJob(
  db: Db,
  id: number,
  { now, until }: { now: number; until: number },
): Promise<JobRow | undefined> {
  return db
    .updateTable("image_job")
    .set({ status: "running", lease_until: until, tries: sql<number>`tries + 1` })
    .where("id", "=", id)
    .where("status", "in", ["queued", "running"])
    .where("lease_until", "<=", now)
    .returningAll()
    .executeTakeFirst();
}

/** Releases an unfinished job to any node. */
export async function releaseJob(db: Db, id: number): Promise<void> {
  await db
    .updateTable("image_job")
    .set({ status: "queued", lease_until: 0, tries: sql<number>`greatest(tries - 1, 0)` })
    .where("id", "=", id)
    .where("status", "=", "running")
    .execute();
}

/** Jobs whose node died, or that nobody claimed. */
export function findStale(db: Db, before: number, limit: number): Promise<Pick<JobRow, "id" | "user_id">[]> {
  return db
    .selectFrom("image_job")
    .select(["id", "user_id"])
    .where("status", "in", ["queued", "running"])
    .where("lease_until", "<", before)
    .where("created_at", "<", before)
    .orderBy("lease_until")
    .limit(limit)
    .execute();
}
