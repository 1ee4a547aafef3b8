import { Failure } from "../../platform/failure.ts";
import { FairQueue } from "../../platform/fair-queue.ts";
import type { Services } from "../../platform/services.ts";
import { stopRunning } from "./cancel-job.ts";
import { imageNode } from "./image-node.ts";
import { findStale } from "./jobs.repository.ts";
import { runJob } from "./run-job.ts";

/** Rare enough that an idle database stays idle, which its maintenance waits for. */
const POLL_MS = 30_000;
const STALE_MS = 15_000;
const STALE_BATCH = 50;
/**
 * Limits of this node: running jobs, nearly all waiting for a model or a painter process, and jobs queued for a slot.
 */
const BOUNDS = { width: 64, share: 8, waitingEach: 40, waitingMost: 4000 };

/** The worker that paints on this node. */
export interface ImageWorker {
  /** Looks for jobs that no node works on. */
  claimStale(): Promise<void>;
  /** Resolves when this node knows of no job left to paint. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Paints requested pictures: woken by the request, and scanning at the start and every half minute in case a node died.
 * Any node may paint.
 */
export function startImageWorker(services: Services): ImageWorker {
  const { bus, db, clock, log } = services;
  const node = imageNode(services);
  const stopping = new AbortController();
  const queue = new FairQueue(BOUNDS, stopping.signal);
  /** Jobs running or queued on this node. */
  const known = new Map<number, Promise<void>>();

  node.wake = (id, ownerId) => {
    if (known.has(id) || node.closing) return;
    const work = queue
      .run(ownerId, () => runJob(services, id))
      .catch((error: unknown) => {
        // A job that got no slot is found again later, by any node that has one.
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
