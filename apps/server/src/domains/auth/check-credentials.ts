import { enforceLimit } from "../../platform/enforce-limit.ts";
import { fail } from "../../platform/failure.ts";
import { networkKeyOf } from "../../platform/network-key.ts";
import { logSecurityEvent } from "../../platform/security-log.ts";
import type { Services } from "../../platform/services.ts";
import { findByNameKey, nameKey, type UserWithPassword } from "../users/index.ts";
import { LOGIN_ADDRESS_LIMIT, LOGIN_BUCKET } from "./auth.policy.ts";
import { isPassword } from "./passwords.ts";

/**
 * The account with this name and password. An unknown account and a wrong password look alike and take equally long
 * (AUTH-7, W8). The network address has already been charged, so an exhausted address cannot use up other accounts'
 * limits. It is refunded when the account's own limit is reached, so a locked account does not lock out a whole office.
 * @throws Failure `wrongLogin`, `tooMany`.
 */
export async function checkCredentials(
  services: Services,
  { userName, password }: { userName: string; password: string },
  address: string,
): Promise<UserWithPassword> {
  const key = nameKey(userName.trim());
  const accountKey = `login:account:${key}` as const;
  const addressKey = `${LOGIN_ADDRESS_LIMIT.name}:${networkKeyOf(address)}` as const;
  try {
    await enforceLimit(services, accountKey, LOGIN_BUCKET);
  } catch (refusal) {
    await services.limits.refund(addressKey, LOGIN_BUCKET);
    throw refusal;
  }
  const user = await findByNameKey(services.db, key);
  const right = await isPassword(
    services,
    { account: key, address },
    { passwordHash: user?.password_hash, password },
  );
  if (!user || !right) {
    logSecurityEvent(services, "wrong password", { userId: user?.id, address });
    fail("wrongLogin");
  }
  for (const bucket of [addressKey, accountKey]) await services.limits.refund(bucket, LOGIN_BUCKET);
  return user;
}
