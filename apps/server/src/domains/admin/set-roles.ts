import type { AdminPersonPage, api, InputOf } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { endUnprotected } from "../auth/index.ts";
import { changeUser } from "../users/index.ts";
import { promotedPerson } from "./ruled-person.ts";
import { personPage } from "./show-person.ts";

/**
 * Gives or takes rights. They hold from now, whatever older tokens say, and the person's clients are told to ask
 * for new ones. @throws Failure notFound, forbidden.
 */
export async function setRoles({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminPeople.setRoles>>): Promise<AdminPersonPage> {
  const { userId, roles, permissions } = input;
  await promotedPerson(services, actor, userId);
  await changeUser(services.db, userId, {
    roles: [...new Set(roles)],
    permissions: [...new Set(permissions)],
  });
  services.bus.publish("stale", `user:${userId}`);
  await endUnprotected(services, userId);
  tell(services.bus, [userId], { type: "rights.changed" });
  return personPage(services, userId);
}
