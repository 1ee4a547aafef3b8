import type { StreamKind } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { ChatStateTable, DraftTable } from "./messages.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
export type ChatStateRow = ChatStateTable;
const STATES_MAX = 2000;

export async function findChatStates(db: Db, userId: number): Promise<ChatStateRow[]> {
  return db
    .selectFrom("chat_state")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .limit(STATES_MAX)
    .execute();
}

export async function findChatState(
  db: Db,
  userId: number,
  chatId: string,
): Promise<ChatStateRow | undefined> {
  return db
    .selectFrom("chat_state")
    .selectAll()
    .where("user_id", "=", userId)
    .where("chat_id", "=", chatId)
    .executeTakeFirst();
}

export async function saveChatState(db: Db, state: ChatStateRow): Promise<void> {
  await db
    .insertInto("chat_state")
    .values(state)
    .onConflict((conflict) => conflict.columns(["user_id", "chat_id"]).doUpdateSet(state))
    .execute();
}

export async function findDrafts(db: Db, userId: number): Promise<DraftTable[]> {
  return db
    .selectFrom("draft")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .limit(200)
    .execute();
}

/** Saves a draft unless a newer one is stored; empty text stays as a mark so that an older one loses. */
export async function saveDraft(db: Db, draft: DraftTable): Promise<boolean> {
  const result = await db
    .insertInto("draft")
    .values(draft)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "chat_id"])
        .doUpdateSet({ text: draft.text, updated_at: draft.updated_at })
        .where("draft.updated_at", "<", draft.updated_at),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes messages for one person alone; ids he has removed already change nothing. */
export async function removeMessages(
  db: Db,
  userId: number,
  kind: StreamKind,
  ids: readonly number[],
): Promise<void> {
  await sql`insert into message_removed (user_id, kind, message_id)
    select ${userId}::int8, ${kind}, unnest(${sql.val(ids)}::int8[]) on conflict do nothing`.execute(db);
}
