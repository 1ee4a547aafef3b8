import { grantIn, inLedger } from "../../domains/capsules/index.ts";
import type { Services } from "../../platform/services.ts";

/** Issues capsules to a person; idempotent per key. @throws Failure conflict (key reused). */
export async function grant(
  services: Services,
  input: Parameters<typeof grantIn>[1],
): Promise<{ balance: number }> {
  return inLedger(services, (step) => grantIn(step, input));
}
