import { type Coalescer, createCoalescer } from "../../platform/coalescer.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { confirmSessions, saveLastSeen, type TokenUse } from "./auth.repository.ts";
import type { SessionState } from "./session-cache.ts";
import type { AccessPayload } from "./tokens.ts";

/** How exact "last seen" of the sessions list is. */
const STEP_MS = 60_000;
const GATHER_MS = 5_000;
/** Short beside the 30 s that begin with it. */
const GATHER_USES_MS = 1_000;

const lastSeenOf = perServices<Coalescer<string, number>>(({ db, log }) =>
  createCoalescer(GATHER_MS, log, (entries) => saveLastSeen(db, [...entries])),
);
const usesOf = perServices<Coalescer<string, TokenUse>>(({ db, log }) =>
  createCoalescer(GATHER_USES_MS, log, (uses) => confirmSessions(db, uses)),
);

/** Remembers that a session is in use, at most once a minute and together with others. */
export function recordSessionSeen(services: Services, id: string, lastSeenAt: number): void {
  const now = services.clock.now();
  if (now - lastSeenAt >= STEP_MS) lastSeenOf(services).put(id, now);
}

/**
 * Remembers, once after each refresh, that a token it gave is in use: its answer has arrived, so the grace of the
 * refresh token before it begins (`judgeRefresh`). A note that is lost is made again by the next request.
 */
export function recordTokenUse(services: Services, claims: AccessPayload, state: SessionState): void {
  const { session, generation = 0 } = claims;
  // The first one has none before it; what is known of the session may be some seconds older than a token.
  if (generation < 2 || generation < state.generation) return;
  if (generation === state.generation && state.confirmedAt !== null) return;
  usesOf(services).put(session, [generation, services.clock.now()]);
}

/** Writes what is remembered. */
export async function flushSessionUse(services: Services): Promise<void> {
  await Promise.all([lastSeenOf(services).flush(), usesOf(services).flush()]);
}
