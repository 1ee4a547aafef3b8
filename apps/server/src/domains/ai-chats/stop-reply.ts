import type { AiReply, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { mayStopReply } from "./ai-chats.policy.ts";
import { changeReply, findRunning, isUnderWay } from "./replies.repository.ts";
import { describeReply, findOwnReply } from "./replies.ts";
import { replyQueue } from "./reply-queue.ts";

/** Stops a reply on whichever node runs it; one that is queued, or whose node died, ends here. */
async function stop(services: Services, id: number): Promise<void> {
  await changeReply(services.db, id, { stopped: true });
  await replyQueue(services).cancel(id);
}

/**
 * Stops a reply: it costs nothing, and the text so far stays when it has at least one sentence (`characters §6.7`). In
 * a group its managers may do so too. A finished reply does not change. @throws Failure notFound.
 */
export async function stopReply({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.aiChats.stopReply>>): Promise<AiReply> {
  const reply = await findOwnReply(services, id, actor.id, mayStopReply);
  if (isUnderWay(reply)) await stop(services, id);
  return describeReply(services, id);
}

/** Stops all of a character's replies to the caller. @throws Failure notFound. */
export async function stopChat({
  ctx: { services, actor },
  input: { characterId },
}: Call<InputOf<typeof api.aiChats.stopChat>>): Promise<null> {
  const pair = { userId: actor.id, characterId };
  for (const { id } of await findRunning(services.db, pair)) await stop(services, id);
  return null;
}
