import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { ensure, fail } from "../../../platform/failure.ts";
import { settingsKey } from "../../../platform/settings-key.ts";
import { lockUser } from "../../users/index.ts";
import { TOTP_BUCKET } from "../auth.policy.ts";
import { openSecret } from "./factor-secret.ts";
import { enableFactor, findFactor } from "./factors.repository.ts";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";
import { WRONG_TOTP } from "./verify-factor.ts";

type Enable = typeof api.secondFactor.enable;

/**
 * Enables a second factor after a first valid code.
 * @returns the recovery codes, only this once: only their hashes are stored.
 * @throws Failure `invalid` for a wrong code, `conflict` when none was set up or one is enabled, `tooMany`.
 */
export async function enableSecondFactor({
  ctx: { services, actor },
  input,
}: Call<InputOf<Enable>>): Promise<OutputOf<Enable>> {
  const bucket = `totp:${actor.id}` as const;
  await enforceLimit(services, bucket, TOTP_BUCKET);
  const now = services.clock.now();
  const key = await settingsKey(services);
  const recoveryCodes = newRecoveryCodes();
  await services.db.transaction().execute(async (trx) => {
    await lockUser(trx, actor.id);
    const factor = await findFactor(trx, actor.id);
    if (!factor || factor.enabled_at !== null) fail("conflict");
    const secret = openSecret(factor, key);
    const step = secret && stepOfCode(secret, input.code, now);
    ensure(step !== undefined, "invalid", { ...WRONG_TOTP, field: "code" });
    const recovery = recoveryCodes.map((code) => recoveryHash(actor.id, code));
    await enableFactor(trx, actor.id, { step, recovery, now });
  });
  await services.limits.refund(bucket, TOTP_BUCKET);
  services.bus.publish("stale", `user:${actor.id}`);
  return { recoveryCodes };
}
