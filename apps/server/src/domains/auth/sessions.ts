import type { api, InputOf, Session } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { presentSession } from "./auth.presenter.ts";
import { deleteOldSessions, deleteSessions, findActiveIds, findSessions } from "./auth.repository.ts";
import { deleteOldCodes } from "./codes.repository.ts";
import { deleteOldDevices } from "./devices.repository.ts";
import { publishSessionEnd } from "./publish-session-end.ts";
import { flushSessionUse } from "./session-use.ts";

/** A person's logins, most recently used first; `currentId` is the asking session, if it is theirs. */
export async function sessionsOf(services: Services, userId: number, currentId = ""): Promise<Session[]> {
  await flushSessionUse(services);
  const rows = await findSessions(services.db, userId, services.clock.now());
  return rows.map((row) => presentSession(row, currentId));
}

/** Ends one login of a person on every node. @returns whether it existed. */
export async function endSession(services: Services, userId: number, id: string): Promise<boolean> {
  const ended = await deleteSessions(services.db, { userId, id });
  publishSessionEnd(services, userId, ended, "revoked");
  return ended.length > 0;
}

/** Ends every login of a person on every node, except the one named. */
export async function endAllSessions(services: Services, userId: number, exceptId?: string): Promise<void> {
  publishSessionEnd(services, userId, await deleteSessions(services.db, { userId, exceptId }), "revoked");
}

/**
 * Which of these sessions are still active, from the database. The gateway uses it to find sockets whose `closing`
 * message was lost on the bus.
 */
export async function findActiveSessions(services: Services, ids: readonly string[]): Promise<Set<string>> {
  return new Set(await findActiveIds(services.db, ids, services.clock.now()));
}

/** My logins, most recently used first (AUTH-6). */
export const listSessions = ({ ctx: { services, actor } }: Call<unknown>): Promise<Session[]> =>
  sessionsOf(services, actor.id, actor.sessionId);

/** Ends one of my sessions (AUTH-6). @throws Failure `notFound`, also for other people's sessions. */
export async function revokeSession({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.revokeSession>>): Promise<null> {
  const { services, actor } = ctx;
  ensure(await endSession(services, actor.id, input.id), "notFound");
  return null;
}

/** Ends the current session (AUTH-1). */
export async function logout({ ctx }: Call<unknown>): Promise<null> {
  const { services, actor } = ctx;
  const ended = await deleteSessions(services.db, { userId: actor.id, id: actor.sessionId });
  publishSessionEnd(services, actor.id, ended, "revoked");
  return null;
}

/** How long accounts that shared a device stay linked by it. */
const DEVICES_MS = 180 * 86_400_000;

/** Removes sessions and mailed codes that ran out, and devices long unused; for an hourly job. */
export async function sweepAuth({ db, clock }: Services): Promise<void> {
  await deleteOldSessions(db, clock.now());
  await deleteOldCodes(db, clock.now());
  await deleteOldDevices(db, clock.now() - DEVICES_MS);
}
