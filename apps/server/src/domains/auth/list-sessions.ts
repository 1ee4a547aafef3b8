import type { Session } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { presentSession } from "./auth.presenter.ts";
import { listSessions as standingSessions } from "./auth.repository.ts";
import { flushSessionNotes } from "./note-session.ts";

/** Where I am logged in, the latest used first (AUTH-6). */
export async function listSessions({ ctx }: Call<unknown>): Promise<Session[]> {
  const { services, actor } = ctx;
  await flushSessionNotes(services);
  const rows = await standingSessions(services.db, actor.id, services.clock.now());
  return rows.map((row) => presentSession(row, actor.sessionId));
}
