import { type Coalescer, createCoalescer } from "../../platform/coalesce.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { noteUsersSeen } from "./users.repository.ts";

const GATHER_MS = 2_000;

const notesOf = perServices<Coalescer<number, number>>(({ db, log }) =>
  createCoalescer(GATHER_MS, log, (entries) => noteUsersSeen(db, [...entries])),
);

/** Remembers that a person was here until now: for the gateway, when a socket leaves. */
export function noteLastSeen(services: Services, userId: number): void {
  notesOf(services).put(userId, services.clock.now());
}

/** Writes what is remembered; before a stop. */
export const flushLastSeen = (services: Services): Promise<void> => notesOf(services).flush();
