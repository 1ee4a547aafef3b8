import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

type Db = Kysely<Tables>;

/** Counts one tried answer of the day unless `most` were. @returns how many there are then; undefined: no more. */
export async function takePreview(
  db: Db,
  { userId, day, most }: { userId: number; day: number; most: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ used: number }>`
    insert into ai_preview as p (user_id, day, used) values (${userId}, ${day}, 1)
    on conflict (user_id) do update
      set used = case when p.day = excluded.day then p.used + 1 else 1 end, day = excluded.day
      where p.day <> excluded.day or p.used < ${most}
    returning used`.execute(db);
  return rows[0]?.used;
}

/** Takes one back: the model did not answer. */
export async function refundPreview(db: Db, { userId, day }: { userId: number; day: number }): Promise<void> {
  await sql`
    update ai_preview set used = used - 1
    where user_id = ${userId} and day = ${day} and used > 0`.execute(db);
}
