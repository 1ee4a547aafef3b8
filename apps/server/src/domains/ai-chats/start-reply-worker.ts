import type { StreamBatch } from "../../platform/bus.ts";
import type { OnJobEnded } from "../../platform/job-queue/job-queue.ts";
import type { Services } from "../../platform/services.ts";
import { ReplyFinder } from "./reply-finder.ts";
import { replyQueue } from "./reply-queue.ts";

/** How often it scans for missed messages: rarely, because the database's maintenance waits until it is idle. */
const POLL_MS = 30_000;

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

/**
 * Answers messages to characters: woken by the announcement of one, and scanning at the start and every half minute for
 * missed ones. Any node may answer.
 */
export function startReplyWorker(services: Services, onEnded: OnJobEnded): ReplyWorker {
  const queue = replyQueue(services);
  const finder = new ReplyFinder(services, (replies) => queue.add(replies));
  const unsubscribe = services.bus.subscribe("batch", (batch) => finder.onBatch(audienceOf(batch)));
  const timer = setInterval(() => finder.wake(), POLL_MS).unref();
  queue.start(onEnded);
  finder.wake();
  return {
    async settled() {
      await finder.settled();
      await queue.settled();
    },
    async stop() {
      clearInterval(timer);
      unsubscribe();
      await finder.stop();
      await queue.stop();
    },
  };
}
