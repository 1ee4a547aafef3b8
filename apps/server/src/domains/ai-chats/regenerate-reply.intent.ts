import { MessageType } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { type Intent, type IntentOutcome, refused, type Step, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { removePrivateFor } from "../messages/index.ts";
import { changeReply, findVariants, isUnderWay, lockReply } from "./replies.repository.ts";
import type { ReplyRow } from "./replies.table.ts";
import type { RegenerateOptions } from "./reply-context.ts";

/** A request to regenerate a reply. The tip is sent by the character's user. */
export interface RegenerateReply {
  replyId: number;
  /** How often it had been regenerated when the person asked. */
  asks: number;
  characterUserId: number;
  options: RegenerateOptions;
  key: string;
  holdId: number | null;
}

const busy = new Failure("conflict", { zh: "正在回答，请稍等", en: "A reply is still being written" });

/** The line that stands in for the reply (`rules §4.8`); none while there is no reply yet. */
async function tip(step: Step<PrivateRow>, { characterUserId }: RegenerateReply, reply: ReplyRow) {
  if (reply.tip_id !== null) await removePrivateFor(step.trx, { userId: reply.user_id, ids: [reply.tip_id] });
  if (reply.message_id === null) return null;
  return step.append({
    sendId: characterUserId,
    recvId: reply.user_id,
    type: MessageType.TIP_TEXT,
    content: "正在重新回答…",
    extra: { tip: { key: "regenerating", args: { turnId: String(reply.id) } } },
  }).id;
}

/** @returns a conflict when another request came first or the reply is still being generated. */
async function startRegeneration(
  trx: Transaction<Tables>,
  input: RegenerateReply,
  standIn: (reply: ReplyRow) => Promise<number | null>,
): Promise<Failure | null> {
  const reply = await lockReply(trx, input.replyId);
  if (reply?.wish_key === input.key) return null;
  if (!reply || reply.asks !== input.asks || isUnderWay(reply)) return busy;
  const last = (await findVariants(trx, reply.id)).at(-1);
  await changeReply(trx, reply.id, {
    status: "queued",
    place: last ? last.place + 1 : 0,
    asks: reply.asks + 1,
    wish: JSON.stringify(input.options),
    wish_key: input.key,
    hold_id: input.holdId,
    stopped: false,
    tries: 0,
    lease_until: 0,
    tip_id: await standIn(reply),
  });
  return null;
}

/**
 * Regenerates a reply in a group. Only the streamed words appear in the chat: a placeholder line would be sent to and
 * removed from everybody at each attempt. @throws Failure conflict.
 */
export async function regenerateGroupReply(
  { db }: Pick<Services, "db">,
  input: RegenerateReply,
): Promise<void> {
  const refusal = await db.transaction().execute((trx) => startRegeneration(trx, input, async () => null));
  if (refusal) throw refusal;
}

/** Queues a regeneration and announces it in the chat, in one commit, even with concurrent requests. */
export const regenerateReplyIntent: Intent<PrivateRow, RegenerateReply, null> = {
  name: "ask again",
  async run(step, inputs) {
    const outcomes: IntentOutcome<null>[] = [];
    for (const input of inputs) {
      const refusal = await startRegeneration(step.trx, input, (reply) => tip(step, input, reply));
      outcomes.push(refusal ? refused(refusal) : succeeded(() => null));
    }
    return outcomes;
  },
};
