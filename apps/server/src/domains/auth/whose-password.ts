import { fail } from "../../platform/failure.ts";
import { limited } from "../../platform/limited.ts";
import { placeOf } from "../../platform/place-of.ts";
import type { Services } from "../../platform/services.ts";
import { findByNameKey, nameKey, type UserWithPassword } from "../users/index.ts";
import { LOGIN_BUCKET } from "./auth.policy.ts";
import { isPassword } from "./passwords.ts";

/**
 * Whose account name and password these are. Unknown account and wrong password look and last alike (AUTH-7, W8).
 * @throws Failure `wrongLogin`, `tooMany`.
 */
export async function whosePassword(
  services: Services,
  { userName, password }: { userName: string; password: string },
  address: string,
): Promise<UserWithPassword> {
  const key = nameKey(userName.trim());
  const buckets = [`login:account:${key}`, `login:address:${placeOf(address)}`];
  for (const bucket of buckets) await limited(services, bucket, LOGIN_BUCKET);
  const user = await findByNameKey(services.db, key);
  const right = await isPassword(user?.password_hash, password);
  if (!user || !right) fail("wrongLogin");
  for (const bucket of buckets) await services.limits.giveBack(bucket, LOGIN_BUCKET);
  return user;
}
