import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { asVerifiedOwner } from "../as-verified-owner.ts";
import { findFactor, replaceRecovery } from "./factors.repository.ts";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes.ts";

type Renew = typeof api.secondFactor.renewCodes;

/**
 * Makes ten new recovery codes and invalidates the old ones. @returns them, only this once.
 * @throws Failure `conflict` without a second factor, `wrongLogin`, `secondFactor`, `invalid`, `tooMany`.
 */
export async function renewRecoveryCodes({
  ctx: { services, actor },
  input,
}: Call<InputOf<Renew>>): Promise<OutputOf<Renew>> {
  const recoveryCodes = newRecoveryCodes();
  await asVerifiedOwner(services, actor.id, input, async (trx) => {
    ensure((await findFactor(trx, actor.id))?.enabled_at, "conflict");
    await replaceRecovery(
      trx,
      actor.id,
      recoveryCodes.map((code) => recoveryHash(actor.id, code)),
    );
  });
  return { recoveryCodes };
}
