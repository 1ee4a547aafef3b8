import { MessageType } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { type Intent, type IntentOutcome, refused, type Step, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { removePrivateFor } from "../messages/index.ts";
import { changeReply, findVariants, lockReply } from "./replies.repository.ts";
import type { ReplyRow } from "./replies.table.ts";
import type { RegenerateOptions } from "./reply-context.ts";

/** Somebody has a message answered once more. The character's user is where the tip comes from. */
export interface RegenerateReply {
  replyId: number;
  /** How often it was asked before, as he saw it. */
  asks: number;
  characterUserId: number;
  options: RegenerateOptions;
  key: string;
  holdId: number | null;
}

const busy = new Failure("conflict", { zh: "正在回答，请稍等", en: "It is still being answered" });

/** The line that stands in for the answer (`rules §4.8`); there is none while nothing was answered yet. */
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

/** @returns why not, when somebody else asks or it is being answered. */
async function startRegeneration(
  trx: Transaction<Tables>,
  input: RegenerateReply,
  standIn: (reply: ReplyRow) => Promise<number | null>,
): Promise<Failure | null> {
  const reply = await lockReply(trx, input.replyId);
  if (reply?.wish_key === input.key) return null;
  if (!reply || reply.asks !== input.asks || reply.status === "queued" || reply.status === "streaming")
    return busy;
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
 * Has a turn in a group answered once more. Nothing stands in the chat for it but the words as they come: a line for
 * everybody would be told and taken away at every try of one. @throws Failure conflict.
 */
export async function regenerateGroupReply(
  { db }: Pick<Services, "db">,
  input: RegenerateReply,
): Promise<void> {
  const refusal = await db.transaction().execute((trx) => startRegeneration(trx, input, async () => null));
  if (refusal) throw refusal;
}

/** Has a turn answered once more, and says so in the chat: both or neither, whoever else asks at the same moment. */
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
