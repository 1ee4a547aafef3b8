import type { RegistrationMode } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { registrationMode } from "./registration-mode.ts";

/** Who may register now (`ADMIN-2`): nothing else of the settings is told without a login. */
export async function showRegistration({
  ctx,
}: Call<unknown, AnonymousActor>): Promise<{ mode: RegistrationMode }> {
  return { mode: await registrationMode(ctx.services) };
}
