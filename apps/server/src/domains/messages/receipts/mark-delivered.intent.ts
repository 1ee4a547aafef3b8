import { MessageType } from "@4d/contract";
import { type Intent, type IntentOutcome, succeeded } from "../../../platform/stream.ts";
import type { PrivateRow } from "../../../platform/stream-rows.ts";
import { raiseDeliveryCursor, raisePrivateDelivered } from "./positions.repository.ts";

/** A terminal holds every private row up to `maxId`. */
export interface MarkDelivered {
  userId: number;
  maxId: number;
}

/** Makes delivery known to each sender by a row only he gets (`messages §5.1`). */
export const markDeliveredIntent: Intent<PrivateRow, MarkDelivered, null> = {
  name: "deliver private",
  async run(step, inputs) {
    const outcomes: IntentOutcome<null>[] = [];
    for (const { userId, maxId } of inputs) {
      const to = Math.min(maxId, step.lastId());
      const from = await raiseDeliveryCursor(step.trx, userId, "private", to);
      const delivered = from === null ? [] : await raisePrivateDelivered(step.trx, { userId, from, to });
      for (const { peerId, deliveredId } of delivered) {
        step.append({
          sendId: userId,
          recvId: peerId,
          type: MessageType.DELIVERED,
          content: JSON.stringify({ id: deliveredId }),
          onlyFor: peerId,
        });
      }
      outcomes.push(succeeded(() => null));
    }
    return outcomes;
  },
};
