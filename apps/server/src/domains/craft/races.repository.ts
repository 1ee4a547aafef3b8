import { type Insertable, type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { ElementRow } from "./craft.table.ts";
import type { RaceRow, RacerRow } from "./races.table.ts";

type Db = Kysely<Tables>;

export function findRace(db: Db, id: number): Promise<RaceRow | undefined> {
  return db.selectFrom("craft_race").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The race of a group whose end is not recorded. */
export function findRunning(db: Db, groupId: number): Promise<RaceRow | undefined> {
  return db
    .selectFrom("craft_race")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** Inserts a race; undefined when one is running in the group. */
export function insertRace(db: Db, row: Insertable<Tables["craft_race"]>): Promise<RaceRow | undefined> {
  return db
    .insertInto("craft_race")
    .values(row)
    .onConflict((conflict) => conflict.column("group_id").where("ended_at", "is", null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function setRaceMessage(db: Db, id: number, messageId: number): Promise<void> {
  await db.updateTable("craft_race").set({ message_id: messageId }).where("id", "=", id).execute();
}

/** Records the end of a race, once. @returns whether it was running until now. */
export async function closeRace(
  db: Db,
  id: number,
  { endedAt, winnerId }: { endedAt: number; winnerId: number | null },
): Promise<boolean> {
  const row = await db
    .updateTable("craft_race")
    .set({ ended_at: endedAt, winner_id: winnerId })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Races whose time is up but whose end is not recorded. */
export function findTimedOut(db: Db, now: number, limit: number): Promise<RaceRow[]> {
  return db
    .selectFrom("craft_race")
    .selectAll()
    .where("ended_at", "is", null)
    .where("ends_at", "<=", now)
    .orderBy("ends_at")
    .limit(limit)
    .execute();
}

/** Adds a racer; idempotent. @returns whether they are new. */
export async function insertRacer(db: Db, row: Insertable<Tables["craft_racer"]>): Promise<boolean> {
  const given = await db
    .insertInto("craft_racer")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return given !== undefined;
}

/** Lowers a racer's remaining steps; never raises them. */
export async function updateRacerSteps(
  db: Db,
  { raceId, userId, left, now }: { raceId: number; userId: number; left: number | null; now: number },
): Promise<void> {
  await db
    .updateTable("craft_racer")
    .set({ left_steps: left, stood_at: now })
    .where("race_id", "=", raceId)
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("left_steps", "is", null), eb("left_steps", ">", left)]))
    .execute();
}

/** The racers, best first. */
export async function findRacers(db: Db, raceId: number): Promise<RacerRow[]> {
  const { rows } = await sql<RacerRow>`
    select racer.*, (
      select count(*)::int4 from craft_race_made made
      where made.race_id = racer.race_id and made.user_id = racer.user_id
    ) as made
    from craft_racer racer where race_id = ${raceId}
    order by left_steps asc nulls last, stood_at, user_id limit 500`.execute(db);
  return rows;
}

/** Records what a racer made. @returns whether it is new in this race. */
export async function insertMade(db: Db, row: Insertable<Tables["craft_race_made"]>): Promise<boolean> {
  const given = await db
    .insertInto("craft_race_made")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("element_id")
    .executeTakeFirst();
  return given !== undefined;
}

/** What a racer made in a race, newest first. */
export async function findMade(
  db: Db,
  raceId: number,
  userId: number,
): Promise<(ElementRow & { got_at: number; first: boolean })[]> {
  const { rows } = await sql<ElementRow & { got_at: number; first: boolean }>`
    select element.*, made.made_at as got_at, false as first from craft_race_made made
    cross join lateral (select * from craft_element one where one.id = made.element_id limit 1) element
    where made.race_id = ${raceId} and made.user_id = ${userId}
    order by made.made_at desc, made.element_id desc limit 2000`.execute(db);
  return rows;
}
