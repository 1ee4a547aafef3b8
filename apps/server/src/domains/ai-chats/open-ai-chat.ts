import { fillMacros } from "@4d/cards";
import { type AiChat, type api, type InputOf, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure, Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { macroScene, readSheet } from "../characters/index.ts";
import { findPrivateHistory, sendPrivateIntent } from "../messages/index.ts";
import { ensureMayUseAiChats } from "../users/index.ts";
import { findAccessibleCharacter, loadNames, type PublishedCharacter } from "./ai-chat-character.ts";
import { changeAiChat, chooseGreeting, countAiChat, touchAiChats } from "./ai-chats.repository.ts";
import { describeAiChat } from "./ai-chats.ts";

/** Sends a message once, even with concurrent requests. */
async function sendOnce(
  { streams }: Services,
  message: { sendId: number; recvId: number; type: number; content: string },
): Promise<void> {
  const tmpId = `open-${message.recvId}-${message.type}`;
  try {
    await streams.private.submit(sendPrivateIntent, { ...message, tmpId, extra: null });
  } catch (error) {
    // It was sent before its author edited it.
    if (!(error instanceof Failure) || error.kind !== "conflict") throw error;
  }
}

/** Sends the introduction and greeting unless the two have chatted before. @returns whether it was the first time. */
async function greet(
  services: Services,
  row: PublishedCharacter,
  userId: number,
  greeting: number,
): Promise<boolean> {
  const sheet = readSheet(row.live_sheet);
  const said = await findPrivateHistory(services.db, {
    userId,
    peerId: row.user_id,
    limit: 3,
    withRecalled: true,
    now: services.clock.now(),
  });
  if (said.some(({ send_id, type }) => send_id === userId && type < 10)) return false;
  const scene = await macroScene(services, await loadNames(services, sheet, userId));
  const to = { sendId: row.user_id, recvId: userId };
  if (sheet.intro.trim() !== "")
    await sendOnce(services, {
      ...to,
      type: MessageType.AI_INTRODUCTION,
      content: fillMacros(sheet.intro, scene),
    });
  const greetings = [sheet.firstMes, ...sheet.alternateGreetings].filter((one) => one !== "");
  const content = greetings[greeting] ?? greetings[0];
  if (content !== undefined)
    await sendOnce(services, { ...to, type: MessageType.AI_PROLOGUE, content: fillMacros(content, scene) });
  return true;
}

/**
 * Opens an AI chat. The first time, the character introduces itself and greets (`rules §3.2`, kinds 5 and 6), once even
 * when two devices open it together; later calls send nothing.
 * @throws Failure notFound, invalid (no such greeting), forbidden (blocked, or teen mode).
 */
export async function openAiChat({ ctx, input }: Call<InputOf<typeof api.aiChats.open>>): Promise<AiChat> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  ensureMayUseAiChats(actor);
  const row = await findAccessibleCharacter(services, input.characterId, actor.id);
  const sheet = readSheet(row.live_sheet);
  const greeting = input.greeting ?? 0;
  ensure(greeting === 0 || greeting <= sheet.alternateGreetings.length, "invalid", { field: "greeting" });
  const pair = { userId: actor.id, characterId: row.id };
  await touchAiChats(db, [pair], { now: clock.now(), counts: false });
  const aiChat = await chooseGreeting(db, pair, greeting);
  if (aiChat.opened_at === null) {
    if (await greet(services, row, actor.id, aiChat.greeting)) await countAiChat(db, row.id);
    await changeAiChat(db, pair, { opened_at: clock.now() });
  }
  return describeAiChat(ctx, row);
}
