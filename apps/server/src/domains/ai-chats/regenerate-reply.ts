import { randomUUID } from "node:crypto";
import type { AiReply, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { voidHold } from "../capsules/index.ts";
import { ensureMayUseAiChats } from "../users/index.ts";
import { findReplyCharacter } from "./ai-chat-character.ts";
import {
  type RegenerateReply,
  regenerateGroupReply,
  regenerateReplyIntent,
} from "./regenerate-reply.intent.ts";
import { findVariants, isUnderWay, queuedReplyOf } from "./replies.repository.ts";
import { describeReply, findOwnReply, whenEnded } from "./replies.ts";
import { replyQueue } from "./reply-queue.ts";
import { reserveReplyPrice } from "./reserve-payment.ts";

const VARIANTS_MAX = 20;
const LIMIT = { rate: 0.5, burst: 10 };

/** Submits the regeneration; releases the hold when the request came too late. @throws Failure conflict (under way). */
async function submitRegeneration(
  services: Services,
  groupId: number,
  asking: RegenerateReply,
): Promise<void> {
  const { holdId } = asking;
  try {
    if (groupId > 0) await regenerateGroupReply(services, asking);
    else await services.streams.private.submit(regenerateReplyIntent, asking);
  } catch (error) {
    const isLate = error instanceof Failure && error.kind === "conflict";
    if (holdId !== null && isLate) await voidHold(services, { holdId });
    throw error;
  }
}

/**
 * Regenerates any reply to the caller, in a group too; the first time is free (`characters §13.3`). The same key counts
 * once. The result arrives as rows of the stream.
 * @throws Failure notFound, conflict (under way), insufficient, forbidden (teen mode), tooMany.
 */
export async function regenerateReply({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.aiChats.regenerate>>): Promise<AiReply> {
  const { id, hint, by, "idempotency-key": key = randomUUID() } = input;
  ensureMayUseAiChats(actor);
  const reply = await whenEnded(services, await findOwnReply(services, id, actor.id));
  const variants = await findVariants(services.db, id);
  if (reply.wish_key === key || variants.some((one) => one.wish_key === key))
    return describeReply(services, id);
  await enforceLimit(services, `regenerate:${actor.id}`, LIMIT);
  ensure(variants.length < VARIANTS_MAX, "tooMany", {
    zh: `最多重新回答 ${VARIANTS_MAX} 次`,
    en: `A message can have at most ${VARIANTS_MAX} replies`,
  });
  ensure(!isUnderWay(reply), "conflict", {
    zh: "正在回答，请稍等",
    en: "A reply is still being written",
  });
  const row = await findReplyCharacter(services, reply);
  const options = { hint, by };
  const again = { ...reply, place: variants.length, wish_key: key };
  const paid = await reserveReplyPrice(services, { reply: again, row, options, variants });
  const asking = {
    replyId: id,
    asks: reply.asks,
    characterUserId: row.user_id,
    options,
    key,
    holdId: paid,
  };
  await submitRegeneration(services, reply.group_id, asking);
  replyQueue(services).add([queuedReplyOf(reply)]);
  return describeReply(services, id);
}
