import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { FriendRequestTable } from "./friends.table.ts";

type Db = Kysely<Tables>;
export type RequestRow = Selectable<FriendRequestTable>;
const EACH_MAX = 300;

/** One request by id. */
export function findRequest(db: Db, id: number): Promise<RequestRow | undefined> {
  return db.selectFrom("friend_request").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest request in one direction, in any state. */
export function findLatestRequest(db: Db, from: number, to: number): Promise<RequestRow | undefined> {
  return db
    .selectFrom("friend_request")
    .selectAll()
    .where("from_id", "=", from)
    .where("to_id", "=", to)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** As `findLatestRequest` for many, in the order asked; null where there is none. */
export async function findLatestRequests(
  db: Db,
  pairs: readonly { from: number; to: number }[],
): Promise<(Pick<RequestRow, "state" | "created_at"> | null)[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ place: number } & Pick<RequestRow, "state" | "created_at">>`
    select pair.place, latest.state, latest.created_at
    from unnest(
      ${pairs.map(({ from }) => from)}::int8[], ${pairs.map(({ to }) => to)}::int8[]
    ) with ordinality as pair (from_id, to_id, place)
    cross join lateral (
      select state, created_at from friend_request r
      where r.from_id = pair.from_id and r.to_id = pair.to_id order by r.id desc limit 1
    ) latest`.execute(db);
  const found = new Map(rows.map(({ place, ...request }) => [place, request]));
  return pairs.map((_, index) => found.get(index + 1) ?? null);
}

/** The newest request per direction and pair, to and by a person, without those of people they block. */
export async function findRequests(db: Db, userId: number, limit: number): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select * from (
      select distinct on (from_id, to_id) * from (
        (select r.* from friend_request r
          where r.to_id = ${userId}
            and not exists (select from user_block b where b.user_id = ${userId} and b.blocked_id = r.from_id)
          order by r.id desc limit ${EACH_MAX})
        union all
        (select * from friend_request where from_id = ${userId} order by id desc limit ${EACH_MAX})
      ) both_ways order by from_id, to_id, id desc
    ) newest order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many requests wait for a person's answer: made after `since`, not by people they block. */
export async function countWaiting(db: Db, userId: number, since: number): Promise<number> {
  const row = await db
    .selectFrom("friend_request")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("to_id", "=", userId)
    .where("state", "=", "waiting")
    .where("created_at", ">", since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("user_block")
            .where("user_id", "=", userId)
            .whereRef("blocked_id", "=", "friend_request.from_id"),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return row.waiting;
}

/** Serialises requests between two people, so that crossing ones always see each other. */
export async function lockPair(trx: Db, a: number, b: number): Promise<void> {
  const key = `friend:${Math.min(a, b)}:${Math.max(a, b)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Stores a request; an expired one is replaced. */
export async function saveRequest(
  trx: Db,
  request: { from: number; to: number; message: string; now: number; since: number },
): Promise<void> {
  await trx
    .updateTable("friend_request")
    .set({ state: "expired" })
    .where("from_id", "=", request.from)
    .where("to_id", "=", request.to)
    .where("state", "=", "waiting")
    .where("created_at", "<=", request.since)
    .execute();
  // A literal, because a parameter of a prepared statement does not match the partial index of waiting ones.
  await trx
    .insertInto("friend_request")
    .values({ from_id: request.from, to_id: request.to, message: request.message, created_at: request.now })
    .onConflict((conflict) =>
      conflict.columns(["from_id", "to_id"]).where("state", "=", sql.lit("waiting")).doNothing(),
    )
    .execute();
}

/** Accepts the waiting requests between two people, in either direction. @returns them, oldest first. */
export async function acceptBetween(trx: Db, a: number, b: number, since: number): Promise<RequestRow[]> {
  const rows = await trx
    .updateTable("friend_request")
    .set({ state: "accepted" })
    .where("state", "=", "waiting")
    .where("created_at", ">", since)
    .where((eb) => eb(eb.refTuple("from_id", "to_id"), "in", [eb.tuple(a, b), eb.tuple(b, a)]))
    .returningAll()
    .execute();
  return rows.sort((one, other) => one.id - other.id);
}

/** Declines a waiting request. @returns whether it was still waiting. */
export async function declineWaiting(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("friend_request")
    .set({ state: "declined" })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
