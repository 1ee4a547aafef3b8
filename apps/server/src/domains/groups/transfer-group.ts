import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { allow } from "./allow.ts";
import { takeChanging } from "./group-limits.ts";
import { tellGroupChanged } from "./group-signals.ts";
import { mayBequeath, mayOwn } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { changeMember, findSeat } from "./members.repository.ts";

interface Transfer {
  groupId: number;
  ownerId: number;
  heirId: number;
}

async function handOn(
  services: Services,
  { groupId, ownerId, heirId }: Transfer,
  may: typeof mayOwn,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    allow(may(await findSeat(trx, groupId, ownerId)));
    const heir = await findSeat(trx, groupId, heirId);
    ensure(heir && !heir.quit, "notFound");
    await changeMember(trx, groupId, ownerId, { role: "member" });
    await changeMember(trx, groupId, heirId, { role: "owner", muted_until: 0 });
    await changeGroup(trx, groupId, { owner_id: heirId });
  });
  await tellGroupChanged(services, groupId);
}

/**
 * Hands the group to another member; the old owner stays as a member (`GROUP-2`). To oneself changes nothing.
 * @throws Failure notFound (group, or no member), forbidden unless owner, tooMany.
 */
export async function transferGroup({
  ctx: { services, actor },
  input: { groupId, userId },
}: Call<{ groupId: number; userId: number }>): Promise<null> {
  await takeChanging(services, actor.id);
  await handOn(services, { groupId, ownerId: actor.id, heirId: userId }, mayOwn);
  return null;
}

/**
 * Hands on the group of an owner who leaves for good, a banned one too (`AUTH-9`).
 * @throws Failure notFound (group, or no member), forbidden unless owner.
 */
export const bequeathGroup = (services: Services, transfer: Transfer): Promise<void> =>
  handOn(services, transfer, mayBequeath);
