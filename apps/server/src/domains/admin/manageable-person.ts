import type { UserActor } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { mayManagePerson } from "./admin.policy.ts";
import { findPerson, type PersonRow } from "./people.repository.ts";

/** What one is told who may not rule somebody. */
export const NOT_MANAGEABLE = {
  zh: "不能对自己这样做;对其他管理人员,只有管理员可以",
  en: "Nobody does this to himself, and to others with rights only an administrator does",
};

/** The person an act is done to. @throws Failure notFound; forbidden when the actor may not do it to this one. */
export async function findManageablePerson(
  services: Services,
  actor: UserActor,
  userId: number,
): Promise<PersonRow> {
  const person = await findPerson(services.db, userId, services.clock.now());
  ensure(person, "notFound");
  ensure(mayManagePerson(actor, person), "forbidden", NOT_MANAGEABLE);
  return person;
}
