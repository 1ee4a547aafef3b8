import type { StreamBatch } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { findStale } from "./replies.repository.ts";
import { ReplyFinder } from "./reply-finder.ts";
import { ReplyQueue } from "./reply-queue.ts";
import { runningReplies } from "./running-replies.ts";
import { stopRunning } from "./stop-reply.ts";

/** Rare enough that an idle database stays idle, which its maintenance waits for. */
const POLL_MS = 30_000;
const STALE_MS = 15_000;
const STALE_BATCH = 50;

/** The worker that generates replies on this node. */
export interface ReplyWorker {
  /** Resolves when this node knows of no reply left to generate. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** The audience of a batch: people, or rooms. */
function audienceOf({ kind, rows }: StreamBatch): { users: number[]; rooms: number[] } {
  const audiences = rows.flatMap(({ deliveries }) => deliveries.map(({ audience }) => audience));
  if (kind === "private") return { users: unique(audiences.flatMap(({ users }) => users ?? [])), rooms: [] };
  return { users: [], rooms: unique(audiences.flatMap(({ room }) => room ?? [])) };
}

/** Runs `work` and logs its failure: it is tried again later. */
const logged =
  ({ log }: Services, work: () => Promise<void>) =>
  () =>
    void work().catch((error: unknown) =>
      log.warn({ err: error }, "the characters' turns could not be read"),
    );

/**
 * Answers messages to characters: woken by the announcement of one, and scanning at the start and every half minute for
 * missed ones. Any node may answer.
 */
export function startReplyWorker(services: Services): ReplyWorker {
  const { bus, db, clock } = services;
  const queue = new ReplyQueue(services);
  const finder = new ReplyFinder(services, (replies) => queue.add(replies));
  const recover = logged(services, async () =>
    queue.add(await findStale(db, clock.now() - STALE_MS, STALE_BATCH)),
  );
  runningReplies(services).wake = (reply) => queue.add([reply]);
  const unsubscribeBatches = bus.subscribe("batch", (batch) => finder.onBatch(audienceOf(batch)));
  const unsubscribeStops = bus.subscribe("stop", (work) => stopRunning(services, work));
  const poll = () => {
    finder.wake();
    recover();
  };
  const timer = setInterval(poll, POLL_MS).unref();
  poll();
  return {
    async settled() {
      await finder.idle();
      await queue.idle();
    },
    async stop() {
      clearInterval(timer);
      unsubscribeBatches();
      unsubscribeStops();
      await finder.stop();
      await queue.stop();
    },
  };
}
