import type { StreamKind } from "@4d/contract";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { int8 } from "../../../platform/db/arrays.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { pairOf } from "../messages.table.ts";
import type { ChatStateTable } from "./chat-states.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
export type ChatStateRow = ChatStateTable;
const STATES_MAX = 2000;

/** Whether a private chat between two people ever had a message. */
export async function hasPrivateChat(db: Db, oneId: number, otherId: number): Promise<boolean> {
  const { lo, hi } = pairOf(oneId, otherId);
  const row = await db
    .selectFrom("private_chat")
    .select("last_id")
    .where("lo", "=", lo)
    .where("hi", "=", hi)
    .executeTakeFirst();
  return row !== undefined;
}

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

/** Whether each person muted the chat, in the order asked: one statement however many (`MSG-16`). */
export async function mutedStates(
  db: Db,
  asked: readonly { userId: number; chatId: string }[],
): Promise<boolean[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<{ muted: boolean }>`
    select coalesce(state.muted, false) as muted
    from unnest(
      ${int8(asked.map(({ userId }) => userId))}, ${asked.map(({ chatId }) => chatId)}::text[]
    ) with ordinality as one (user_id, chat_id, place)
    left join chat_state state on state.user_id = one.user_id and state.chat_id = one.chat_id
    order by one.place`.execute(db);
  return rows.map(({ muted }) => muted);
}

type ChatStateKey = Pick<ChatStateRow, "user_id" | "chat_id" | "updated_at">;

/**
 * Changes only the given fields, in one statement, so that two terminals do not undo each other's changes. No two
 * changes share a time, so a terminal can tell which of two is later.
 */
export async function saveChatState(
  db: Db,
  key: ChatStateKey,
  change: Partial<Omit<ChatStateRow, keyof ChatStateKey>>,
): Promise<ChatStateRow> {
  const fresh = {
    pinned_at: null,
    archived: false,
    marked_unread: false,
    muted: false,
    hidden_up_to: null,
    cleared_up_to: null,
  };
  const cleared = sql<number | null>`nullif(greatest(chat_state.cleared_up_to, excluded.cleared_up_to), 0)`;
  const later = sql<number>`greatest(chat_state.updated_at + 1, excluded.updated_at)`;
  const saved = await db
    .insertInto("chat_state")
    .values({ ...key, ...fresh, ...change })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "chat_id"])
        .doUpdateSet({ ...change, cleared_up_to: cleared, updated_at: later }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await pruneChatStates(db, key.user_id);
  return saved;
}

/** Deletes states beyond the newest ones: they are shown to nobody and would only fill the disk (`W18`). */
async function pruneChatStates(db: Db, userId: number): Promise<void> {
  await sql`delete from chat_state where user_id = ${userId} and chat_id in (select chat_id
    from chat_state where user_id = ${userId} order by updated_at desc, chat_id offset ${STATES_MAX})`.execute(
    db,
  );
}

/** Messages just removed, by chat. */
export type Removed = { chatId: string; ids: number[] }[];

interface Removal {
  userId: number;
  ids: readonly number[];
}

/** Removes private messages this person sees; other ids and removed ones are ignored. */
export const removePrivateFor = (db: Db, { userId, ids }: Removal): Promise<Removed> =>
  insertRemovals(
    db,
    { userId, kind: "private" },
    sql`select m.id, 'p:' || case when m.send_id = ${userId} then m.recv_id else m.send_id end as chat_id
      from private_message m where m.id = any(${int8(ids)}) and ${userId} in (m.send_id, m.recv_id)
        and (m.only_for is null or m.only_for = ${userId})`,
  );

/** Removes messages of these groups for one person; other ids and removed ones are ignored. */
export const removeGroupMessagesFor = (
  db: Db,
  { userId, ids }: Removal,
  groupIds: readonly number[],
): Promise<Removed> =>
  insertRemovals(
    db,
    { userId, kind: "group" },
    sql`select m.id, 'g:' || m.group_id as chat_id from group_message m
      where m.id = any(${int8(ids)}) and m.group_id = any(${int8(groupIds)})`,
  );

async function insertRemovals(
  db: Db,
  { userId, kind }: { userId: number; kind: StreamKind },
  seen: RawBuilder<unknown>,
): Promise<Removed> {
  const { rows } = await sql<{ id: number; chat_id: string }>`
    with seen as (${seen}), gone as (
      insert into message_removed (user_id, kind, message_id) select ${userId}::int8, ${kind}, id from seen
      on conflict do nothing returning message_id)
    select id, chat_id from seen join gone on message_id = id order by id`.execute(db);
  const chatIds = [...new Set(rows.map((row) => row.chat_id))];
  return chatIds.map((chatId) => ({
    chatId,
    ids: rows.filter((row) => row.chat_id === chatId).map((row) => row.id),
  }));
}
