import { type Coalescer, createCoalescer } from "../../platform/coalesce.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { confirmSessions, noteSessionsSeen, type Use } from "./auth.repository.ts";
import type { Standing } from "./session-cache.ts";
import type { AccessPayload } from "./tokens.ts";

/** How exact "last seen" of the sessions list is. */
const STEP_MS = 60_000;
const GATHER_MS = 5_000;
/** Short beside the 30 s that begin with it. */
const GATHER_USES_MS = 1_000;

const notesOf = perServices<Coalescer<string, number>>(({ db, log }) =>
  createCoalescer(GATHER_MS, log, (entries) => noteSessionsSeen(db, [...entries])),
);
const usesOf = perServices<Coalescer<string, Use>>(({ db, log }) =>
  createCoalescer(GATHER_USES_MS, log, (uses) => confirmSessions(db, uses)),
);

/** Remembers that a session is in use, at most once a minute and together with others. */
export function noteSession(services: Services, id: string, lastSeenAt: number): void {
  const now = services.clock.now();
  if (now - lastSeenAt >= STEP_MS) notesOf(services).put(id, now);
}

/**
 * Remembers, once after each refresh, that a token it gave is in use: its answer has arrived, so the grace of the
 * refresh token before it begins (`judgeRefresh`). A note that is lost is made again by the next request.
 */
export function noteUse(services: Services, claims: AccessPayload, standing: Standing): void {
  const { session, generation = 0 } = claims;
  // The first one has none before it; what is known of the session may be some seconds older than a token.
  if (generation < 2 || generation < standing.generation) return;
  if (generation === standing.generation && standing.confirmedAt !== null) return;
  usesOf(services).put(session, [generation, services.clock.now()]);
}

/** Writes what is remembered. */
export async function flushSessionNotes(services: Services): Promise<void> {
  await Promise.all([notesOf(services).flush(), usesOf(services).flush()]);
}
