import type { AdminPersonPage, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { adjust } from "../capsules/index.ts";
import { findManageablePerson } from "./manageable-person.ts";
import { personPage } from "./show-person.ts";

/**
 * Gives a person capsules or takes some, with the reason in his statement; the same key does it once.
 * @throws Failure notFound, forbidden, insufficient, conflict (the key was used for something else).
 */
export async function adjustPerson({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminPeople.adjust>>): Promise<AdminPersonPage> {
  const { userId, amount, reason, "idempotency-key": given } = input;
  await findManageablePerson(services, actor, userId);
  await adjust(services, {
    key: `adjust:${actor.id}:${given}`,
    kind: "adjusted",
    params: { reason },
    cause: null,
    userId,
    amount,
  });
  return personPage(services, userId);
}
