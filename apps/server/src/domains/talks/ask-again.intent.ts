import { MessageType } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import { type Intent, type Outcome, refused, type Step, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { removePrivate } from "../messages/index.ts";
import { changeTurn, findVariants, lockTurn } from "./turns.repository.ts";
import type { TurnRow } from "./turns.table.ts";
import type { Wish } from "./wish.ts";

/** Somebody has a message answered once more. */
export interface AskAgain {
  turnId: number;
  /** How often it was asked before, as he saw it. */
  asks: number;
  characterUserId: number;
  wish: Wish;
  key: string;
  holdId: number | null;
}

const busy = new Failure("conflict", { zh: "正在回答，请稍等", en: "It is still being answered" });

/** The line that stands in for the answer (`seed §4`); there is none while nothing was answered yet. */
async function tip(step: Step<PrivateRow>, { characterUserId }: AskAgain, turn: TurnRow) {
  if (turn.tip_id !== null) await removePrivate(step.trx, { userId: turn.user_id, ids: [turn.tip_id] });
  if (turn.message_id === null) return null;
  return step.append({
    sendId: characterUserId,
    recvId: turn.user_id,
    type: MessageType.TIP_TEXT,
    content: "正在重新回答…",
    extra: { tip: { key: "regenerating", args: { turnId: String(turn.id) } } },
  }).id;
}

async function ask(step: Step<PrivateRow>, input: AskAgain): Promise<Outcome<null>> {
  const turn = await lockTurn(step.trx, input.turnId);
  if (turn?.wish_key === input.key) return succeeded(() => null);
  if (!turn || turn.asks !== input.asks || turn.status === "queued" || turn.status === "streaming")
    return refused(busy);
  const last = (await findVariants(step.trx, turn.id)).at(-1);
  await changeTurn(step.trx, turn.id, {
    status: "queued",
    place: last ? last.place + 1 : 0,
    asks: turn.asks + 1,
    wish: JSON.stringify(input.wish),
    wish_key: input.key,
    hold_id: input.holdId,
    stopped: false,
    tries: 0,
    lease_until: 0,
    tip_id: await tip(step, input, turn),
  });
  return succeeded(() => null);
}

/** Has a turn answered once more, and says so in the chat: both or neither, whoever else asks at the same moment. */
export const askAgainIntent: Intent<PrivateRow, AskAgain, null> = {
  name: "ask again",
  async run(step, inputs) {
    const outcomes: Outcome<null>[] = [];
    for (const input of inputs) outcomes.push(await ask(step, input));
    return outcomes;
  },
};
