import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { deleteAllMemories, deleteMemories } from "./memories.repository.ts";
import { findOwnMemory } from "./own-memory.ts";

/** Has one thing forgotten. @throws Failure notFound. */
export async function forget({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.aiChats.forget>>): Promise<null> {
  const memory = await findOwnMemory(services, input.id, actor.id);
  await deleteMemories(services.db, actor.id, [memory.id]);
  return null;
}

/** Has everything forgotten that a character remembers of the caller; also by one that is gone. */
export async function forgetAll({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.aiChats.forgetAll>>): Promise<null> {
  await deleteAllMemories(services.db, { userId: actor.id, characterId: input.characterId });
  return null;
}
