import type { PayProvider } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { takeAttemptsOf } from "./attempts.repository.ts";
import { providersOf } from "./providers.ts";
import { applyProviderEvents } from "./settle-payment.ts";

/** Somebody who reloads their page must not make us query each time. */
const REQUERY_PAUSE_MS = 5_000;

/** Queries a provider about a payment begun there, and applies its response. */
export async function queryProvider(
  services: Services,
  { provider: id, ref }: { provider: PayProvider; ref: string },
): Promise<void> {
  const provider = providersOf(services).get(id);
  if (provider) await applyProviderEvents(services, provider, await provider.query(ref));
}

/** Queries all providers where paying this order was begun, unless they were queried just now. */
export async function queryOrderPayments(services: Services, orderNo: string): Promise<void> {
  const now = services.clock.now();
  for (const attempt of await takeAttemptsOf(services.db, orderNo, {
    now,
    askedBefore: now - REQUERY_PAUSE_MS,
  }))
    await queryProvider(services, attempt);
}
