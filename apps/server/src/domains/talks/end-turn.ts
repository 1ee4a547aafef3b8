import type { AnswerTrouble } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { post, voidHold } from "../capsules/index.ts";
import { earningWork } from "../characters/index.ts";
import { removeMessagesIntent, tipPrivateIntent } from "../messages/index.ts";
import type { MetCharacter } from "./met-character.ts";
import { tellTurn } from "./tell-turn.ts";
import { changeTurn } from "./turns.repository.ts";
import type { TurnRow, VariantRow } from "./turns.table.ts";

/** A turn and the character that answers it; `user_id` is the character's. */
export interface Ending {
  turn: TurnRow;
  row: { user_id: number | null };
}

/**
 * What was set aside is spent for a whole answer of a model, of which its character's maker earns, and goes back for
 * anything else (`characters §13.2`).
 */
async function settle(
  services: Services,
  { hold_id: holdId }: TurnRow,
  whole: MetCharacter | null,
): Promise<void> {
  if (holdId === null) return;
  if (whole) await post(services, { holdId, work: earningWork(whole) });
  else await voidHold(services, { holdId });
}

const over = { wish: null, hold_id: null, stopped: false };

/** It was said: the message shows this variant from now on. */
export async function endSaid(
  services: Services,
  ending: Ending & { row: MetCharacter },
  variant: VariantRow,
  { messageId, stopped }: { messageId: number; stopped: boolean },
): Promise<void> {
  const isWhole = variant.provenance === "model" && variant.because === null && !stopped;
  await settle(services, ending.turn, isWhole ? ending.row : null);
  const status = stopped ? "cancelled" : "done";
  await changeTurn(services.db, ending.turn.id, {
    ...over,
    status,
    message_id: messageId,
    chosen: variant.place,
    tip_id: null,
  });
  tellTurn(services, ending, status, variant.because ?? undefined);
}

/** There is nothing to answer any more, or nothing to be said: what stood in for the answer goes. */
export async function endCancelled(services: Services, ending: Ending): Promise<void> {
  const { turn } = ending;
  await settle(services, turn, null);
  await changeTurn(services.db, turn.id, { ...over, status: "cancelled", tip_id: null });
  if (turn.tip_id !== null) {
    const ids = [turn.tip_id];
    await services.streams.private.submit(removeMessagesIntent, {
      userId: turn.user_id,
      kind: "private",
      ids,
    });
    tell(services.bus, [turn.user_id], { type: "message.removed", kind: "private", ids });
  }
  tellTurn(services, ending, "cancelled");
}

/** It could not be answered: where it was being answered once more stands a way to try again (`rules §4.8`). */
export async function endFailed(
  services: Services,
  ending: Ending,
  because: AnswerTrouble = "failed",
): Promise<void> {
  const { turn, row } = ending;
  await settle(services, turn, null);
  const tipId =
    turn.tip_id === null
      ? null
      : await services.streams.private.submit(tipPrivateIntent, {
          sendId: row.user_id ?? 0,
          recvId: turn.user_id,
          content: "回答失败，点按重试",
          key: "regenerateFailed",
          args: { turnId: String(turn.id) },
          insteadOf: turn.tip_id,
        });
  await changeTurn(services.db, turn.id, { ...over, status: "failed", tip_id: tipId });
  tellTurn(services, ending, "failed", because);
}
