import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./users.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A person, and a character (`userId`) they want to see. */
export interface Visit {
  personId: number;
  userId: number;
}

export const visitKey = ({ personId, userId }: Visit): string => `${personId}:${userId}`;

/** Visits in which the person was admitted by the character's link, as `visitKey` names them; in one query. */
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

/** Admits somebody who has the link; idempotent. */
export async function admitGuest(db: Db, { personId, userId }: Visit, now: number): Promise<void> {
  await db
    .insertInto("character_guest")
    .values({ person_id: personId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(["person_id", "user_id"]).doNothing())
    .execute();
}

/** Removes all guests: the link was replaced, or the character was deleted. */
export async function deleteGuests(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("character_guest").where("user_id", "=", userId).execute();
}
