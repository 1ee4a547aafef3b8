import type { api, InputOf } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { limited } from "../../platform/limited.ts";
import { changeUser, findByEmailKey, lockUser, nameKey } from "../users/index.ts";
import { CODE_PLACE_BUCKET } from "./auth.policy.ts";
import { deleteSessions } from "./auth.repository.ts";
import { announceEnd } from "./end-sessions.ts";
import { redeemCode, WRONG_CODE } from "./mailed-codes.ts";
import { hashPassword } from "./passwords.ts";

/**
 * Sets a new password by a mailed code and ends every session (AUTH-5).
 * @throws Failure `invalid` when the code is not good, whatever the reason; `tooMany`.
 */
export async function resetPassword({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.resetPassword>, AnonymousActor>): Promise<null> {
  const { services, address } = ctx;
  await limited(services, `reset:address:${address}`, CODE_PLACE_BUCKET);
  const emailKey = nameKey(input.email);
  await redeemCode(services, { emailKey, purpose: "reset" }, input.code);
  const owner = await findByEmailKey(services.db, emailKey);
  ensure(owner, "invalid", WRONG_CODE);
  const passwordHash = await hashPassword(input.newPassword);
  const ended = await services.db.transaction().execute(async (trx) => {
    await lockUser(trx, owner.id);
    await changeUser(trx, owner.id, { password_hash: passwordHash });
    return deleteSessions(trx, { userId: owner.id });
  });
  announceEnd(services, owner.id, ended, "revoked");
  return null;
}
