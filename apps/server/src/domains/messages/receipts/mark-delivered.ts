import type { Services } from "../../../platform/services.ts";
import { type MarkDelivered, markDeliveredIntent } from "./mark-delivered.intent.ts";
import { findDeliveryCursor } from "./positions.repository.ts";

/**
 * Takes down that a terminal holds what it says, and tells the senders (`messages §5.1`). Where the person's cursor
 * stands there already, as with every further terminal and every pull of nothing new, the stream is left alone.
 */
export async function markDelivered({ db, streams }: Services, held: MarkDelivered): Promise<void> {
  const known = await findDeliveryCursor(db, held.userId, "private");
  if (known === undefined || known < held.maxId) await streams.private.submit(markDeliveredIntent, held);
}
