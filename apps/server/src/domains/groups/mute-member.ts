import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { allow } from "./allow.ts";
import { takeChanging } from "./group-limits.ts";
import { tellGroupChanged } from "./group-signals.ts";
import { mayManage, mayRule } from "./groups.policy.ts";
import { lockGroup } from "./groups.repository.ts";
import { changeMember, findSeat } from "./members.repository.ts";
import { storedMute } from "./muted-until.ts";

/**
 * Silences a member until a time, for ever with null; a time already over lifts it (`GROUP-2`).
 * @throws Failure notFound (group, or no member), forbidden unless I stand above him, tooMany.
 */
export async function muteMember({
  ctx,
  input,
}: Call<{ groupId: number; userId: number; until: number | null }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userId } = input;
  await takeChanging(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const seat = await findSeat(trx, groupId, actor.id);
    allow(mayManage(seat));
    const target = await findSeat(trx, groupId, userId);
    ensure(target && !target.quit, "notFound");
    allow(mayRule(seat, target.role));
    const muted_until = storedMute(input.until, services.clock.now());
    await changeMember(trx, groupId, userId, { muted_until });
  });
  await tellGroupChanged(services, groupId);
  return null;
}
