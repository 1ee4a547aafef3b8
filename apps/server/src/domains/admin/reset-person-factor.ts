import type { AdminPersonPage, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { resetFactor } from "../auth/index.ts";
import { findManageablePerson } from "./manageable-person.ts";
import { personPage } from "./show-person.ts";

/** Takes the second factor away from a person who has lost it; done again, it changes nothing. @throws Failure notFound, forbidden. */
export async function resetPersonFactor({
  ctx: { services, actor },
  input: { userId },
}: Call<InputOf<typeof api.adminPeople.resetSecondFactor>>): Promise<AdminPersonPage> {
  await findManageablePerson(services, actor, userId);
  await resetFactor(services, userId);
  return personPage(services, userId);
}
