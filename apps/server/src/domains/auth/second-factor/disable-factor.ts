import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { asVerifiedOwner } from "../as-verified-owner.ts";
import { hasRights } from "../auth.policy.ts";
import { deleteFactor } from "./factors.repository.ts";
import { endSessionsWithoutFactor, isFactorRequired } from "./require-factor.ts";

const REQUIRED = {
  zh: "管理人员必须开启两步验证",
  en: "Staff have to keep two-step login on",
};

/**
 * Turns off the user's own second factor, by password and a code.
 * @throws Failure `forbidden` when the setting requires one, `wrongLogin`, `secondFactor`, `invalid`, `tooMany`.
 */
export async function disableSecondFactor({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.secondFactor.disable>>): Promise<null> {
  const required = hasRights(actor) && (await isFactorRequired(services));
  ensure(!required, "forbidden", REQUIRED);
  await asVerifiedOwner(services, actor.id, input, (trx) => deleteFactor(trx, actor.id));
  services.bus.publish("stale", `user:${actor.id}`);
  return null;
}

/**
 * Removes the second factor of a person who has lost it, for an administrator.
 * @returns whether there was one.
 */
export async function resetFactor(services: Services, userId: number): Promise<boolean> {
  const had = await deleteFactor(services.db, userId);
  services.bus.publish("stale", `user:${userId}`);
  await endSessionsWithoutFactor(services, userId);
  return had;
}
