import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { AiChatKey, MemoryRow } from "./ai-chats.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

export const MEMORIES_MAX = 200;

/** Where a page ends. */
export interface MemoryCursor {
  pinned: boolean;
  updatedAt: number;
  id: number;
}

/** What a character remembers about a person: pinned first, then most recently changed. */
export function findMemories(
  db: Db,
  {
    userId,
    characterId,
    groupId,
    after,
    limit,
  }: AiChatKey & { groupId?: number; after?: MemoryCursor | undefined; limit: number },
): Promise<MemoryRow[]> {
  return db
    .selectFrom("ai_memory")
    .selectAll()
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .$if(groupId !== undefined, (query) => query.where("group_id", "=", groupId ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(pinned, updated_at, id) < (${after?.pinned ?? false}, ${after?.updatedAt ?? 0}, ${after?.id ?? 0})`,
      ),
    )
    .orderBy("pinned", "desc")
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findMemory(db: Db, id: number): Promise<MemoryRow | undefined> {
  return db.selectFrom("ai_memory").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Stores a memory unless one with the same text exists. @returns the stored row. */
export async function saveMemory(db: Db, memory: Insertable<Tables["ai_memory"]>): Promise<MemoryRow> {
  return db
    .insertInto("ai_memory")
    .values(memory)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "character_id", "group_id", "text"])
        .doUpdateSet({ updated_at: memory.updated_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether another memory of the same pair has this text. */
export async function hasSameMemory(
  db: Db,
  memory: Pick<MemoryRow, "id" | "user_id" | "character_id" | "group_id" | "text">,
): Promise<boolean> {
  const row = await db
    .selectFrom("ai_memory")
    .select("id")
    .where("user_id", "=", memory.user_id)
    .where("character_id", "=", memory.character_id)
    .where("group_id", "=", memory.group_id)
    .where("text", "=", memory.text)
    .where("id", "<>", memory.id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function changeMemoryRow(
  db: Db,
  id: number,
  change: Updateable<Tables["ai_memory"]>,
): Promise<MemoryRow | undefined> {
  return db.updateTable("ai_memory").set(change).where("id", "=", id).returningAll().executeTakeFirst();
}

/** Deletes these memories of one person. */
export async function deleteMemories(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("ai_memory")
    .where("user_id", "=", userId)
    .where("id", "in", [...ids])
    .execute();
}

export async function deleteAllMemories(db: Db, { userId, characterId }: AiChatKey): Promise<void> {
  await db
    .deleteFrom("ai_memory")
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .execute();
}

export async function countMemories(db: Db, { userId, characterId }: AiChatKey): Promise<number> {
  const { count } = await db
    .selectFrom("ai_memory")
    .select(sql<number>`count(*)::int8`.as("count"))
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the oldest memories beyond the limit; pinned ones stay, then the summary. */
export async function pruneMemories(db: Db, { userId, characterId }: AiChatKey): Promise<void> {
  await sql`
    delete from ai_memory where id in (
      select id from ai_memory where user_id = ${userId} and character_id = ${characterId}
      order by pinned desc, (kind = 'summary') desc, updated_at desc, id desc offset ${MEMORIES_MAX})`.execute(
    db,
  );
}

/** Replaces the single summary of an AI chat. */
export async function replaceSummary(
  db: Db,
  { userId, characterId, groupId, text, now }: AiChatKey & { groupId: number; text: string; now: number },
): Promise<void> {
  const known = await db
    .updateTable("ai_memory")
    .set({ text, updated_at: now })
    .where("user_id", "=", userId)
    .where("character_id", "=", characterId)
    .where("group_id", "=", groupId)
    .where("kind", "=", "summary")
    .returning("id")
    .executeTakeFirst();
  if (known) return;
  await db
    .insertInto("ai_memory")
    .values({
      ...{ user_id: userId, character_id: characterId, group_id: groupId, kind: "summary", text },
      ...{ topic: null, value: null, source_id: null, created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes everything a character remembers, about anybody. */
export async function deleteMemoriesOf(db: Db, characterId: number): Promise<void> {
  await db.deleteFrom("ai_memory").where("character_id", "=", characterId).execute();
}
