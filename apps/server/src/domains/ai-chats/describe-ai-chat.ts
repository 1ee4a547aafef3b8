import type { AiChat } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { type CharacterRow, presentCharacters } from "../characters/index.ts";
import { readSettings } from "../settings/index.ts";
import { findAiChat } from "./ai-chats.repository.ts";

/** How the caller and a character talk. */
export async function describeAiChat(ctx: Context, row: CharacterRow): Promise<AiChat> {
  const { services, actor } = ctx;
  const [[character], aiChat, can, { capsules }] = await Promise.all([
    presentCharacters(ctx, [row]),
    findAiChat(services.db, { userId: actor.id, characterId: row.id }),
    services.llm.capabilities(),
    readSettings(services),
  ]);
  ensure(character, "notFound");
  return {
    character,
    temporary: aiChat?.temporary ?? false,
    greeting: aiChat?.greeting ?? 0,
    by: can.words ? "model" : "builtin",
    cost: can.words ? capsules.prices.reply : capsules.prices.builtIn,
  };
}
