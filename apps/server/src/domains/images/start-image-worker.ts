import { Failure } from "../../platform/failure.ts";
import { FairQueue } from "../../platform/fair-queue.ts";
import type { Services } from "../../platform/services.ts";
import { stopRunning } from "./cancel-job.ts";
import { imageNode } from "./image-node.ts";
import { findStale } from "./jobs.repository.ts";
import { runJob } from "./run-job.ts";

/** Seldom enough that an idle database stays idle, which its upkeep waits for. */
const POLL_MS = 30_000;
const STALE_MS = 15_000;
const STALE_BATCH = 50;
/** Jobs this node works on, nearly all of them waiting for a model or a painter's thread; and what waits for that. */
const BOUNDS = { width: 64, share: 8, waitingEach: 40, waitingMost: 4000 };

/** Whoever paints on this node. */
export interface ImageWorker {
  /** Looks for jobs that no node works on. */
  claimStale(): Promise<void>;
  /** Resolves when nothing is left to paint that this node knows of. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Paints what people ask for: begun by the asking, and looked for at the start and every half minute in case a node
 * died. Which node paints does not matter.
 */
export function startImageWorker(services: Services): ImageWorker {
  const { bus, db, clock, log } = services;
  const node = imageNode(services);
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
  const claimStale = async () => {
    for (const { id, user_id: ownerId } of await findStale(db, clock.now() - STALE_MS, STALE_BATCH))
      node.wake(id, ownerId);
  };
  const claimStaleQuietly = () =>
    void claimStale().catch((error: unknown) =>
      log.warn({ err: error }, "picture jobs could not be looked for"),
    );
  const unsubscribe = bus.subscribe("stop", (work) => stopRunning(services, work));
  const timer = setInterval(claimStaleQuietly, POLL_MS).unref();
  claimStaleQuietly();
  return {
    claimStale,
    settled,
    async stop() {
      clearInterval(timer);
      unsubscribe();
      node.closing = true;
      stopping.abort();
      for (const { controller } of node.jobs.values()) controller.abort();
      await settled();
    },
  };
}
