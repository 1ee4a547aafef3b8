import type { Session } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { presentSession } from "./auth.presenter.ts";
import { deleteSessions, findSessions } from "./auth.repository.ts";
import { publishSessionEnd } from "./publish-session-end.ts";
import { flushSessionUse } from "./session-use.ts";

/** Where a person is logged in, the latest used first; `currentId` is the session that asks, if it is his. */
export async function sessionsOf(services: Services, userId: number, currentId = ""): Promise<Session[]> {
  await flushSessionUse(services);
  const rows = await findSessions(services.db, userId, services.clock.now());
  return rows.map((row) => presentSession(row, currentId));
}

/** Ends one login of a person on every node. @returns whether there was such a one. */
export async function endSession(services: Services, userId: number, id: string): Promise<boolean> {
  const ended = await deleteSessions(services.db, { userId, id });
  publishSessionEnd(services, userId, ended, "revoked");
  return ended.length > 0;
}

/** Ends every login of a person on every node, but the one named. */
export async function endAllSessions(services: Services, userId: number, exceptId?: string): Promise<void> {
  publishSessionEnd(services, userId, await deleteSessions(services.db, { userId, exceptId }), "revoked");
}
