import { fail } from "../../platform/failure.ts";
import { limited } from "../../platform/limited.ts";
import { noteSecurity } from "../../platform/note-security.ts";
import { placeOf } from "../../platform/place-of.ts";
import type { Services } from "../../platform/services.ts";
import { findByNameKey, nameKey, type UserWithPassword } from "../users/index.ts";
import { LOGIN_BUCKET, LOGIN_TOLL } from "./auth.policy.ts";
import { isPassword } from "./passwords.ts";

/**
 * Whose account name and password these are. Unknown account and wrong password look and last alike (AUTH-7, W8). The
 * address has paid its toll by now, so that one that has none left cannot spend those of everybody's account; it is
 * given back where the account has none left, so that a locked account does not shut out a whole office.
 * @throws Failure `wrongLogin`, `tooMany`.
 */
export async function whosePassword(
  services: Services,
  { userName, password }: { userName: string; password: string },
  address: string,
): Promise<UserWithPassword> {
  const key = nameKey(userName.trim());
  const account = `login:account:${key}` as const;
  const paid = `${LOGIN_TOLL.name}:${placeOf(address)}` as const;
  try {
    await limited(services, account, LOGIN_BUCKET);
  } catch (refusal) {
    await services.limits.giveBack(paid, LOGIN_BUCKET);
    throw refusal;
  }
  const user = await findByNameKey(services.db, key);
  const right = await isPassword(
    services,
    { account: key, address },
    { passwordHash: user?.password_hash, password },
  );
  if (!user || !right) {
    noteSecurity(services, "wrong password", { userId: user?.id, address });
    fail("wrongLogin");
  }
  for (const bucket of [paid, account]) await services.limits.giveBack(bucket, LOGIN_BUCKET);
  return user;
}
