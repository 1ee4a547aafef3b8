import type { AiChat, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findCharacter } from "../characters/index.ts";
import { findAccessibleCharacter } from "./ai-chat-character.ts";
import { findLastAiChat, findUnmetCharacters, touchAiChats } from "./ai-chats.repository.ts";
import { describeAiChat } from "./describe-ai-chat.ts";

/** The character the caller talked with last, or a public one to begin with (`characters §6.2`). */
export async function showActiveChat({ ctx }: Call<unknown>): Promise<AiChat | null> {
  const { services, actor } = ctx;
  const { db } = services;
  const first = { userId: actor.id, after: undefined, limit: 1 };
  const id = (await findLastAiChat(db, actor.id)) ?? (await findUnmetCharacters(db, first))[0]?.id;
  const row = id === undefined ? undefined : await findCharacter(db, id);
  return row ? describeAiChat(ctx, row) : null;
}

/** Puts a character first among those the caller talks with; nothing is said, and it is no talk yet. @throws Failure notFound. */
export async function setActiveChat({
  ctx,
  input,
}: Call<InputOf<typeof api.aiChats.setActive>>): Promise<AiChat> {
  const { services, actor } = ctx;
  const row = await findAccessibleCharacter(services, input.characterId, actor.id);
  const pair = { userId: actor.id, characterId: row.id };
  await touchAiChats(services.db, [pair], { now: services.clock.now(), counts: false });
  return describeAiChat(ctx, row);
}
