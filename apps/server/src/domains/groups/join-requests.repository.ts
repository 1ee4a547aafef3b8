import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { GroupJoinRequestTable } from "./groups.table.ts";

type Db = Kysely<Tables>;
// A literal, because a parameter of a prepared statement does not match the partial index of waiting ones.
const waiting = sql.lit("waiting" as const);
export type JoinRequestRow = Selectable<GroupJoinRequestTable>;

/** One request by id. */
export function findJoinRequest(db: Db, id: number): Promise<JoinRequestRow | undefined> {
  return db.selectFrom("group_join_request").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Waiting join requests, longest waiting first. */
export function findWaiting(db: Db, groupId: number, limit: number): Promise<JoinRequestRow[]> {
  return db
    .selectFrom("group_join_request")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("state", "=", waiting)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Stores a join request. @returns false when one was waiting already. */
export async function saveJoinRequest(
  db: Db,
  request: { groupId: number; userId: number; message: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("group_join_request")
    .values({
      group_id: request.groupId,
      user_id: request.userId,
      message: request.message,
      created_at: request.now,
    })
    .onConflict((conflict) =>
      conflict.columns(["group_id", "user_id"]).where("state", "=", waiting).doNothing(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Accepts the waiting requests of people who are members now. */
export async function acceptWaiting(trx: Db, groupId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .updateTable("group_join_request")
    .set({ state: "accepted" })
    .where("group_id", "=", groupId)
    .where("user_id", "in", userIds)
    .where("state", "=", waiting)
    .execute();
}

/** Declines a waiting request. @returns whether it was still waiting. */
export async function declineJoinRequest(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("group_join_request")
    .set({ state: "declined" })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
