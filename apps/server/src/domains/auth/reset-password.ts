import type { api, InputOf } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findByEmailKey, nameKey } from "../users/index.ts";
import { redeemCode, WRONG_CODE } from "./mailed-codes.ts";
import { setPassword } from "./set-password.ts";

/**
 * Sets a new password by a mailed code and ends every session (AUTH-5).
 * @throws Failure `invalid` when the code is not good, whatever the reason.
 */
export async function resetPassword({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.resetPassword>, AnonymousActor>): Promise<null> {
  const { services } = ctx;
  const emailKey = nameKey(input.email);
  await redeemCode(services, { emailKey, purpose: "reset" }, input.code);
  const owner = await findByEmailKey(services.db, emailKey);
  ensure(owner, "invalid", WRONG_CODE);
  await setPassword(services, owner.id, input.newPassword);
  return null;
}
