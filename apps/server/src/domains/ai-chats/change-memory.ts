import type { api, CharacterMemory, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentMemory } from "./ai-chats.presenter.ts";
import { changeMemoryRow, hasSameMemory } from "./memories.repository.ts";
import { topicOf } from "./memory-topics.ts";
import { findOwnMemory } from "./own-memory.ts";

/** Changes the words of what is remembered of the caller, or pins it. @throws Failure notFound, conflict (known already). */
export async function changeMemory({
  ctx: { services, actor },
  input: { id, text, pinned },
}: Call<InputOf<typeof api.aiChats.changeMemory>>): Promise<CharacterMemory> {
  const { db, clock } = services;
  const present = await findOwnMemory(services, id, actor.id);
  const words = text === undefined || text === present.text ? {} : { text, ...topicOf(text) };
  ensure(text === undefined || !(await hasSameMemory(db, { ...present, text })), "conflict", {
    zh: "这件事已经记着了",
    en: "This is remembered already",
  });
  const change = { ...words, ...(pinned === undefined ? {} : { pinned }), updated_at: clock.now() };
  const changed = await changeMemoryRow(db, id, change);
  ensure(changed, "notFound");
  return presentMemory(changed);
}
