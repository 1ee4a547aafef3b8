import { MessageType } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { type Intent, type Outcome, refused, type Step, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { removePrivate } from "../messages/index.ts";
import { changeTurn, findVariants, lockTurn } from "./turns.repository.ts";
import type { TurnRow } from "./turns.table.ts";
import type { Wish } from "./wish.ts";

/** Somebody has a message answered once more. The character's user is where the tip comes from. */
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

/** The line that stands in for the answer (`rules §4.8`); there is none while nothing was answered yet. */
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

/** @returns why not, when somebody else asks or it is being answered. */
async function ask(
  trx: Transaction<Tables>,
  input: AskAgain,
  standIn: (turn: TurnRow) => Promise<number | null>,
): Promise<Failure | null> {
  const turn = await lockTurn(trx, input.turnId);
  if (turn?.wish_key === input.key) return null;
  if (!turn || turn.asks !== input.asks || turn.status === "queued" || turn.status === "streaming")
    return busy;
  const last = (await findVariants(trx, turn.id)).at(-1);
  await changeTurn(trx, turn.id, {
    status: "queued",
    place: last ? last.place + 1 : 0,
    asks: turn.asks + 1,
    wish: JSON.stringify(input.wish),
    wish_key: input.key,
    hold_id: input.holdId,
    stopped: false,
    tries: 0,
    lease_until: 0,
    tip_id: await standIn(turn),
  });
  return null;
}

/**
 * Has a turn in a group answered once more. Nothing stands in the chat for it but the words as they come: a line for
 * everybody would be told and taken away at every try of one. @throws Failure conflict.
 */
export async function askAgainInGroup({ db }: Pick<Services, "db">, input: AskAgain): Promise<void> {
  const refusal = await db.transaction().execute((trx) => ask(trx, input, async () => null));
  if (refusal) throw refusal;
}

/** Has a turn answered once more, and says so in the chat: both or neither, whoever else asks at the same moment. */
export const askAgainIntent: Intent<PrivateRow, AskAgain, null> = {
  name: "ask again",
  async run(step, inputs) {
    const outcomes: Outcome<null>[] = [];
    for (const input of inputs) {
      const refusal = await ask(step.trx, input, (turn) => tip(step, input, turn));
      outcomes.push(refusal ? refused(refusal) : succeeded(() => null));
    }
    return outcomes;
  },
};
