import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./users.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A person and the user of a character. */
export interface Visit {
  personId: number;
  userId: number;
}

export const visitKey = ({ personId, userId }: Visit): string => `${personId}:${userId}`;

/** Of these, those in which the person was let in by the character's link, as `visitKey` names them; in one question. */
export async function guestsAmong(db: Db, visits: readonly Visit[]): Promise<Set<string>> {
  if (visits.length === 0) return new Set();
  const { rows } = await sql<{ person_id: number; user_id: number }>`
    select g.person_id, g.user_id
    from unnest(${int8(visits.map(({ personId }) => personId))}, ${int8(visits.map(({ userId }) => userId))})
      as wanted (person_id, user_id)
    cross join lateral (
      select person_id, user_id from character_guest
      where person_id = wanted.person_id and user_id = wanted.user_id limit 1
    ) g`.execute(db);
  return new Set(rows.map((row) => visitKey({ personId: row.person_id, userId: row.user_id })));
}

export const isGuest = async (db: Db, visit: Visit): Promise<boolean> =>
  (await guestsAmong(db, [visit])).size > 0;

/** Lets somebody in who has the link; again, and nothing changes. */
export async function admitGuest(db: Db, { personId, userId }: Visit, now: number): Promise<void> {
  await db
    .insertInto("character_guest")
    .values({ person_id: personId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(["person_id", "user_id"]).doNothing())
    .execute();
}

/** Nobody was let in any more: the link is another, or the character is gone. */
export async function deleteGuests(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("character_guest").where("user_id", "=", userId).execute();
}
