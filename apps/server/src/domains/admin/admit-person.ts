import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { changeUser, deletePendingUser } from "../users/index.ts";
import { findPerson } from "./people.repository.ts";

/**
 * Lets somebody in who has registered and waits; or turns him away, and his account is gone (`ADMIN-2`).
 * @throws Failure notFound when nobody of this id waits.
 */
export async function admitPerson({
  ctx: { services },
  input: { userId, admit },
}: Call<InputOf<typeof api.adminPeople.admit>>): Promise<null> {
  const person = await findPerson(services.db, userId, services.clock.now());
  ensure(person?.waiting, "notFound");
  if (admit) await changeUser(services.db, userId, { waiting: false, listed: true });
  else ensure(await deletePendingUser(services.db, userId), "notFound");
  return null;
}
