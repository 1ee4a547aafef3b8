import type { AiChat, api, InputOf, OutputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { type CharacterRow, findCharacter, findCharacters, presentCharacters } from "../characters/index.ts";
import { newestStreamId } from "../messages/index.ts";
import { readSettings } from "../settings/index.ts";
import { findAccessibleCharacter } from "./ai-chat-character.ts";
import {
  type AiChatCursor,
  changeAiChat,
  findAiChat,
  findLastAiChat,
  findRecentAiChats,
  findUnmetCharacters,
  touchAiChats,
} from "./ai-chats.repository.ts";
import { closeSpan, openSpan, readSpans } from "./temporary-spans.ts";

type List = typeof api.aiChats.list;

/** Characters the caller chats with come first (`t`), then those new to them (`n`). */
interface ListCursor {
  among: "t" | "n";
  after: AiChatCursor | undefined;
}

function readCursor(cursor: string | undefined): ListCursor {
  if (cursor === undefined) return { among: "t", after: undefined };
  const [, among, value, id] = /^([tn])\.(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(among !== undefined, "invalid", { field: "cursor" });
  return { among: among === "t" ? "t" : "n", after: { value: Number(value), id: Number(id) } };
}

/** Characters the caller chats with, most recent first, then public ones: the swipe order. @throws Failure invalid. */
export async function listAiChats({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { services, actor } = ctx;
  const { among, after } = readCursor(input.cursor);
  const limit = input.limit + 1;
  const ask = { userId: actor.id, limit };
  const known = among === "t" ? await findRecentAiChats(services.db, { ...ask, after }) : [];
  const remaining = limit - known.length;
  const fresh =
    remaining > 0
      ? await findUnmetCharacters(services.db, {
          ...ask,
          after: among === "n" ? after : undefined,
          limit: remaining,
        })
      : [];
  const entries = [
    ...known.map((one) => ({ ...one, among: "t" })),
    ...fresh.map((one) => ({ ...one, among: "n" })),
  ].slice(0, input.limit);
  const rows = await findCharacters(
    services.db,
    entries.map(({ id }) => id),
  );
  const last = entries.at(-1);
  const more = known.length + fresh.length > input.limit;
  return {
    items: await presentCharacters(ctx, rows),
    nextCursor: more && last ? `${last.among}.${last.value}.${last.id}` : null,
  };
}

/** The character the caller last chatted with, or a public one to begin with (`characters §6.2`). */
export async function showActiveChat({ ctx }: Call<unknown>): Promise<AiChat | null> {
  const { services, actor } = ctx;
  const { db } = services;
  const first = { userId: actor.id, after: undefined, limit: 1 };
  const id = (await findLastAiChat(db, actor.id)) ?? (await findUnmetCharacters(db, first))[0]?.id;
  const row = id === undefined ? undefined : await findCharacter(db, id);
  return row ? describeAiChat(ctx, row) : null;
}

/**
 * Puts a character first in the caller's list; sends nothing and does not start an AI chat. @throws Failure notFound.
 */
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

/** The state of the caller's chat with a character. */
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

/** Turns temporary mode of an AI chat on or off (`characters §8.3`). @throws Failure notFound. */
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
