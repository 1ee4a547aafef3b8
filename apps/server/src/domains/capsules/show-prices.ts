import type { CapsulePrices } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { readSettings } from "../settings/index.ts";

/** What things cost, from the settings. */
export async function showPrices({ ctx }: Call<unknown>): Promise<CapsulePrices> {
  return (await readSettings(ctx.services)).capsules.prices;
}
