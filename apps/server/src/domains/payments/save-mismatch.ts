import type { Services } from "../../platform/services.ts";
import { insertEvent } from "./events.repository.ts";
import type { Provider, ProviderEvent } from "./provider.ts";

/** A payment that does not fit its order: kept for people to look at, who give it back at the provider. */
export async function saveMismatch(
  { db, clock, log }: Services,
  { provider, event }: { provider: Provider; event: Extract<ProviderEvent, { kind: "paid" }> },
): Promise<void> {
  const { orderNo, eventId, amount, currency, ref } = event;
  log.error({ orderNo, amount, currency, ref, provider: provider.id }, "a payment does not fit its order");
  await insertEvent(db, {
    provider: provider.id,
    event_id: `mismatch:${eventId}`,
    order_no: orderNo,
    kind: "mismatch",
    amount,
    received_at: clock.now(),
  });
}
