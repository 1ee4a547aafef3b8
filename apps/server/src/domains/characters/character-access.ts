import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { relationsOf } from "../friends/index.ts";
import { guestsAmong, visitKey } from "../users/index.ts";
import { mayAccess } from "./characters.policy.ts";
import type { CharacterRow } from "./characters.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type AccessRow = Pick<
  CharacterRow,
  "id" | "owner_id" | "user_id" | "live_sheet" | "live_visibility" | "open_by_id" | "status"
>;

/** Ids of the link-shared characters this person has unlocked, as a friend or guest; two queries, or none. */
export async function findUnlockedIds(
  db: Db,
  rows: readonly AccessRow[],
  personId: number,
): Promise<Set<number>> {
  const visits = rows.flatMap((row) =>
    row.user_id !== null && row.live_visibility === "link" && row.owner_id !== personId
      ? [{ personId, userId: row.user_id, id: row.id }]
      : [],
  );
  if (visits.length === 0) return new Set();
  const guests = await guestsAmong(db, visits);
  const relations = await relationsOf(
    db,
    visits.map(({ userId }) => ({ from: personId, to: userId })),
  );
  const unlocked = visits.filter(
    (visit, index) => guests.has(visitKey(visit)) || relations[index]?.friends === true,
  );
  return new Set(unlocked.map(({ id }) => id));
}

/** Those of these characters that somebody may access. */
export async function filterAccessible<Row extends AccessRow>(
  db: Db,
  rows: readonly Row[],
  personId: number,
): Promise<Row[]> {
  const unlocked = await findUnlockedIds(db, rows, personId);
  return rows.filter((row) => mayAccess(row, { id: personId, has: unlocked.has(row.id) }));
}

export const isAccessible = async (db: Db, row: AccessRow, personId: number): Promise<boolean> =>
  (await filterAccessible(db, [row], personId)).length > 0;
