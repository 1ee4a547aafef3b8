import type { Call } from "../../platform/context.ts";
import { deleteSessions } from "./auth.repository.ts";
import { publishSessionEnd } from "./publish-session-end.ts";

/** Ends the session that asks (AUTH-1). */
export async function logout({ ctx }: Call<unknown>): Promise<null> {
  const { services, actor } = ctx;
  const ended = await deleteSessions(services.db, { userId: actor.id, id: actor.sessionId });
  publishSessionEnd(services, actor.id, ended, "revoked");
  return null;
}
