import type { api, CharacterMemory, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { countMemories, keepMemory, MEMORIES_MOST } from "./memories.repository.ts";
import { metCharacter } from "./met-character.ts";
import { presentMemory } from "./talks.presenter.ts";
import { topicOf } from "./topic-of.ts";

/** Has a character remember something the caller writes; the same words once. @throws Failure notFound, tooMany. */
export async function remember({
  ctx: { services, actor },
  input: { characterId, kind, text },
}: Call<InputOf<typeof api.talks.remember>>): Promise<CharacterMemory> {
  const { db, clock } = services;
  const row = await metCharacter(services, characterId, actor.id);
  const pair = { userId: actor.id, characterId: row.id };
  ensure((await countMemories(db, pair)) < MEMORIES_MOST, "tooMany", {
    zh: `最多记住 ${MEMORIES_MOST} 件事，先忘掉一些吧`,
    en: `At most ${MEMORIES_MOST} things are remembered; have some forgotten first`,
  });
  const now = clock.now();
  const kept = await keepMemory(db, {
    ...{ user_id: actor.id, character_id: row.id, kind, text, ...topicOf(text) },
    ...{ source_id: null, created_at: now, updated_at: now },
  });
  return presentMemory(kept);
}
