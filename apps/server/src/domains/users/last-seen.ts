import { type Coalescer, createCoalescer } from "../../platform/coalescer.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { saveLastSeen } from "./users.repository.ts";

const GATHER_MS = 2_000;

const lastSeenOf = perServices<Coalescer<number, number>>(({ db, log }) =>
  createCoalescer(GATHER_MS, log, (entries) => saveLastSeen(db, [...entries])),
);

/** Records that a person was online until now: for the gateway, when a socket leaves. */
export function recordLastSeen(services: Services, userId: number): void {
  lastSeenOf(services).put(userId, services.clock.now());
}

/** Writes what is recorded; before the server stops. */
export const flushLastSeen = (services: Services): Promise<void> => lastSeenOf(services).flush();
