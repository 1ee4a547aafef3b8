import { SCHEDULED_MAX } from "@4d/contract";
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import type { ScheduledTable } from "../messages.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
export type ScheduledRow = Selectable<ScheduledTable>;

/** A node that has not finished sending by then is dead. */
const CLAIM_MS = 60_000;

/** Somebody's messages that wait, soonest first. */
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

/** One of somebody's messages that wait. */
export const findOneScheduled = (db: Db, userId: number, id: number): Promise<ScheduledRow | undefined> =>
  ownQuery(db, userId, id).executeTakeFirst();

/** Changes one that is not being sent. @returns undefined when it is, or is not there. */
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

/** Takes back one that is not being sent. @returns whether it was there. */
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

/** Messages to be sent up to a time, those left by a dead node included, from behind `after` on. */
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
 * Takes a message to be sent, for as long as a living node needs: nobody else sends or changes it meanwhile. Of those
 * its author set to one time in one chat each waits for the one before; `early` asks for neither time nor order.
 * @returns undefined when another has it, or it is not to be sent by now.
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

/** It is in the stream. */
export async function deleteScheduled(db: Db, id: number): Promise<void> {
  await db.deleteFrom("scheduled_message").where("id", "=", id).execute();
}

/** It was not sent: with a reason it stays failed, without one it waits for the next turn. */
export async function releaseScheduled(db: Db, id: number, reason: string | null): Promise<void> {
  await db
    .updateTable("scheduled_message")
    .set({ state: reason === null ? "waiting" : "failed", reason, claimed_until: 0 })
    .where("id", "=", id)
    .execute();
}
