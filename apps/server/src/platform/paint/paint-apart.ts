import { perServices } from "../per-services.ts";
import type { Services } from "../services.ts";
import { WorkerPool } from "../worker-pool.ts";
import type { Painted, PaintWork } from "./paint-work.ts";

const entry = new URL("./paint.worker.ts", import.meta.url);
/** Of a processor: a picture takes tenths of a second, and the start of a thread half of one. */
const LIMIT_MS = 6_000;

// Each takes a processor, and about 40 MB: two at once, and one of an account.
const bounds = { width: 2, share: 1, waitingEach: 100, waitingMost: 2000 };
const poolOf = perServices(
  ({ closing }: Pick<Services, "closing">) =>
    new WorkerPool<PaintWork, Painted>({ ...bounds, entry, limitMs: LIMIT_MS, memoryMb: 256 }, closing),
);

/**
 * Paints in a thread of its own, so that nobody's messages wait for a picture (`IMAGE-1`), and nobody's picture for
 * all of somebody else's; the same work gives the same bytes.
 * @throws WorkEnded when it takes too long; Failure tooMany, unavailable (the server stops); the signal's reason.
 */
export const paintApart = (
  services: Pick<Services, "closing">,
  work: PaintWork,
  { ownerId, signal }: { ownerId: number; signal?: AbortSignal },
): Promise<Painted> => poolOf(services).run(ownerId, () => work, { signal });
