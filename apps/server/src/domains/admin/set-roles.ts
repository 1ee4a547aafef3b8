import type { AdminPersonPage, api, InputOf } from "@4d/contract";
import type { Transaction } from "kysely";
import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import { endSessionsWithoutFactor } from "../auth/index.ts";
import { changeUser, lockUser } from "../users/index.ts";
import { mayGiveRights } from "./admin.policy.ts";
import { findPerson } from "./people.repository.ts";
import { NOT_MANAGEABLE } from "./person-actions.ts";
import { personPage } from "./show-person.ts";

/**
 * Locks both people in one fixed order, so that of two administrators who take each other's rights at once the second
 * has none left. @throws Failure notFound, forbidden.
 */
async function ensureMayGive(trx: Transaction<Tables>, actorId: number, userId: number): Promise<void> {
  const [low, high] = [Math.min(actorId, userId), Math.max(actorId, userId)];
  const locked = [await lockUser(trx, low), low === high ? undefined : await lockUser(trx, high)];
  const find = (id: number) => locked.find((user) => user?.id === id);
  const [actor, person] = [find(actorId), find(userId)];
  ensure(person, "notFound");
  ensure(actor && mayGiveRights(actor, person), "forbidden", NOT_MANAGEABLE);
}

/**
 * Gives or takes rights. They apply at once, whatever older tokens say, and the person's clients are notified to
 * refresh theirs. @throws Failure notFound, forbidden.
 */
export async function setRoles({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminPeople.setRoles>>): Promise<AdminPersonPage> {
  const { userId, roles, permissions } = input;
  ensure(await findPerson(services.db, userId, services.clock.now()), "notFound");
  const given = { roles: [...new Set(roles)], permissions: [...new Set(permissions)] };
  await services.db.transaction().execute(async (trx) => {
    await ensureMayGive(trx, actor.id, userId);
    await changeUser(trx, userId, given);
  });
  services.bus.publish("stale", `user:${userId}`);
  await endSessionsWithoutFactor(services, userId);
  publishEvent(services.bus, [userId], { type: "rights.changed" });
  return personPage(services, userId);
}
