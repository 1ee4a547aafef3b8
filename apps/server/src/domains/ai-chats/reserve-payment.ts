import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { hold, holdStatus } from "../capsules/index.ts";
import { readSheet } from "../characters/index.ts";
import { readSettings } from "../settings/index.ts";
import type { PublishedCharacter } from "./ai-chat-character.ts";
import { chatIdOfReply } from "./publish-reply.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";
import type { RegenerateOptions } from "./reply-context.ts";

/** What a model's reply is charged for. */
interface PaymentRequest {
  reply: Pick<ReplyRow, "id" | "user_id" | "place" | "wish_key" | "group_id">;
  row: PublishedCharacter;
  options: RegenerateOptions;
  /** Earlier variants of the same reply. */
  variants: readonly VariantRow[];
}

const REQUEST_OVER = { zh: "这次请求已经结束，请再试一次", en: "This request has ended. Please try again" };

/** The hold's key, per request: a refused request stays refused, another one does not. */
const keyOf = (replyId: number, requestKey: string | null): string => `turn-${replyId}-${requestKey ?? 0}`;

/** The first regeneration is free, unless the reply was stopped and cost nothing: else stopping made every one free. */
async function isFree(services: Services, { reply, variants }: PaymentRequest): Promise<boolean> {
  const [first] = variants;
  if (reply.place !== 1 || !first) return false;
  if (first.provenance !== "model" || first.because !== null) return true;
  const status = await holdStatus(services, keyOf(reply.id, first.wish_key));
  return status !== "voided" && status !== "expired";
}

/**
 * Reserves the price of a model's reply, once per request. The built-in engine is free, and so is the first
 * regeneration of a reply (`characters §13.3`). @returns the hold's id; null when nothing is charged.
 * @throws Failure insufficient, conflict (a request that has ended).
 */
export async function reserveReplyPrice(services: Services, request: PaymentRequest): Promise<number | null> {
  const { reply, row, options } = request;
  if (options.by === "builtin" || !(await services.llm.capabilities()).words) return null;
  const { reply: price } = (await readSettings(services)).capsules.prices;
  if (price === 0 || (await isFree(services, request))) return null;
  const key = keyOf(reply.id, reply.wish_key);
  const { holdId } = await hold(services, {
    userId: reply.user_id,
    amount: price,
    key,
    kind: "aiReply",
    params: { name: readSheet(row.live_sheet).name },
    cause: { type: "chat", id: chatIdOfReply(reply, row.user_id) },
  });
  // A request that came too late, or whose reply is deleted, was settled already.
  if (reply.wish_key !== null) ensure((await holdStatus(services, key)) === "open", "conflict", REQUEST_OVER);
  return holdId;
}
