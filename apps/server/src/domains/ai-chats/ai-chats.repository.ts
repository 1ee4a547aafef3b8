import { type Kysely, sql, type Transaction } from "kysely";

import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { AiChatKey, AiChatRow } from "./ai-chats.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

export function findAiChat(db: Db, { userId, characterId }: AiChatKey): Promise<AiChatRow | undefined> {
  return db
    .selectFrom("ai_talk")
    .selectAll()
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .executeTakeFirst();
}

/** Locks an AI chat, so that changes to it are serialised. */
export function lockAiChat(
  trx: Transaction<Tables>,
  { userId, characterId }: AiChatKey,
): Promise<AiChatRow | undefined> {
  return trx
    .selectFrom("ai_talk")
    .selectAll()
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks these AI chats as used or opened now; chats that begin with it count towards the character's total. */
export async function touchAiChats(
  db: Db,
  pairs: readonly AiChatKey[],
  { now, counts }: { now: number; counts: boolean },
): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    with told as (
      insert into ai_talk (user_id, character_id, last_at)
      select distinct user_id, character_id, ${now}::int8
      from unnest(${int8(pairs.map((one) => one.userId))}, ${int8(pairs.map((one) => one.characterId))})
        as wanted (user_id, character_id)
      on conflict (user_id, character_id) do update set last_at = greatest(ai_talk.last_at, excluded.last_at)
      returning character_id, (xmax = 0) as begun
    ), counted as (
      select character_id, count(*)::int8 as more from told where begun group by character_id
    )
    update ai_character c set talks = c.talks + counted.more
    from counted where c.id = counted.character_id and ${counts}`.execute(db);
}

/** Counts an AI chat that so far had only been opened. */
export async function countAiChat(db: Db, characterId: number): Promise<void> {
  await sql`update ai_character set talks = talks + 1 where id = ${characterId}`.execute(db);
}

/** The greeting of this AI chat, chosen on first use; the first caller decides. */
export async function chooseGreeting(
  db: Db,
  { userId, characterId }: AiChatKey,
  greeting: number,
): Promise<AiChatRow> {
  const { rows } = await sql<AiChatRow>`
    update ai_talk set greeting = case when opened_at is null and greeting = 0 then ${greeting}::int4 else greeting end
    where user_id = ${userId} and character_id = ${characterId} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a talk that was just begun is not there");
  return row;
}

export async function changeAiChat(
  db: Db,
  { userId, characterId }: AiChatKey,
  change: Partial<Pick<AiChatRow, "opened_at" | "temporary" | "spans" | "last_at" | "paths">>,
): Promise<void> {
  await db
    .updateTable("ai_talk")
    .set(change)
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .execute();
}

/** The character this person last chatted with, among those they may access. */
export async function findLastAiChat(db: Db, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("ai_talk as t")
    .innerJoin("ai_character as c", "c.id", "t.character_id")
    .select("t.character_id")
    .where("t.user_id", "=", userId)
    .where(accessibleTo(userId))
    .orderBy("t.last_at", "desc")
    .orderBy("t.character_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.character_id;
}

/** Where a page ends: the time of the last AI chat or the character's number of AI chats, and its id. */
export interface AiChatCursor {
  value: number;
  id: number;
}

/** Characters this person chats with, most recent first. */
export async function findRecentAiChats(
  db: Db,
  { userId, after, limit }: { userId: number; after: AiChatCursor | undefined; limit: number },
): Promise<AiChatCursor[]> {
  const rows = await db
    .selectFrom("ai_talk as t")
    .innerJoin("ai_character as c", "c.id", "t.character_id")
    .select(["t.character_id as id", "t.last_at as value"])
    .where("t.user_id", "=", userId)
    .where(accessibleTo(userId))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(t.last_at, t.character_id) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy("t.last_at", "desc")
    .orderBy("t.character_id", "desc")
    .limit(limit)
    .execute();
  return rows;
}

/** Public characters this person does not chat with yet, most popular first. */
export async function findUnmetCharacters(
  db: Db,
  { userId, after, limit }: { userId: number; after: AiChatCursor | undefined; limit: number },
): Promise<AiChatCursor[]> {
  return db
    .selectFrom("ai_character as c")
    .select(["c.id", "c.talks as value"])
    .where("c.live_visibility", "=", "public")
    .where("c.removed_at", "is", null)
    .where("c.status", "<>", "banned")
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("ai_talk as t")
            .select("t.user_id")
            .where("t.user_id", "=", userId)
            .whereRef("t.character_id", "=", "c.id"),
        ),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(c.talks, c.id) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy("c.talks", "desc")
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}

/** The SQL form of `mayAccess` for somebody who has chatted with the character, which counts as having its link. */
const accessibleTo = (userId: number) => sql<boolean>`
  c.removed_at is null and c.status <> 'banned' and c.live_sheet is not null
  and (c.owner_id = ${userId} or c.live_visibility <> 'private')`;

/** The secret of this name, stored from `secret` when there is none yet. */
export async function ensureKey(db: Kysely<Tables>, name: string, secret: string): Promise<string> {
  await db
    .insertInto("ai_key")
    .values({ name, secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom("ai_key")
    .select("secret")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.secret;
}
