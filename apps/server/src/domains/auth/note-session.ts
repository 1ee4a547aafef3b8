import { type Coalescer, createCoalescer } from "../../platform/coalesce.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { noteSessionsSeen } from "./auth.repository.ts";

/** How exact "last seen" of the sessions list is. */
const STEP_MS = 60_000;
const GATHER_MS = 5_000;

const notesOf = perServices<Coalescer<string, number>>(({ db, log }) =>
  createCoalescer(GATHER_MS, log, (entries) => noteSessionsSeen(db, [...entries])),
);

/** Remembers that a session is in use, at most once a minute and together with others. */
export function noteSession(services: Services, id: string, lastSeenAt: number): void {
  const now = services.clock.now();
  if (now - lastSeenAt >= STEP_MS) notesOf(services).put(id, now);
}

/** Writes what is remembered. */
export const flushSessionNotes = (services: Services): Promise<void> => notesOf(services).flush();
