import type { api, OutputOf } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import type { Services } from "../../../platform/services.ts";
import { hasRights } from "../auth.policy.ts";
import { findFactor } from "./factors.repository.ts";
import { isFactorRequired } from "./require-factor.ts";

type Shown = OutputOf<typeof api.secondFactor.show>;

/** Whether a person has an enabled second factor. */
export async function hasFactor({ db }: Pick<Services, "db">, userId: number): Promise<boolean> {
  const factor = await findFactor(db, userId);
  return factor !== undefined && factor.enabled_at !== null;
}

/** My second factor: since when, how many recovery codes are left, whether I must have one. */
export async function showFactor({ ctx: { services, actor } }: Call<unknown>): Promise<Shown> {
  const factor = await findFactor(services.db, actor.id);
  const since = factor?.enabled_at ?? null;
  return {
    since,
    codesLeft: since === null ? 0 : (factor?.recovery.length ?? 0),
    required: hasRights(actor) && (await isFactorRequired(services)),
  };
}
