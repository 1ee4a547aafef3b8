import type { api, CharacterMemory, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findAccessibleCharacter } from "./ai-chat-character.ts";
import { presentMemory } from "./ai-chats.presenter.ts";
import { countMemories, MEMORIES_MAX, saveMemory } from "./memories.repository.ts";
import { topicOf } from "./memory-topics.ts";

/** Has a character remember something the caller writes; the same words once. @throws Failure notFound, tooMany. */
export async function remember({
  ctx: { services, actor },
  input: { characterId, kind, text },
}: Call<InputOf<typeof api.aiChats.remember>>): Promise<CharacterMemory> {
  const { db, clock } = services;
  const row = await findAccessibleCharacter(services, characterId, actor.id);
  const pair = { userId: actor.id, characterId: row.id };
  ensure((await countMemories(db, pair)) < MEMORIES_MAX, "tooMany", {
    zh: `最多记住 ${MEMORIES_MAX} 件事，先忘掉一些吧`,
    en: `At most ${MEMORIES_MAX} things are remembered; have some forgotten first`,
  });
  const now = clock.now();
  const saved = await saveMemory(db, {
    ...{ user_id: actor.id, character_id: row.id, kind, text, ...topicOf(text) },
    ...{ source_id: null, created_at: now, updated_at: now },
  });
  return presentMemory(saved);
}
