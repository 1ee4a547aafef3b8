import type { SentDraft } from "@4d/contract";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { int8, texts } from "../../../platform/db/arrays.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import type { DraftTable } from "./drafts.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
export type DraftRow = Selectable<DraftTable>;
const DRAFTS_MAX = 200;
/** How many ended writing sessions of a chat are remembered. */
export const PAST_MAX = 8;

/** Somebody's drafts, newest first; `ended` includes those that ended last. */
export async function findDrafts(db: Db, userId: number, ended: boolean): Promise<DraftRow[]> {
  return db
    .selectFrom("draft")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(!ended, (rows) => rows.where("text", "<>", ""))
    .orderBy("revision", "desc")
    .limit(ended ? 2 * DRAFTS_MAX : DRAFTS_MAX)
    .execute();
}

/** Drafts about to be changed, by chat. Locked in one order, to prevent deadlocks. */
export async function lockDrafts(
  trx: Transaction<Tables>,
  userId: number,
  chatIds: readonly string[],
): Promise<Map<string, DraftRow>> {
  const rows = await trx
    .selectFrom("draft")
    .selectAll()
    .where("user_id", "=", userId)
    .where("chat_id", "in", [...chatIds, ""])
    .orderBy("chat_id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.chat_id, row]));
}

/** Stores a draft, under its next revision when the change is visible or there was no draft. */
export async function saveDraft(
  trx: Transaction<Tables>,
  { revision: before, ...row }: DraftRow,
  isSeen: boolean,
): Promise<DraftRow> {
  const { user_id: _user, chat_id: _chat, ...change } = row;
  const revision = isSeen || before === 0 ? sql<number>`nextval('draft_revision')` : before;
  return trx
    .insertInto("draft")
    .values({ ...row, revision })
    .onConflict((conflict) => conflict.columns(["user_id", "chat_id"]).doUpdateSet({ ...change, revision }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes drafts beyond the newest; active and ended ones are counted apart (`W18`). */
export async function pruneDrafts(trx: Transaction<Tables>, userId: number): Promise<void> {
  // A draft that is being sent right now is left for the next time. An array is built once; without statistics the
  // planner rebuilds a joined list for every row.
  await sql`delete from draft where user_id = ${userId} and chat_id = any(array(
    select chat_id from draft where user_id = ${userId} and chat_id = any(array(
      select chat_id from (
        select chat_id, row_number() over (partition by text = '' and previous = '' order by revision desc) as place
        from draft where user_id = ${userId}) as placed
      where place > ${DRAFTS_MAX}))
    for update skip locked))`.execute(trx);
}

/** Text that leaves the input field, and the draft it was. */
export interface DraftEnd {
  userId: number;
  chatId: string;
  draft: SentDraft;
}

/**
 * Ends drafts whose text was sent, each chat of a person once in `leaving`: those the sender wrote or saw. Text of
 * another terminal that the sender had not seen stays. The end of a writing session is remembered even when there was
 * no draft, because its updates may still arrive. @returns the drafts of the chats as they are now.
 */
export async function endDrafts(
  trx: Transaction<Tables>,
  now: number,
  ends: readonly DraftEnd[],
): Promise<DraftRow[]> {
  const ids = int8(ends.map(({ userId }) => userId));
  const chats = texts(ends.map(({ chatId }) => chatId));
  const names = texts(ends.map(({ draft }) => draft.writing?.id ?? ""));
  const edits = int8(ends.map(({ draft }) => draft.writing?.edit ?? 0));
  const seen = int8(ends.map(({ draft }) => draft.revision));
  const seenRevision = sql`(select seen from given where given.user_id = d.user_id and given.chat_id = d.chat_id)`;
  const isKnown = sql`d.text <> '' and ((excluded.writing <> '' and d.writing = excluded.writing)
    or ${seenRevision} >= d.text_since)`;
  const isSpent = sql`d.previous <> '' and ((excluded.writing <> '' and d.previous_writing = excluded.writing)
    or ${seenRevision} between d.previous_since and d.previous_revision)`;
  const { rows } = await sql<DraftRow>`
    with given as (select * from unnest(${ids}, ${chats}, ${names}, ${edits}, ${seen})
      as one (user_id, chat_id, writing, edit, seen))
    insert into draft as d (user_id, chat_id, text, updated_at, revision, writing, edit, past)
    select user_id, chat_id, '', ${now}, nextval('draft_revision'), writing, edit,
      case when writing = '' then '{}' else array[writing] end
    from given order by user_id, chat_id
    on conflict (user_id, chat_id) do update set
      text = case when ${isKnown} then '' else d.text end,
      text_since = case when ${isKnown} then d.revision + 1 else d.text_since end,
      updated_at = case when ${isKnown} then ${now} else d.updated_at end,
      previous = case when ${isSpent} then '' else d.previous end,
      revision = case when ${isKnown} or ${isSpent} then nextval('draft_revision') else d.revision end,
      past = case when excluded.writing = '' then d.past
        else (array_prepend(excluded.writing, array_remove(d.past, excluded.writing)))[1:${PAST_MAX}] end
    returning *`.execute(trx);
  return rows;
}
