import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { ChatStateTable, DraftTable } from "./messages.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
export type ChatStateRow = ChatStateTable;
const STATES_MAX = 2000;
const DRAFTS_MAX = 200;

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

type ChatStateKey = Pick<ChatStateRow, "user_id" | "chat_id" | "updated_at">;

/** Changes only what is given, in one statement, so that two terminals undo nothing of each other's. */
export async function saveChatState(
  db: Db,
  key: ChatStateKey,
  change: Partial<Omit<ChatStateRow, keyof ChatStateKey>>,
): Promise<ChatStateRow> {
  const fresh = {
    pinned_at: null,
    archived: false,
    marked_unread: false,
    hidden_up_to: null,
    cleared_up_to: null,
  };
  const cleared = sql<number | null>`nullif(greatest(chat_state.cleared_up_to, excluded.cleared_up_to), 0)`;
  const saved = await db
    .insertInto("chat_state")
    .values({ ...key, ...fresh, ...change })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "chat_id"])
        .doUpdateSet({ ...change, cleared_up_to: cleared, updated_at: key.updated_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepNewest(db, "chat_state", key.user_id, STATES_MAX);
  return saved;
}

/** What is beyond the newest `most` is shown to nobody and would only fill the disk (`W18`). */
async function keepNewest(
  db: Db,
  table: "chat_state" | "draft",
  userId: number,
  most: number,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where user_id = ${userId} and chat_id in (select chat_id
    from ${sql.table(table)} where user_id = ${userId} order by updated_at desc, chat_id offset ${most})`.execute(
    db,
  );
}

export async function findDrafts(db: Db, userId: number): Promise<DraftTable[]> {
  return db
    .selectFrom("draft")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .limit(DRAFTS_MAX)
    .execute();
}

/** Drafts beyond the newest are forgotten. */
export const keepNewestDrafts = (db: Db, userId: number): Promise<void> =>
  keepNewest(db, "draft", userId, DRAFTS_MAX);

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

/** Removes private messages for one of their two people; others' and removed ones change nothing. */
export async function removePrivate(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  await sql`insert into message_removed (user_id, kind, message_id)
    select ${userId}::int8, 'private', m.id from private_message m
    where m.id = any(${sql.val(ids)}::int8[]) and ${userId} in (m.send_id, m.recv_id)
    on conflict do nothing`.execute(db);
}

/** Removes messages of these groups for one person; other groups' and removed ones change nothing. */
export async function removeFromGroups(
  db: Db,
  userId: number,
  ids: readonly number[],
  groupIds: readonly number[],
): Promise<void> {
  await sql`insert into message_removed (user_id, kind, message_id)
    select ${userId}::int8, 'group', m.id from group_message m
    where m.id = any(${sql.val(ids)}::int8[]) and m.group_id = any(${sql.val(groupIds)}::int8[])
    on conflict do nothing`.execute(db);
}
