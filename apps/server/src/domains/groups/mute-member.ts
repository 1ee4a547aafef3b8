import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { takeChangeLimit } from "./group-limits.ts";
import { publishGroupChanged } from "./group-signals.ts";
import { mayManage, mayModerateMember } from "./groups.policy.ts";
import { lockGroup } from "./groups.repository.ts";
import { changeMember, findMembership } from "./members.repository.ts";
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
  await takeChangeLimit(services, actor.id);
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const membership = await findMembership(trx, groupId, actor.id);
    ensureAllowed(mayManage(membership));
    const target = await findMembership(trx, groupId, userId);
    ensure(target && !target.quit, "notFound");
    ensureAllowed(mayModerateMember(membership, target.role));
    const muted_until = storedMute(input.until, services.clock.now());
    await changeMember(trx, groupId, userId, { muted_until });
  });
  await publishGroupChanged(services, groupId);
  return null;
}
