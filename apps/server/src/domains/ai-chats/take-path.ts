import type { AiChatPaths, api, InputOf } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findPrivateHistory, newestStreamId, storedTmpIds } from "../messages/index.ts";
import { findAccessibleCharacter, type PublishedCharacter } from "./ai-chat-character.ts";
import { changeAiChat, findAiChat, lockAiChat, touchAiChats } from "./ai-chats.repository.ts";
import { forkPaths, hasRoom, type Paths, readPaths, switchPath } from "./paths.ts";
import { chatIdOfReply } from "./publish-reply.ts";
import { tmpIdOfVariant } from "./publish-variant.ts";
import { findRunning } from "./replies.repository.ts";

const present = (characterId: number, paths: Paths): AiChatPaths => ({ characterId, ...paths });

/** The branches of one of the caller's AI chats, and the active one. @throws Failure notFound. */
export async function showPaths({
  ctx: { services, actor },
  input: { characterId },
}: Call<InputOf<typeof api.aiChats.paths>>): Promise<AiChatPaths> {
  const row = await findAccessibleCharacter(services, characterId, actor.id);
  const aiChat = await findAiChat(services.db, { userId: actor.id, characterId: row.id });
  return present(row.id, readPaths(aiChat?.paths));
}

/** Whether a reply is still to be published there; a published one counts as done even if it has not ended yet. */
async function hasRunningReply(
  { db }: Context["services"],
  row: PublishedCharacter,
  userId: number,
): Promise<boolean> {
  const replies = await findRunning(db, { userId, characterId: row.id });
  const keys = replies.map((reply) => ({ sendId: row.user_id, tmpId: tmpIdOfVariant(reply) }));
  return (await storedTmpIds(db, "private", keys)).size < keys.length;
}

/**
 * Changes the branches of an AI chat, serialised by its lock. @throws Failure conflict (a reply is running), tooMany.
 */
async function change(
  { services, actor }: Context,
  row: PublishedCharacter,
  to: (paths: Paths, newestId: number) => Paths,
): Promise<AiChatPaths> {
  const { db, bus, clock } = services;
  const pair = { userId: actor.id, characterId: row.id };
  ensure(!(await hasRunningReply(services, row, actor.id)), "conflict", {
    zh: "正在回答，请稍等",
    en: "A reply is still being written",
  });
  await touchAiChats(db, [pair], { now: clock.now(), counts: false });
  const paths = await db.transaction().execute(async (trx) => {
    const aiChat = await lockAiChat(trx, pair);
    const before = readPaths(aiChat?.paths);
    const next = to(before, await newestStreamId(trx, "private"));
    ensure(next === before || hasRoom(before), "tooMany", {
      zh: "这段对话的分支太多了",
      en: "This chat has too many branches",
    });
    if (next !== before) await changeAiChat(trx, pair, { paths: JSON.stringify(next) });
    return next;
  });
  publishEvent(
    bus,
    [actor.id],
    { type: "ai.paths", chatId: chatIdOfReply({ group_id: 0 }, row.user_id) },
    actor.sessionId,
  );
  return present(row.id, paths);
}

const NO_MESSAGE = { zh: "消息不存在", en: "Message not found" };

/**
 * Continues from an older message: later messages are set aside, for future replies and in our clients
 * (`characters §7.3`). The stream itself does not change. @throws Failure notFound, conflict, tooMany.
 */
export async function forkAiChat({
  ctx,
  input,
}: Call<InputOf<typeof api.aiChats.fork>>): Promise<AiChatPaths> {
  const { services, actor } = ctx;
  const { characterId, messageId } = input;
  const row = await findAccessibleCharacter(services, characterId, actor.id);
  const [message] = await findPrivateHistory(services.db, {
    userId: actor.id,
    peerId: row.user_id,
    before: messageId + 1,
    limit: 1,
    withRecalled: false,
    now: services.clock.now(),
  });
  ensure(message?.id === messageId, "notFound", NO_MESSAGE);
  return change(ctx, row, (paths, newestId) => {
    const next = forkPaths(paths, messageId, newestId);
    ensure(next, "notFound", NO_MESSAGE);
    return next;
  });
}

/** Switches back to another branch of the AI chat. @throws Failure notFound, conflict, tooMany. */
export async function takePath({
  ctx,
  input: { characterId, branch },
}: Call<InputOf<typeof api.aiChats.switchPath>>): Promise<AiChatPaths> {
  const row = await findAccessibleCharacter(ctx.services, characterId, ctx.actor.id);
  return change(ctx, row, (paths, newestId) => {
    const next = switchPath(paths, branch, newestId);
    ensure(next, "notFound", { field: "branch", zh: "没有这个分支", en: "Branch not found" });
    return next;
  });
}
