import type { Services } from "../../platform/services.ts";
import { type DeliverPrivate, deliverPrivateIntent } from "./deliver-private.intent.ts";
import { findDeliveryCursor } from "./positions.repository.ts";

/**
 * Takes down that a terminal holds what it says, and tells the senders (`messages §5.1`). Where the person's cursor
 * stands there already, as with every further terminal and every pull of nothing new, the stream is left alone.
 */
export async function deliverPrivate({ db, streams }: Services, held: DeliverPrivate): Promise<void> {
  const stands = await findDeliveryCursor(db, held.userId, "private");
  if (stands === undefined || stands < held.maxId) await streams.private.submit(deliverPrivateIntent, held);
}
