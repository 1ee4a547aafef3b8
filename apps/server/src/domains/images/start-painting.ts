import { Failure } from "../../platform/failure.ts";
import { FairQueue } from "../../platform/fair-queue.ts";
import type { Services } from "../../platform/services.ts";
import { stopRunning } from "./cancel-job.ts";
import { findStale } from "./jobs.repository.ts";
import { paintingNode } from "./painting-node.ts";
import { runJob } from "./run-job.ts";

/** Seldom enough that an idle database stays idle, which its upkeep waits for. */
const LOOK_MS = 30_000;
const STALE_MS = 15_000;
const STALE_MOST = 50;
/** Jobs this node works on, nearly all of them waiting for a model or a painter's thread; and what waits for that. */
const BOUNDS = { width: 64, share: 8, waitingEach: 40, waitingMost: 4000 };

/** Whoever paints on this node. */
export interface Painting {
  /** Looks for jobs that no node works on. */
  look(): Promise<void>;
  /** Resolves when nothing is left to paint that this node knows of. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Paints what people ask for: begun by the asking, and looked for at the start and every half minute in case a node
 * died. Which node paints does not matter.
 */
export function startPainting(services: Services): Painting {
  const { bus, db, clock, log } = services;
  const node = paintingNode(services);
  const stopping = new AbortController();
  const queue = new FairQueue(BOUNDS, stopping.signal);
  /** Jobs this node works on, or that wait here for it to. */
  const known = new Map<number, Promise<void>>();

  node.wake = (id, ownerId) => {
    if (known.has(id) || node.closing) return;
    const work = queue
      .run(ownerId, () => runJob(services, id))
      .catch((error: unknown) => {
        // What has no place here is looked for again, by whichever node has one.
        if (!(error instanceof Failure))
          log.error({ err: error, jobId: id }, "a picture job could not be run");
      })
      .finally(() => known.delete(id));
    known.set(id, work);
  };
  const settled = async () => {
    while (known.size > 0) await Promise.race(known.values());
  };
  const look = async () => {
    for (const { id, user_id: ownerId } of await findStale(db, clock.now() - STALE_MS, STALE_MOST))
      node.wake(id, ownerId);
  };
  const lookQuietly = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, "picture jobs could not be looked for"));
  const stopHearing = bus.subscribe("stop", (work) => stopRunning(services, work));
  const timer = setInterval(lookQuietly, LOOK_MS).unref();
  lookQuietly();
  return {
    look,
    settled,
    async stop() {
      clearInterval(timer);
      stopHearing();
      node.closing = true;
      stopping.abort();
      for (const { controller } of node.jobs.values()) controller.abort();
      await settled();
    },
  };
}
