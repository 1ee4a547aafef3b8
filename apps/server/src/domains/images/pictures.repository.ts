import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { ImageRow } from "./images.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/**
 * Inserts a picture at its place in a job. @returns how many pictures the job has made; undefined when the place has one
 * already.
 */
export async function insertPicture(trx: Trx, row: Insertable<Tables["image"]>): Promise<number | undefined> {
  const inserted = await trx
    .insertInto("image")
    .values(row)
    .onConflict((conflict) => conflict.columns(["job_id", "place"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  const { made } = await trx
    .updateTable("image_job")
    .set({ made: sql<number>`made + 1` })
    .where("id", "=", row.job_id)
    .returning("made")
    .executeTakeFirstOrThrow();
  return made;
}

/** A picture that is not removed. */
export function findPicture(db: Db, id: number): Promise<ImageRow | undefined> {
  return db
    .selectFrom("image")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Every picture of these jobs, removed ones too, ordered by place. */
export async function findPictures(db: Db, jobIds: readonly number[]): Promise<ImageRow[]> {
  if (jobIds.length === 0) return [];
  return db
    .selectFrom("image")
    .selectAll()
    .where("job_id", "in", [...jobIds])
    .orderBy("job_id")
    .orderBy("place")
    .execute();
}

/** Marks a person's pictures as removed. @returns those that were not removed yet. */
export async function removePictures(
  trx: Trx,
  { ids, userId, now }: { ids: readonly number[]; userId: number; now: number },
): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  return trx
    .updateTable("image")
    .set({ removed_at: now })
    .where("id", "in", [...ids])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .returningAll()
    .execute();
}
