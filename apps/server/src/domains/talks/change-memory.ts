import type { api, CharacterMemory, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { changeMemoryRow, saysTheSame } from "./memories.repository.ts";
import { ownMemory } from "./own-memory.ts";
import { presentMemory } from "./talks.presenter.ts";
import { topicOf } from "./topic-of.ts";

/** Changes the words of what is remembered of the caller, or pins it. @throws Failure notFound, conflict (known already). */
export async function changeMemory({
  ctx: { services, actor },
  input: { id, text, pinned },
}: Call<InputOf<typeof api.talks.changeMemory>>): Promise<CharacterMemory> {
  const { db, clock } = services;
  const present = await ownMemory(services, id, actor.id);
  const words = text === undefined || text === present.text ? {} : { text, ...topicOf(text) };
  ensure(text === undefined || !(await saysTheSame(db, { ...present, text })), "conflict", {
    zh: "这件事已经记着了",
    en: "This is remembered already",
  });
  const change = { ...words, ...(pinned === undefined ? {} : { pinned }), updated_at: clock.now() };
  const changed = await changeMemoryRow(db, id, change);
  ensure(changed, "notFound");
  return presentMemory(changed);
}
