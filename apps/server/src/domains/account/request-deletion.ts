import type { AccountDeletion, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { asVerifiedOwner, endAllSessions } from "../auth/index.ts";
import { changeUser } from "../users/index.ts";
import { GRACE_MS } from "./account.policy.ts";
import { clearDeletion, findLeavesAt } from "./account-deletions.repository.ts";

const WITH_RIGHTS = {
  zh: "你有管理权限,请先让其他管理员收回,再注销账号",
  en: "You have administrator rights. Ask another administrator to remove them first",
};

/**
 * Schedules the account's deletion in seven days, by password and, if enabled, the second factor (`AUTH-9`). Every
 * other login ends; the person can cancel after logging in again. Repeating the request does not move the date.
 * @throws Failure `forbidden` for people with rights, `wrongLogin`, `secondFactor`, `invalid`, `tooMany`.
 */
export async function requestDeletion({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.account.requestDeletion>>): Promise<AccountDeletion> {
  ensure(actor.roles.length + actor.permissions.length === 0, "forbidden", WITH_RIGHTS);
  const leavesAt = await asVerifiedOwner(services, actor.id, input, async (trx, user) => {
    const at = user.leaves_at ?? services.clock.now() + GRACE_MS;
    await changeUser(trx, actor.id, { leaves_at: at });
    return at;
  });
  await endAllSessions(services, actor.id, actor.sessionId);
  return { leavesAt };
}

/** When my account is deleted; null when it is not scheduled. */
export async function showDeletion({ ctx: { services, actor } }: Call<unknown>): Promise<AccountDeletion> {
  return { leavesAt: await findLeavesAt(services.db, actor.id) };
}

/** Cancels the deletion of my account; idempotent. */
export async function cancelDeletion({ ctx: { services, actor } }: Call<unknown>): Promise<null> {
  await clearDeletion(services.db, actor.id, services.clock.now());
  return null;
}
