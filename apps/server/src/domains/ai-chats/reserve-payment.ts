import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { hold, holdStatus } from "../capsules/index.ts";
import { readSheet } from "../characters/index.ts";
import { readSettings } from "../settings/index.ts";
import type { PublishedCharacter } from "./ai-chat-character.ts";
import { chatIdOfReply } from "./publish-reply.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";
import type { RegenerateOptions } from "./reply-context.ts";

/** What a model's answer is paid for. */
interface PaymentRequest {
  reply: Pick<ReplyRow, "id" | "user_id" | "place" | "wish_key" | "group_id">;
  row: PublishedCharacter;
  options: RegenerateOptions;
  /** Given before to the same message. */
  variants: readonly VariantRow[];
}

const REQUEST_OVER = { zh: "这次请求已经结束，请再试一次", en: "This wish is over; ask once more" };

/** Of the wish: one that was refused is refused for good, another one is not. */
const keyOf = (replyId: number, requestKey: string | null): string => `turn-${replyId}-${requestKey ?? 0}`;

/** The first regeneration, unless the answer was stopped and cost nothing: or stopping would make every one free. */
async function isFree(services: Services, { reply, variants }: PaymentRequest): Promise<boolean> {
  const [first] = variants;
  if (reply.place !== 1 || !first) return false;
  if (first.provenance !== "model" || first.because !== null) return true;
  const status = await holdStatus(services, keyOf(reply.id, first.wish_key));
  return status !== "voided" && status !== "expired";
}

/**
 * Sets aside what a model's answer costs, the same for the same wish. The built-in engine is free, and so is the
 * first regeneration of an answer (`characters §13.3`). @returns the hold's id; null when nothing is to be paid.
 * @throws Failure insufficient, conflict (a wish that is over).
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
  // A wish that came too late, or whose answer is gone, was settled already.
  if (reply.wish_key !== null) ensure((await holdStatus(services, key)) === "open", "conflict", REQUEST_OVER);
  return holdId;
}
