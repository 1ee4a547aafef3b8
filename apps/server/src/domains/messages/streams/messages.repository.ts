import { EDIT_MS, MessageType, type StreamKind } from "@4d/contract";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { int8, texts } from "../../../platform/db/arrays.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { readableAt } from "../disappearing/expiry.table.ts";
import type { MessageRow, MessageRows } from "../messages.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** The sender's own id of a message, which a retry repeats. */
interface TmpIdKey {
  sendId: number;
  tmpId: string;
}

const tableOf = (kind: StreamKind) => sql.table(`${kind}_message`);

/** Messages already stored under these senders' tmpIds (`W11`). */
export async function findByTmpIds<K extends StreamKind>(
  db: Db,
  kind: K,
  keys: readonly TmpIdKey[],
): Promise<MessageRows[K][]> {
  if (keys.length === 0) return [];
  const result = await sql<MessageRows[K]>`
    select m.*
    from unnest(${int8(keys.map((key) => key.sendId))}, ${texts(keys.map((key) => key.tmpId))}) as k(send_id, tmp_id)
    cross join lateral (
      select * from ${tableOf(kind)} own where own.send_id = k.send_id and own.tmp_id = k.tmp_id limit 1
    ) m`.execute(db);
  return result.rows;
}

/** Which of these are stored already, as `sender:tmpId`. */
export async function storedTmpIds(
  db: Db,
  kind: StreamKind,
  keys: readonly TmpIdKey[],
): Promise<Set<string>> {
  const rows = await findByTmpIds(db, kind, keys);
  return new Set(rows.map((row) => `${row.send_id}:${row.tmp_id}`));
}

/** Messages by id, as they may be read now. */
export async function findMessages<K extends StreamKind>(
  db: Db,
  kind: K,
  ids: readonly number[],
  now: number,
): Promise<Map<number, MessageRows[K]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<MessageRows[K]>`
    select * from ${tableOf(kind)} where id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [row.id, readableAt(row, now)]));
}

/** Every row of the stream in `after < id <= upTo`, for a gateway that missed an announcement. */
export async function readRows<K extends StreamKind>(
  db: Db,
  kind: K,
  { after, upTo }: { after: number; upTo: number },
): Promise<MessageRows[K][]> {
  const result = await sql<MessageRows[K]>`
    select * from ${tableOf(kind)} where id > ${after} and id <= ${upTo} order by id limit 1000`.execute(db);
  return result.rows;
}

/** Changes columns of a stored message; a recall has a function of its own. */
export async function changeMessage(
  db: Db,
  kind: StreamKind,
  id: number,
  change: Partial<Pick<MessageRow, "content" | "edited_at" | "pinned_at" | "extra">>,
): Promise<void> {
  await db.updateTable(`${kind}_message`).set(change).where("id", "=", id).execute();
}

/** Empties a message; its row keeps its place in the stream. */
export async function recallMessage(db: Db, kind: StreamKind, id: number): Promise<void> {
  await db
    .updateTable(`${kind}_message`)
    .set({ status: 2, content: "", extra: null, pinned_at: null, gone_at: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Blanks what the EDIT rows of a recalled message still contain (`W16`). They were written within the time allowed for
 * editing, so only rows of that time are scanned.
 */
export async function blankEdits<K extends StreamKind>(
  db: Db,
  kind: K,
  message: MessageRows[K],
): Promise<void> {
  const { id, send_time } = message;
  const later = sql`select id from ${tableOf(kind)} n where ${inChatOf(message, "n")} and n.id > ${id}
    and n.send_time > ${send_time + EDIT_MS} order by n.id limit 1`;
  await sql`update ${tableOf(kind)} e set content = ${JSON.stringify({ id, content: "", editedAt: send_time })}
    where ${inChatOf(message, "e")} and e.id > ${id} and e.id < coalesce((${later}), ${Number.MAX_SAFE_INTEGER})
      and e.type = ${MessageType.EDIT} and e.content like ${`{"id":${id},%`}`.execute(db);
}

/** Whether the row `alias` belongs to the chat of this message. */
function inChatOf(message: MessageRows[StreamKind], alias: "e" | "n"): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return "group_id" in message
    ? sql`${column("group_id")} = ${message.group_id}`
    : sql`${column("lo")} = ${message.lo} and ${column("hi")} = ${message.hi}`;
}
