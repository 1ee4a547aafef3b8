import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { endSession } from "./sessions.ts";

/** Ends one of my sessions (AUTH-6). @throws Failure `notFound` for anybody else's too. */
export async function revokeSession({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.revokeSession>>): Promise<null> {
  const { services, actor } = ctx;
  ensure(await endSession(services, actor.id, input.id), "notFound");
  return null;
}
