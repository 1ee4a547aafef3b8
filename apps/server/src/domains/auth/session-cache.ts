import { BoundedMap } from "../../platform/bounded-map.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { findUser, isBannedAt } from "../users/index.ts";
import { hasRights } from "./auth.policy.ts";
import { findSession } from "./auth.repository.ts";
import { hasFactor } from "./second-factor/show-factor.ts";

/** A backstop for lost bus messages; usually the bus ends a session sooner. */
const TRUST_MS = 10_000;

/** An active session, with its owner's current rights. */
export interface SessionState {
  userId: number;
  terminal: number;
  roles: readonly string[];
  permissions: readonly string[];
  /** Has a second factor, or no rights that would require one. */
  protected: boolean;
  teenMode: boolean;
  lastSeenAt: number;
  generation: number;
  /** When tokens of this generation were first used, according to the session's row. */
  confirmedAt: number | null;
  /** When this was read, and when the session expires. */
  readAt: number;
  expiresAt: number;
}

interface Cache {
  known: BoundedMap<string, SessionState>;
  /** Reads in progress, shared by parallel requests. */
  reading: Map<string, Promise<SessionState | undefined>>;
  /** Counts invalidations: a read that started before one must not be cached. */
  changes: number;
}

const cacheOf = perServices<Cache>((services) => {
  const known = new BoundedMap<string, SessionState>(services.config.cachedSessions);
  const cache: Cache = { known, reading: new Map(), changes: 0 };
  services.bus.subscribe("closing", ({ sessions }) => {
    cache.changes += 1;
    cache.reading.clear();
    for (const id of sessions) cache.known.delete(id);
  });
  services.bus.subscribe("stale", (what) => {
    if (!what.startsWith("user:")) return;
    const userId = Number(what.slice("user:".length));
    cache.changes += 1;
    cache.reading.clear();
    cache.known.drop((state) => state.userId === userId);
  });
  services.bus.subscribe("missed", () => {
    cache.changes += 1;
    cache.reading.clear();
    cache.known.drop(() => true);
  });
  return cache;
});

async function read(services: Services, id: string): Promise<SessionState | undefined> {
  const now = services.clock.now();
  const session = await findSession(services.db, id);
  if (!session || session.expires_at <= now) return undefined;
  const user = await findUser(services.db, session.user_id);
  if (!user || isBannedAt(user, now)) return undefined;
  return {
    userId: user.id,
    terminal: session.terminal,
    roles: user.roles,
    permissions: user.permissions,
    protected: !hasRights(user) || (await hasFactor(services, user.id)),
    teenMode: user.minor,
    lastSeenAt: session.last_seen_at,
    generation: session.generation,
    confirmedAt: session.confirmed_at,
    readAt: now,
    expiresAt: session.expires_at,
  };
}

async function readShared(services: Services, cache: Cache, id: string): Promise<SessionState | undefined> {
  const underway = cache.reading.get(id);
  if (underway) return underway;
  const changes = cache.changes;
  const reading = read(services, id);
  cache.reading.set(id, reading);
  try {
    const state = await reading;
    if (state && cache.changes === changes) cache.known.set(id, state);
    return state;
  } finally {
    if (cache.reading.get(id) === reading) cache.reading.delete(id);
  }
}

/** The session while it is active: not ended, not expired, its owner neither deleted nor banned (W6). */
export async function findSessionState(services: Services, id: string): Promise<SessionState | undefined> {
  const cache = cacheOf(services);
  const now = services.clock.now();
  const known = cache.known.get(id);
  if (known && now - known.readAt < TRUST_MS && now < known.expiresAt) return known;
  return readShared(services, cache, id);
}
