import type { Talk } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { type CharacterRow, hydrate } from "../characters/index.ts";
import { readSettings } from "../settings/index.ts";
import { findTalk } from "./talks.repository.ts";

/** How the caller and a character talk. */
export async function describeTalk(ctx: Context, row: CharacterRow): Promise<Talk> {
  const { services, actor } = ctx;
  const [[character], talk, can, { capsules }] = await Promise.all([
    hydrate(ctx, [row]),
    findTalk(services.db, { userId: actor.id, characterId: row.id }),
    services.llm.can(),
    readSettings(services),
  ]);
  ensure(character, "notFound");
  return {
    character,
    temporary: talk?.temporary ?? false,
    greeting: talk?.greeting ?? 0,
    by: can.words ? "model" : "builtin",
    cost: can.words ? capsules.prices.reply : capsules.prices.builtIn,
  };
}
