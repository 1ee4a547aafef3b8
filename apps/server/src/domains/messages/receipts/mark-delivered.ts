import { MessageType } from "@4d/contract";
import type { Services } from "../../../platform/services.ts";
import { type Intent, type IntentOutcome, succeeded } from "../../../platform/stream.ts";
import type { PrivateRow } from "../../../platform/stream-rows.ts";
import { findDeliveryCursor, raiseDeliveryCursor, raisePrivateDelivered } from "./positions.repository.ts";

/**
 * Records that a terminal has everything up to an id, and notifies the senders (`messages §5.1`). When the person's
 * cursor is there already, as with every further terminal and every empty pull, the stream is not used.
 */
export async function markDelivered({ db, streams }: Services, held: MarkDelivered): Promise<void> {
  const known = await findDeliveryCursor(db, held.userId, "private");
  if (known === undefined || known < held.maxId) await streams.private.submit(markDeliveredIntent, held);
}

/** A terminal has every private row up to `maxId`. */
interface MarkDelivered {
  userId: number;
  maxId: number;
}

/** Notifies each sender of the delivery by a row only they get (`messages §5.1`). */
const markDeliveredIntent: Intent<PrivateRow, MarkDelivered, null> = {
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
