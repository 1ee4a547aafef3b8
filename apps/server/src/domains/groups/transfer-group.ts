import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { allow } from "./allow.ts";
import { tellGroupChanged } from "./group-signals.ts";
import { mayOwn } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { changeMember, findSeat } from "./members.repository.ts";

/**
 * Hands the group to another member; the old owner stays as a member (`GROUP-2`). To oneself changes nothing.
 * @throws Failure notFound (group, or no member), forbidden unless owner.
 */
export async function transferGroup({
  ctx,
  input,
}: Call<{ groupId: number; userId: number }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userId } = input;
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    allow(mayOwn(await findSeat(trx, groupId, actor.id)));
    const target = await findSeat(trx, groupId, userId);
    ensure(target && !target.quit, "notFound");
    await changeMember(trx, groupId, actor.id, { role: "member" });
    await changeMember(trx, groupId, userId, { role: "owner", muted_until: 0 });
    await changeGroup(trx, groupId, { owner_id: userId });
  });
  await tellGroupChanged(services, groupId);
  return null;
}
