import { randomUUID } from "node:crypto";
import type { AnswerTurn, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure, Failure } from "../../platform/failure.ts";
import { limited } from "../../platform/limited.ts";
import type { Services } from "../../platform/services.ts";
import { voidHold } from "../capsules/index.ts";
import { ensureMayTalk } from "../users/index.ts";
import { type AskAgain, askAgainInGroup, askAgainIntent } from "./ask-again.intent.ts";
import { characterOf } from "./met-character.ts";
import { describeTurn, ownTurn } from "./own-turn.ts";
import { payAhead } from "./pay-ahead.ts";
import { runningTurns } from "./running-turns.ts";
import { findVariants, waitingOf } from "./turns.repository.ts";

const VARIANTS_MOST = 20;
const LIMIT = { rate: 0.5, burst: 10 };

/** Asks; what was set aside for a wish that came too late goes back. @throws Failure conflict (under way). */
async function ask(services: Services, groupId: number, asking: AskAgain): Promise<void> {
  const { holdId } = asking;
  try {
    if (groupId > 0) await askAgainInGroup(services, asking);
    else await services.streams.private.submit(askAgainIntent, asking);
  } catch (error) {
    const isLate = error instanceof Failure && error.kind === "conflict";
    if (holdId !== null && isLate) await voidHold(services, { holdId });
    throw error;
  }
}

/**
 * Has any message of the caller's answered once more, in a group too; the first time is free (`characters §13.3`). The
 * same key asks once. What comes is told by rows of the stream.
 * @throws Failure notFound, conflict (under way), insufficient, forbidden (minor mode), tooMany.
 */
export async function regenerate({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.talks.regenerate>>): Promise<AnswerTurn> {
  const { id, hint, by, "idempotency-key": key = randomUUID() } = input;
  ensureMayTalk(actor);
  const turn = await ownTurn(services, id, actor.id);
  const variants = await findVariants(services.db, id);
  if (turn.wish_key === key || variants.some((one) => one.wish_key === key))
    return describeTurn(services, id);
  await limited(services, `regenerate:${actor.id}`, LIMIT);
  ensure(variants.length < VARIANTS_MOST, "tooMany", {
    zh: `最多重新回答 ${VARIANTS_MOST} 次`,
    en: `One message is answered ${VARIANTS_MOST} times at most`,
  });
  ensure(turn.status !== "queued" && turn.status !== "streaming", "conflict", {
    zh: "正在回答，请稍等",
    en: "It is still being answered",
  });
  const row = await characterOf(services, turn);
  const wish = { hint, by };
  const again = { ...turn, place: variants.length, wish_key: key };
  const paid = await payAhead(services, { turn: again, row, wish, variants });
  const asking = { turnId: id, asks: turn.asks, characterUserId: row.user_id, wish, key, holdId: paid };
  await ask(services, turn.group_id, asking);
  runningTurns(services).wake(waitingOf(turn));
  return describeTurn(services, id);
}
