import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import "../messages.table.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/** How often a poll changed, and when it was closed. */
export interface PollState {
  version: number;
  closed_at: number | null;
}

export async function findPollState(db: Db, messageId: number): Promise<PollState> {
  const row = await db
    .selectFrom("poll_state")
    .select(["version", "closed_at"])
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  return row ?? { version: 0, closed_at: null };
}

/**
 * Locks a poll: its votes change one at a time, and its message cannot be recalled meanwhile. Undefined when it was
 * recalled.
 */
export async function lockPoll(trx: Trx, messageId: number): Promise<PollState | undefined> {
  const { rows } = await sql`
    select id from group_message where id = ${messageId} and status <> 2 for share`.execute(trx);
  if (rows.length === 0) return undefined;
  await trx
    .insertInto("poll_state")
    .values({ message_id: messageId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("poll_state")
    .select(["version", "closed_at"])
    .where("message_id", "=", messageId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records a change of a locked poll; `closedAt` when the change closed it. */
export async function bumpPollVersion(
  trx: Trx,
  messageId: number,
  closedAt: number | null = null,
): Promise<void> {
  await trx
    .updateTable("poll_state")
    .set((eb) => ({
      version: eb("version", "+", 1),
      ...(closedAt !== null && { closed_at: closedAt }),
    }))
    .where("message_id", "=", messageId)
    .execute();
}

/** The options somebody chose, ascending. */
export async function findChoice(db: Db | Trx, messageId: number, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("poll_vote")
    .select("option")
    .where("message_id", "=", messageId)
    .where("user_id", "=", userId)
    .orderBy("option")
    .execute();
  return rows.map(({ option }) => option);
}

/** Replaces somebody's choice. */
export async function setChoice(
  trx: Trx,
  { messageId, userId, options, now }: { messageId: number; userId: number; options: number[]; now: number },
): Promise<void> {
  await trx
    .deleteFrom("poll_vote")
    .where("message_id", "=", messageId)
    .where("user_id", "=", userId)
    .$if(options.length > 0, (query) => query.where("option", "not in", options))
    .execute();
  if (options.length === 0) return;
  await trx
    .insertInto("poll_vote")
    .values(options.map((option) => ({ message_id: messageId, user_id: userId, option, voted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Votes for each option that has any, and how many people voted. */
export async function countVotes(
  db: Db,
  messageId: number,
): Promise<{ counts: ReadonlyMap<number, number>; voters: number }> {
  const { rows } = await sql<{ option: number | null; n: number }>`
    select option, count(distinct user_id)::int4 as n from poll_vote
    where message_id = ${messageId} group by grouping sets ((option), ())`.execute(db);
  return {
    counts: new Map(rows.flatMap(({ option, n }) => (option === null ? [] : [[option, n] as const]))),
    voters: rows.find(({ option }) => option === null)?.n ?? 0,
  };
}

/** Who chose an option, after a given voter, in the order they voted. */
export function findVoters(
  db: Db,
  ask: { messageId: number; option: number; after: { time: number; id: number }; limit: number },
): Promise<{ user_id: number; voted_at: number }[]> {
  const { time, id } = ask.after;
  return db
    .selectFrom("poll_vote")
    .select(["user_id", "voted_at"])
    .where("message_id", "=", ask.messageId)
    .where("option", "=", ask.option)
    .where(sql<boolean>`(voted_at, user_id) > (${time}::int8, ${id}::int8)`)
    .orderBy("voted_at")
    .orderBy("user_id")
    .limit(ask.limit)
    .execute();
}

/** Deletes everything stored of a recalled poll. */
export async function deletePoll(trx: Trx, messageId: number): Promise<void> {
  await trx.deleteFrom("poll_vote").where("message_id", "=", messageId).execute();
  await trx.deleteFrom("poll_state").where("message_id", "=", messageId).execute();
}
