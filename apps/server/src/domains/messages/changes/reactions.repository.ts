import type { Reaction, StreamKind } from "@4d/contract";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Reactions to messages, oldest emoji first. */
export async function findReactions(
  db: Db,
  kind: StreamKind,
  ids: readonly number[],
): Promise<Map<number, Reaction[]>> {
  const found = new Map<number, Reaction[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom("message_reaction")
    .selectAll()
    .where("kind", "=", kind)
    .where("message_id", "in", ids)
    .orderBy("created_at")
    .orderBy("user_id")
    .execute();
  for (const row of rows) {
    const reactions = found.get(row.message_id) ?? [];
    found.set(row.message_id, reactions);
    const same = reactions.find((one) => one.emoji === row.emoji);
    if (same) same.userIds.push(row.user_id);
    else reactions.push({ emoji: row.emoji, userIds: [row.user_id] });
  }
  return found;
}

interface ReactionKey {
  kind: StreamKind;
  messageId: number;
  userId: number;
  emoji: string;
}

/** Adds or removes a reaction. @returns whether anything changed. */
export async function setReaction(db: Db, key: ReactionKey, on: boolean, now: number): Promise<boolean> {
  const row = { kind: key.kind, message_id: key.messageId, user_id: key.userId, emoji: key.emoji };
  if (on) {
    const result = await db
      .insertInto("message_reaction")
      .values({ ...row, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const result = await db
    .deleteFrom("message_reaction")
    .where((and) => and.and(row))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** How many different emoji a person put on a message. */
export async function countReactions(
  db: Db,
  kind: StreamKind,
  messageId: number,
  userId: number,
): Promise<number> {
  const rows = await db
    .selectFrom("message_reaction")
    .select("emoji")
    .where("kind", "=", kind)
    .where("message_id", "=", messageId)
    .where("user_id", "=", userId)
    .execute();
  return rows.length;
}

export async function dropReactions(db: Db, kind: StreamKind, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.deleteFrom("message_reaction").where("kind", "=", kind).where("message_id", "in", ids).execute();
}
