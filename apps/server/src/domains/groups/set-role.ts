import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { allow } from "./allow.ts";
import { takeChanging } from "./group-limits.ts";
import { tellGroupChanged } from "./group-signals.ts";
import { mayOwn, mayRule } from "./groups.policy.ts";
import { lockGroup } from "./groups.repository.ts";
import { changeMember, findSeat } from "./members.repository.ts";

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
  await takeChanging(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const seat = await findSeat(trx, groupId, actor.id);
    allow(mayOwn(seat));
    const target = await findSeat(trx, groupId, userId);
    ensure(target && !target.quit, "notFound");
    allow(mayRule(seat, target.role));
    await changeMember(trx, groupId, userId, { role });
  });
  await tellGroupChanged(services, groupId);
  return null;
}
