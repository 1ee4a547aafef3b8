import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { takeChangeLimit } from "./group-limits.ts";
import { publishGroupChanged } from "./group-signals.ts";
import { mayModerateMember, mayOwn } from "./groups.policy.ts";
import { lockGroup } from "./groups.repository.ts";
import { changeMember, findMembership } from "./members.repository.ts";

/**
 * Makes a member administrator or takes it back (`GROUP-2`).
 * @throws Failure notFound (group, or no member), forbidden unless owner, or towards the owner, tooMany.
 */
export async function setRole({
  ctx,
  input,
}: Call<{ groupId: number; userId: number; role: "admin" | "member" }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userId, role } = input;
  await takeChangeLimit(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const membership = await findMembership(trx, groupId, actor.id);
    ensureAllowed(mayOwn(membership));
    const target = await findMembership(trx, groupId, userId);
    ensure(target && !target.quit, "notFound");
    ensureAllowed(mayModerateMember(membership, target.role));
    await changeMember(trx, groupId, userId, { role });
  });
  await publishGroupChanged(services, groupId);
  return null;
}
