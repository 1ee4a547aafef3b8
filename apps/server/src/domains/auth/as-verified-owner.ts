import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findPasswordHash, lockUser, type UserWithPassword } from "../users/index.ts";
import { LOGIN_BUCKET } from "./auth.policy.ts";
import { isPassword } from "./passwords.ts";
import { verifyFactor } from "./second-factor/verify-factor.ts";

const WRONG = { field: "password", zh: "密码不正确", en: "Wrong password" };

interface Proof {
  password: string;
  totp?: string | undefined;
}

/**
 * Runs what only the owner of an account may do, after checking the password and, if enabled, the second factor. A
 * login alone is not enough: it may have been stolen. `work` runs in the transaction that uses the code up.
 * @throws Failure `wrongLogin`, `secondFactor`, `invalid` for a wrong code, `tooMany`.
 */
export async function asVerifiedOwner<T>(
  services: Services,
  userId: number,
  { password, totp }: Proof,
  work: (trx: Transaction<Tables>, user: UserWithPassword) => Promise<T>,
): Promise<T> {
  const bucket = `owner:${userId}` as const;
  await enforceLimit(services, bucket, LOGIN_BUCKET);
  const checked = await findPasswordHash(services.db, userId);
  const given = { passwordHash: checked, password };
  ensure(await isPassword(services, { account: userId }, given), "wrongLogin", WRONG);
  const done = await services.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (!user || user.password_hash !== checked) fail("wrongLogin", WRONG);
    await verifyFactor(trx, services, userId, totp);
    return work(trx, user);
  });
  await services.limits.refund(bucket, LOGIN_BUCKET);
  return done;
}
