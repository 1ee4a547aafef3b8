import type { Services } from "../../platform/services.ts";
import { stopRunning } from "./cancel-job.ts";
import { findStale } from "./jobs.repository.ts";
import { paintingNode } from "./painting-node.ts";
import { runJob } from "./run-job.ts";

/** Seldom enough that an idle database stays idle, which its upkeep waits for. */
const LOOK_MS = 30_000;
const STALE_MS = 15_000;
const STALE_MOST = 50;
/** Jobs this node works on at most; nearly all of them wait for a model, or for a painter's thread. */
const MOST = 64;

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
  const waiting: number[] = [];
  const running = new Map<number, Promise<void>>();

  function go(): void {
    while (running.size < MOST && !node.closing) {
      const id = waiting.shift();
      if (id === undefined) return;
      const work = runJob(services, id)
        .catch((error: unknown) => log.error({ err: error, jobId: id }, "a picture job could not be run"))
        .finally(() => {
          running.delete(id);
          go();
        });
      running.set(id, work);
    }
  }
  node.wake = (id) => {
    if (running.has(id) || waiting.includes(id)) return;
    waiting.push(id);
    go();
  };
  const settled = async () => {
    while (running.size > 0) await Promise.race(running.values());
  };
  const look = async () => {
    for (const id of await findStale(db, clock.now() - STALE_MS, STALE_MOST)) node.wake(id);
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
      for (const { controller } of node.jobs.values()) controller.abort();
      await settled();
    },
  };
}
