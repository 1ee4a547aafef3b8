import { SCHEDULED_MAX } from "@4d/contract";
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import type { ScheduledTable } from "../messages.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
export type ScheduledRow = Selectable<ScheduledTable>;

/** A node that has not finished sending by then counts as dead. */
const CLAIM_MS = 60_000;

/** Somebody's scheduled messages, soonest first. */
export const findScheduled = (db: Db, userId: number): Promise<ScheduledRow[]> =>
  db
    .selectFrom("scheduled_message")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("send_at")
    .orderBy("id")
    .limit(SCHEDULED_MAX)
    .execute();

export const findScheduledByTmpId = (
  db: Db,
  userId: number,
  tmpId: string,
): Promise<ScheduledRow | undefined> =>
  db
    .selectFrom("scheduled_message")
    .selectAll()
    .where("user_id", "=", userId)
    .where("tmp_id", "=", tmpId)
    .executeTakeFirst();

export const insertScheduled = (db: Db, row: Insertable<ScheduledTable>): Promise<ScheduledRow> =>
  db.insertInto("scheduled_message").values(row).returningAll().executeTakeFirstOrThrow();

const ownQuery = (db: Db, userId: number, id: number) =>
  db.selectFrom("scheduled_message").selectAll().where("id", "=", id).where("user_id", "=", userId);

/** One of somebody's scheduled messages. */
export const findOneScheduled = (db: Db, userId: number, id: number): Promise<ScheduledRow | undefined> =>
  ownQuery(db, userId, id).executeTakeFirst();

/** Changes one that is not being sent. @returns undefined when it is being sent or does not exist. */
export const changeScheduledRow = (
  db: Db,
  userId: number,
  id: number,
  change: Partial<Pick<ScheduledRow, "content" | "send_at">>,
): Promise<ScheduledRow | undefined> =>
  db
    .updateTable("scheduled_message")
    .set({ ...change, state: "waiting", reason: null })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("state", "<>", "sending")
    .returningAll()
    .executeTakeFirst();

/** Cancels one that is not being sent. @returns whether it existed. */
export async function deleteUnsent(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("scheduled_message")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("state", "<>", "sending")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type DueMessage = Pick<ScheduledRow, "id" | "user_id" | "send_at">;

/** Messages due up to a time, those left by a dead node included, starting behind `after`. */
export async function findDue(
  db: Db,
  { now, until, most, after }: { now: number; until: number; most: number; after: DueMessage | undefined },
): Promise<DueMessage[]> {
  return db
    .selectFrom("scheduled_message")
    .select(["id", "user_id", "send_at"])
    .where("state", "<>", "failed")
    .where("send_at", "<=", until)
    .where("claimed_until", "<=", now)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(send_at, id) > (${after?.send_at}, ${after?.id})`),
    )
    .orderBy("send_at")
    .orderBy("id")
    .limit(most)
    .execute();
}

/**
 * Claims a message for sending, for as long as a live node needs: nobody else sends or changes it meanwhile. Messages
 * with the same time in one chat wait for the one before; `early` ignores both time and order.
 * @returns undefined when another node has it, or it is not due.
 */
export async function claimScheduled(
  db: Db,
  id: number,
  { now, early }: { now: number; early: boolean },
): Promise<ScheduledRow | undefined> {
  const { rows } = await sql<ScheduledRow>`
    update scheduled_message as one set state = 'sending', claimed_until = ${now + CLAIM_MS}
    where id = ${id} and claimed_until <= ${now} and (${early} or (state <> 'failed' and send_at <= ${now}
      and not exists (select from scheduled_message before where before.user_id = one.user_id
        and before.chat_id = one.chat_id and before.send_at = one.send_at and before.id < one.id
        and before.state <> 'failed')))
    returning *`.execute(db);
  return rows[0];
}

/** Deletes a scheduled message that is in the stream now. */
export async function deleteScheduled(db: Db, id: number): Promise<void> {
  await db.deleteFrom("scheduled_message").where("id", "=", id).execute();
}

/** Releases an unsent message: with a reason it stays failed, without one it waits for the next sweep. */
export async function releaseScheduled(db: Db, id: number, reason: string | null): Promise<void> {
  await db
    .updateTable("scheduled_message")
    .set({ state: reason === null ? "waiting" : "failed", reason, claimed_until: 0 })
    .where("id", "=", id)
    .execute();
}
