import { type Coalescer, createCoalescer } from "../../platform/coalescer.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { confirmSessions, saveLastSeen, type TokenUse } from "./auth.repository.ts";
import type { SessionState } from "./session-cache.ts";
import type { AccessPayload } from "./tokens.ts";

/** Precision of "last seen" in the session list. */
const STEP_MS = 60_000;
const GATHER_MS = 5_000;
/** Short compared with the 30 s that begin with it. */
const GATHER_USES_MS = 1_000;

const lastSeenOf = perServices<Coalescer<string, number>>(({ db, log }) =>
  createCoalescer(GATHER_MS, log, (entries) => saveLastSeen(db, [...entries])),
);
const usesOf = perServices<Coalescer<string, TokenUse>>(({ db, log }) =>
  createCoalescer(GATHER_USES_MS, log, (uses) => confirmSessions(db, uses)),
);

/** Records that a session is in use, at most once a minute, batched with others. */
export function recordSessionSeen(services: Services, id: string, lastSeenAt: number): void {
  const now = services.clock.now();
  if (now - lastSeenAt >= STEP_MS) lastSeenOf(services).put(id, now);
}

/**
 * Records, once after each refresh, that a new token is in use: the response has arrived, so the grace period of the
 * previous refresh token begins (`judgeRefresh`). A lost record is made again by the next request.
 */
export function recordTokenUse(services: Services, claims: AccessPayload, state: SessionState): void {
  const { session, generation = 0 } = claims;
  // The first generation has no token before it. The cached session may be some seconds older than the token.
  if (generation < 2 || generation < state.generation) return;
  if (generation === state.generation && state.confirmedAt !== null) return;
  usesOf(services).put(session, [generation, services.clock.now()]);
}

/** Stores what is still pending. */
export async function flushSessionUse(services: Services): Promise<void> {
  // Both write the session's row, and the second skips a row that is locked.
  await lastSeenOf(services).flush();
  await usesOf(services).flush();
}
