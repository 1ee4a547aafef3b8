import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { randomPassword, setPassword } from "../auth/index.ts";
import { findManageablePerson } from "./manageable-person.ts";

type Reset = typeof api.adminPeople.resetPassword;

/**
 * Sets a person's password and ends every login of his. @returns the password when it was made here, this once.
 * @throws Failure notFound, forbidden.
 */
export async function resetPersonPassword({
  ctx: { services, actor },
  input,
}: Call<InputOf<Reset>>): Promise<OutputOf<Reset>> {
  const { userId, newPassword: given } = input;
  await findManageablePerson(services, actor, userId);
  const password = given ?? randomPassword();
  await setPassword(services, userId, password);
  return { newPassword: given === undefined ? password : null };
}
