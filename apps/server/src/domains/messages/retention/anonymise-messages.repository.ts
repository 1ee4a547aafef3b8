import { UserType } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import { int8 } from "../../../platform/db/arrays.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import type {} from "../messages.table.ts";

type Db = Kysely<Tables>;

/** Where a page of messages ends. */
export interface SentRow {
  id: number;
}

/** Peers of somebody's chats that are not other people: characters, and themselves. */
export async function findNonHumanPeers(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ peer: number }>`
    select c.peer from (
      select hi as peer from private_chat where lo = ${userId}
      union select lo from private_chat where hi = ${userId}
    ) c join app_user u on u.id = c.peer
    where u.type = ${sql.lit(UserType.CHARACTER)} or u.id = ${userId}`.execute(db);
  return rows.map(({ peer }) => peer);
}

/** Groups somebody is or was in. */
export async function findGroupsOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("group_member")
    .select("group_id")
    .where("user_id", "=", userId)
    .orderBy("group_id")
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** What somebody wrote in a group, after a given row, oldest first. */
export const findSentInGroup = (
  db: Db,
  { groupId, userId, after, limit }: { groupId: number; userId: number; after: number; limit: number },
): Promise<SentRow[]> =>
  db
    .selectFrom("group_message")
    .select("id")
    .where("group_id", "=", groupId)
    .where("send_id", "=", userId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();

/** Changes the sender name of group messages. */
export async function renameSender(db: Db, ids: readonly number[], name: string): Promise<void> {
  if (ids.length === 0) return;
  await sql`update group_message set send_nick_name = ${name} where id = any(${int8(ids)})`.execute(db);
}
