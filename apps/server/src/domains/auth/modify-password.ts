import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, fail } from "../../platform/failure.ts";
import { changeUser, findPasswordHash, lockUser } from "../users/index.ts";
import { LOGIN_BUCKET } from "./auth.policy.ts";
import { deleteSessions } from "./auth.repository.ts";
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
