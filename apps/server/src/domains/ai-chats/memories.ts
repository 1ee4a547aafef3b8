import type { api, CharacterMemory, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findAccessibleCharacter } from "./ai-chat-character.ts";
import { mayChangeMemory } from "./ai-chats.policy.ts";
import { presentMemory } from "./ai-chats.presenter.ts";
import type { MemoryRow } from "./ai-chats.table.ts";
import {
  changeMemoryRow,
  countMemories,
  deleteAllMemories,
  deleteMemories,
  deleteMemoriesOf,
  findMemories,
  findMemory,
  hasSameMemory,
  MEMORIES_MAX,
  type MemoryCursor,
  saveMemory,
} from "./memories.repository.ts";
import { topicOf } from "./memory-topics.ts";

type Memories = typeof api.aiChats.memories;

function readCursor(cursor: string | undefined): MemoryCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, pinned, updatedAt, id] = /^([01])\.(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(pinned !== undefined, "invalid", { field: "cursor" });
  return { pinned: pinned === "1", updatedAt: Number(updatedAt), id: Number(id) };
}

/**
 * What a character, even a deleted one, remembers about the caller, pinned first. @throws Failure invalid (cursor).
 */
export async function listMemories({
  ctx: { services, actor },
  input: { characterId, cursor, limit },
}: Call<InputOf<Memories>>): Promise<OutputOf<Memories>> {
  const after = readCursor(cursor);
  const rows = await findMemories(services.db, {
    ...{ userId: actor.id, characterId, after },
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? `${last.pinned ? 1 : 0}.${last.updated_at}.${last.id}` : null;
  return { items: items.map(presentMemory), nextCursor };
}

/** Stores a memory written by the caller; repeating a text adds none. @throws Failure notFound, tooMany. */
export async function remember({
  ctx: { services, actor },
  input: { characterId, kind, text },
}: Call<InputOf<typeof api.aiChats.remember>>): Promise<CharacterMemory> {
  const { db, clock } = services;
  const row = await findAccessibleCharacter(services, characterId, actor.id);
  const pair = { userId: actor.id, characterId: row.id };
  ensure((await countMemories(db, pair)) < MEMORIES_MAX, "tooMany", {
    zh: `最多记住 ${MEMORIES_MAX} 件事，先忘掉一些吧`,
    en: `At most ${MEMORIES_MAX} memories can be kept. Forget some first`,
  });
  const now = clock.now();
  const saved = await saveMemory(db, {
    ...{ user_id: actor.id, character_id: row.id, kind, text, ...topicOf(text) },
    ...{ source_id: null, created_at: now, updated_at: now },
  });
  return presentMemory(saved);
}

/** Changes the text of one of the caller's memories, or pins it. @throws Failure notFound, conflict (duplicate). */
export async function changeMemory({
  ctx: { services, actor },
  input: { id, text, pinned },
}: Call<InputOf<typeof api.aiChats.changeMemory>>): Promise<CharacterMemory> {
  const { db, clock } = services;
  const present = await findOwnMemory(services, id, actor.id);
  const words = text === undefined || text === present.text ? {} : { text, ...topicOf(text) };
  ensure(text === undefined || !(await hasSameMemory(db, { ...present, text })), "conflict", {
    zh: "这件事已经记着了",
    en: "This is already remembered",
  });
  const change = { ...words, ...(pinned === undefined ? {} : { pinned }), updated_at: clock.now() };
  const changed = await changeMemoryRow(db, id, change);
  ensure(changed, "notFound");
  return presentMemory(changed);
}

/** Deletes one memory. @throws Failure notFound. */
export async function forget({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.aiChats.forget>>): Promise<null> {
  const memory = await findOwnMemory(services, input.id, actor.id);
  await deleteMemories(services.db, actor.id, [memory.id]);
  return null;
}

/** Deletes everything a character remembers about the caller, even if the character is deleted. */
export async function forgetAll({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.aiChats.forgetAll>>): Promise<null> {
  await deleteAllMemories(services.db, { userId: actor.id, characterId: input.characterId });
  return null;
}

/** A memory about this person. @throws Failure notFound. */
async function findOwnMemory({ db }: Pick<Services, "db">, id: number, viewerId: number): Promise<MemoryRow> {
  const row = await findMemory(db, id);
  ensure(row && mayChangeMemory(row, viewerId), "notFound", {
    zh: "这条记忆不存在",
    en: "Memory not found",
  });
  return row;
}

/** Deletes everything a deleted character remembered. */
export const forgetCharacterMemories = ({ db }: Pick<Services, "db">, characterId: number): Promise<void> =>
  deleteMemoriesOf(db, characterId);
