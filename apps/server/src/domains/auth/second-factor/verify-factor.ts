import type { Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { ensure, fail } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { settingsKey } from "../../../platform/settings-key.ts";
import type { FactorRow } from "../auth.table.ts";
import { openSecret } from "./factor-secret.ts";
import { findFactor, spendRecovery, spendStep } from "./factors.repository.ts";
import { recoveryHash } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";

/** One text for everything that can be wrong with a code: mistyped, expired, used before. */
export const WRONG_TOTP = {
  field: "totp",
  zh: "验证码不正确或已用过,请等下一个",
  en: "This code is wrong or already used. Wait for the next one",
};

async function isGood(
  trx: Transaction<Tables>,
  services: Services,
  factor: FactorRow,
  given: string,
): Promise<boolean> {
  const digits = given.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return spendRecovery(trx, factor.user_id, recoveryHash(factor.user_id, given));
  const secret = openSecret(factor, await settingsKey(services));
  if (!secret) services.log.warn({ userId: factor.user_id }, "a second factor does not open with this key");
  const step = secret && stepOfCode(secret, digits, services.clock.now());
  return step !== undefined && spendStep(trx, factor.user_id, step);
}

/**
 * Passes without a second factor; with one it uses up a code: six digits, or one of the recovery codes (`AUTH-8`).
 * @throws Failure `secondFactor` without a code, `invalid` for a wrong one.
 */
export async function verifyFactor(
  trx: Transaction<Tables>,
  services: Services,
  userId: number,
  totp: string | undefined,
): Promise<void> {
  const factor = await findFactor(trx, userId);
  if (!factor || factor.enabled_at === null) return;
  if (totp === undefined || totp.trim() === "") fail("secondFactor");
  ensure(await isGood(trx, services, factor, totp), "invalid", WRONG_TOTP);
}
