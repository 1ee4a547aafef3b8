import type { api, InputOf } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, fail } from "../../platform/failure.ts";
import { logSecurityEvent } from "../../platform/security-log.ts";
import type { Services } from "../../platform/services.ts";
import { changeUser, findByEmailKey, findPasswordHash, lockUser, nameKey } from "../users/index.ts";
import { LOGIN_BUCKET } from "./auth.policy.ts";
import { deleteSessions } from "./auth.repository.ts";
import { redeemCode, WRONG_CODE } from "./mailed-codes.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { publishSessionEnd } from "./publish-session-end.ts";

const WRONG = { zh: "原密码不正确", en: "The current password is wrong" };

/**
 * Changes the password and ends every other session (AUTH-5, W6).
 * @throws Failure `wrongLogin` when the old password is wrong, `tooMany`.
 */
export async function modifyPassword({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.modifyPassword>>): Promise<null> {
  const { services, actor } = ctx;
  const bucket = `owner:${actor.id}` as const;
  await enforceLimit(services, bucket, LOGIN_BUCKET);
  const checked = await findPasswordHash(services.db, actor.id);
  const by = { account: actor.id };
  const given = { passwordHash: checked, password: input.oldPassword };
  ensure(await isPassword(services, by, given), "wrongLogin", WRONG);
  await services.limits.refund(bucket, LOGIN_BUCKET);
  const passwordHash = await hashPassword(services, by, input.newPassword);
  const ended = await services.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, actor.id);
    if (user?.password_hash !== checked) fail("wrongLogin", WRONG);
    await changeUser(trx, actor.id, { password_hash: passwordHash });
    return deleteSessions(trx, { userId: actor.id, exceptId: actor.sessionId });
  });
  publishSessionEnd(services, actor.id, ended, "revoked");
  return null;
}

/**
 * Sets a person's password, ends all their logins (AUTH-5, W6) and turns off teen mode, whose PIN may be forgotten too.
 */
export async function setPassword(services: Services, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(services, { account: userId }, password);
  const ended = await services.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await changeUser(trx, userId, { password_hash: passwordHash, minor: false, minor_pin: null });
    return deleteSessions(trx, { userId });
  });
  logSecurityEvent(services, "password set", { userId });
  publishSessionEnd(services, userId, ended, "revoked");
}

/**
 * Sets a new password by a mailed code and ends every session (AUTH-5).
 * @throws Failure `invalid` when the code is not valid, whatever the reason.
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
