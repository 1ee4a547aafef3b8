import type { AiChat, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { newestStreamId } from "../messages/index.ts";
import { findAccessibleCharacter } from "./ai-chat-character.ts";
import { changeAiChat, findAiChat, touchAiChats } from "./ai-chats.repository.ts";
import { describeAiChat } from "./describe-ai-chat.ts";
import { closeSpan, openSpan, readSpans } from "./temporary-spans.ts";

/** Talks without being remembered from now on, or again as always (`characters §8.3`). @throws Failure notFound. */
export async function setTemporary({
  ctx,
  input: { characterId, on },
}: Call<InputOf<typeof api.aiChats.temporary>>): Promise<AiChat> {
  const { services, actor } = ctx;
  const row = await findAccessibleCharacter(services, characterId, actor.id);
  const pair = { userId: actor.id, characterId };
  await touchAiChats(services.db, [pair], { now: services.clock.now(), counts: false });
  await services.db.transaction().execute(async (trx) => {
    const aiChat = await findAiChat(trx, pair);
    if (!aiChat || aiChat.temporary === on) return;
    const newestId = await newestStreamId(trx, "private");
    const spans = on
      ? openSpan(readSpans(aiChat.spans), newestId)
      : closeSpan(readSpans(aiChat.spans), newestId);
    await changeAiChat(trx, pair, { temporary: on, spans: JSON.stringify(spans) });
  });
  return describeAiChat(ctx, row);
}
