import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { deleteSessions } from "./auth.repository.ts";
import { announceEnd } from "./end-sessions.ts";

/** Ends one of my sessions (AUTH-6). @throws Failure `notFound` for anybody else's too. */
export async function revokeSession({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.revokeSession>>): Promise<null> {
  const { services, actor } = ctx;
  const ended = await deleteSessions(services.db, { userId: actor.id, id: input.id });
  ensure(ended.length > 0, "notFound");
  announceEnd(services, actor.id, ended, "revoked");
  return null;
}
