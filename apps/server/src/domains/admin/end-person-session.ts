import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { endSession } from "../auth/index.ts";
import { findManageablePerson } from "./manageable-person.ts";

/** Ends one login of a person; its socket closes at once. @throws Failure notFound, forbidden. */
export async function endPersonSession({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminPeople.endSession>>): Promise<null> {
  await findManageablePerson(services, actor, input.userId);
  ensure(await endSession(services, input.userId, input.sessionId), "notFound");
  return null;
}
