import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { takeChangeLimit } from "./group-limits.ts";
import { publishGroupChanged } from "./group-signals.ts";
import { mayHandOver, mayOwn } from "./groups.policy.ts";
import { changeGroup, lockGroup } from "./groups.repository.ts";
import { changeMember, findMembership } from "./members.repository.ts";

interface Transfer {
  groupId: number;
  ownerId: number;
  successorId: number;
}

async function handOver(
  services: Services,
  { groupId, ownerId, successorId: heirId }: Transfer,
  may: typeof mayOwn,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    ensureAllowed(may(await findMembership(trx, groupId, ownerId)));
    const successor = await findMembership(trx, groupId, heirId);
    ensure(successor && !successor.quit, "notFound");
    await changeMember(trx, groupId, ownerId, { role: "member" });
    await changeMember(trx, groupId, heirId, { role: "owner", muted_until: 0 });
    await changeGroup(trx, groupId, { owner_id: heirId });
  });
  await publishGroupChanged(services, groupId);
}

/**
 * Transfers the group to another member; the old owner stays as a member (`GROUP-2`). A transfer to the owner changes
 * nothing.
 * @throws Failure notFound (group, or no member), forbidden unless owner, tooMany.
 */
export async function transferGroup({
  ctx: { services, actor },
  input: { groupId, userId },
}: Call<{ groupId: number; userId: number }>): Promise<null> {
  await takeChangeLimit(services, actor.id);
  await handOver(services, { groupId, ownerId: actor.id, successorId: userId }, mayOwn);
  return null;
}

/**
 * Transfers the group of an owner whose account is deleted, even a banned one (`AUTH-9`).
 * @throws Failure notFound (group, or no member), forbidden unless owner.
 */
export const handOverGroup = (services: Services, transfer: Transfer): Promise<void> =>
  handOver(services, transfer, mayHandOver);
