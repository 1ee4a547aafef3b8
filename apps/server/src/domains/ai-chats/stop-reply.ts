import type { AiReply, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { findCharacter } from "../characters/index.ts";
import { mayStopReply } from "./ai-chats.policy.ts";
import { cancelReply } from "./end-reply.ts";
import { changeReply, claimReply, findRunning } from "./replies.repository.ts";
import { describeReply, findOwnReply } from "./replies.ts";
import { runningReplies } from "./running-replies.ts";

const NAME = /^turn:(\d+)$/;
/** Long enough to end a reply nobody works on. */
const LEASE_MS = 30_000;

/** Stops a reply running on this node. */
export function stopRunning(services: Services, work: string): void {
  const id = Number(NAME.exec(work)?.[1]);
  runningReplies(services).replies.get(id)?.controller.abort();
}

/** Stops a reply on whichever node runs it; one that is queued, or whose node died, ends here. */
async function stop(services: Services, id: number): Promise<void> {
  const { db, clock, bus } = services;
  await changeReply(db, id, { stopped: true });
  bus.publish("stop", `turn:${id}`);
  const running = runningReplies(services).replies.get(id);
  if (running) return running.ended;
  const now = clock.now();
  const idle = await claimReply(db, id, { now, until: now + LEASE_MS });
  if (!idle) return;
  const row = await findCharacter(db, idle.character_id);
  await cancelReply(services, { reply: idle, row: { user_id: row?.user_id ?? null } });
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
  if (reply.status === "queued" || reply.status === "streaming") await stop(services, id);
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
