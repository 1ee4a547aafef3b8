import type { CapsulePackage } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { readSettings } from "../settings/index.ts";

/** Packages that can be bought now, from the settings. */
export async function listPackages({ ctx }: Call<unknown>): Promise<CapsulePackage[]> {
  const { capsules } = await readSettings(ctx.services);
  return capsules.packages.map((one) => ({ ...one, currency: "CNY" }));
}
